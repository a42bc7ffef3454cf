import type { Method, MethodsAnswer } from '../../client/shopper/index.js';

export const isCard = ({ type }: Method): boolean => type === 'scheme';

export const takesCards = ({ methods }: MethodsAnswer): boolean => methods.some(isCard);

/** Whether nothing but a card can be typed: there is no choice, and nothing of one is loaded. */
export const isCardAlone = (answer: MethodsAnswer): boolean =>
  answer.storedCards.length + answer.methods.length < 2 && takesCards(answer);

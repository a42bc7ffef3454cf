import type { MethodsAnswer } from '../../client/shopper/index.js';

export const takesCards = ({ methods }: MethodsAnswer): boolean =>
  methods.some(({ type }) => type === 'scheme');

/** Whether nothing but a card can be typed: there is no choice, and nothing of one is loaded. */
export const isCardAlone = (answer: MethodsAnswer): boolean =>
  answer.storedCards.length + answer.methods.length < 2 && takesCards(answer);

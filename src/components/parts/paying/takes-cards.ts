import type { Method, MethodsAnswer } from '../../../client/shopper/index.js';

export const isCard = ({ type }: Method): boolean => type === 'scheme';

export const takesCards = ({ methods }: MethodsAnswer): boolean => methods.some(isCard);

/** Whether nothing but a card can be typed: there is no choice and nothing beside the card, and nothing of either is loaded. */
export const isCardAlone = ({ storedCards, methods: [first, second], parts }: MethodsAnswer): boolean =>
  first?.type === 'scheme' && !(parts ?? storedCards[0] ?? second ?? first.configuration ?? first.hint);

import type { Method, MethodsAnswer, StoredCard } from '../../client/shopper/index.js';

/** Before the type of a method that the shopper leaves the page for, among the values of the choice. */
const LEAVE = 'leave:';

/** Whether a card's month is over by the server's clock. Anything that is no date is left to the platform. */
export const isExpired = ({ expiryMonth, expiryYear }: StoredCard, now: string): boolean =>
  Date.UTC(Number(expiryYear), Number(expiryMonth)) <= Number(now);

export const takesCards = ({ methods }: MethodsAnswer): boolean =>
  methods.some(({ type }) => type === 'scheme');

/** Methods that the shopper leaves the page for, in the order of the answer. */
export const leavingMethods = ({ methods }: MethodsAnswer): readonly Method[] =>
  methods.filter(({ type, family }) => family === 'redirect' && type !== 'scheme');

/** Whether the page has a way to take what an order can be paid with. */
export const isPayable = (answer: MethodsAnswer): boolean =>
  takesCards(answer) || leavingMethods(answer).length > 0;

/** The choice of a method that the shopper leaves for; a stored card's is its id, and a new card's is empty. */
export const leaveFor = ({ type }: Method): string => LEAVE + type;

/** The method that a choice leaves for; undefined where a card is chosen. */
export const leavingOf = (answer: MethodsAnswer | undefined, choice: string): Method | undefined =>
  answer && leavingMethods(answer).find((method) => leaveFor(method) === choice);

/** What is chosen before the shopper has chosen: a stored card, else a new card, else the first method. */
export function firstChoice(answer: MethodsAnswer): string {
  const stored = answer.storedCards.find((card) => !isExpired(card, answer.serverTime));
  const [method] = takesCards(answer) ? [] : leavingMethods(answer);
  return stored?.id ?? (method ? leaveFor(method) : '');
}

/** Tells the developer which methods of the account this page does not offer. */
export function warnOfUnknown({ environment, methods }: MethodsAnswer): void {
  const unknown = methods.filter(({ type, family }) => type !== 'scheme' && family !== 'redirect');
  if (environment !== 'live' && unknown.length > 0)
    console.warn(
      `florin: not offered, because this page cannot take it: ${unknown.map(({ type }) => type).join(', ')}.`,
    );
}

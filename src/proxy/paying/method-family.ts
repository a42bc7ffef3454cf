import { REDIRECT_METHODS, type MethodFamily } from '../../client/shopper/payment-methods.js';

const FAMILIES: ReadonlyMap<string, MethodFamily> = new Map([
  ['scheme', 'card'],
  ...REDIRECT_METHODS.map((type) => [type, 'redirect'] as const),
]);

/** How a page takes a method of the platform's list. Undefined: it cannot, and does not offer it. */
export const familyOf = (type: string): MethodFamily | undefined => FAMILIES.get(type);

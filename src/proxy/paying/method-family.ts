import { SHORT_FORMS } from '../../client/shopper/short-forms.js';
import { REDIRECT_METHODS, type MethodFamily } from '../../client/shopper/payment-methods.js';

const FAMILIES: ReadonlyMap<string, MethodFamily> = new Map([
  ['scheme', 'card'],
  ...REDIRECT_METHODS.map((type) => [type, 'redirect'] as const),
  ...Object.keys(SHORT_FORMS).map((type) => [type, 'short-form'] as const),
]);

/** How a page takes a method of the platform's list. Undefined: it cannot, and does not offer it. */
export const familyOf = (type: string): MethodFamily | undefined => FAMILIES.get(type);

import { isPaidElsewhere } from '../../src/client/shopper/next-step.js';
import { methodsOf, type OnOffer } from './methods-on-offer.js';

/** Names of the two tests that a type has in its file of this folder, both in Chromium. */
export const paidTest = (type: string): string => `${type} is paid`;
export const declinedTest = (type: string): string => `${type} is declined, and the shop has no money`;

const isElsewhere = ({ type }: OnOffer): boolean => isPaidElsewhere(type);

/** Files of this folder that try all methods of a kind in the same way. */
export const TRIED_ALIKE = {
  redirect: () => methodsOf('redirect'),
  'short-form': () => methodsOf('short-form').filter((method) => !isElsewhere(method)),
  papers: () => methodsOf('short-form').filter(isElsewhere),
  'account-and-person': () => [
    ...methodsOf('direct-debit'),
    ...methodsOf('issuer-list'),
    ...methodsOf('invoice'),
  ],
} as const satisfies Record<string, () => readonly OnOffer[]>;

/** Files of this folder that try these in their own way. */
export const TRIED_BY_HAND = {
  scheme: 'card',
  giftcard: 'gift-card',
  googlepay: 'wallet',
  applepay: 'wallet',
  upi_intent: 'phone',
} as const;

/** The file of this folder that pays by a type and has it declined; undefined where none does. */
export const fileOf = (type: string): string | undefined =>
  (TRIED_BY_HAND as Readonly<Record<string, string>>)[type] ??
  Object.entries(TRIED_ALIKE).find(([, methods]) => methods().some((method) => method.type === type))?.[0];

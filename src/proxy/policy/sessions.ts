import type { Rule } from './rule.js';

/**
 * What staff say of the payment that a session or an older setup is for, as they do for a payment link. `shopperReference` is
 * not among them: anyone who opens the page could pay with what that shopper has stored.
 */
const SAID_OF_ORDER = ['amount', 'countryCode', 'reference', 'returnUrl'];

/** What is known of the person at the screen is not known of the one who pays: the merchant's `supply` may say it. */
const notOfStaff: Rule['known'] = () =>
  Promise.resolve({
    shopperReference: undefined,
    shopperEmail: undefined,
    shopperIP: undefined,
    origin: undefined,
  });

const operator: Rule = { audiences: ['operator'], known: notOfStaff };

/** Staff open a session: the shopper pays on a page of the platform, and no ledger of ours stands between. */
export const opensSession: Rule = { ...operator, saidByOperator: [...SAID_OF_ORDER, 'expiresAt', 'mode'] };

/** The same for the older kits, of either version. */
export const opensSetup: Rule = { ...operator, saidByOperator: [...SAID_OF_ORDER, 'channel', 'origin'] };

/** The shopper approves what is changed at PayPal, or leaves. */
export const changesPayPalOrder: Rule = { ...operator, saidByOperator: ['amount', 'taxTotal'] };

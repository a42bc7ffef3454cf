import * as z from '../schema/schema.js';
import { list, text, time, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { GrantBalance, Repayment } from '../transfers/grant.js';
import { Amount } from '../schema/values.js';

/** Money that an account holder may have in advance, until the offer expires. */
export const GrantOffer = /*@__PURE__*/ once(() =>
  z.object({
    accountHolderId: z.string(),
    amount: z.optional(Amount()),
    contractType: word('cashAdvance', 'loan'),
    expiresAt: time(),
    fee: z.optional(z.object({ amount: Amount() })),
    id: text(),
    repayment: z.optional(Repayment()),
    startsAt: time(),
  }),
);
export type GrantOffer = z.infer<ReturnType<typeof GrantOffer>>;

/** Asks whose offers are wanted. */
export const GrantOffersRequest = /*@__PURE__*/ once(() => z.object({ accountHolderId: z.string() }));
export type GrantOffersRequest = z.input<ReturnType<typeof GrantOffersRequest>>;

export const GrantOffers = /*@__PURE__*/ once(() => z.object({ grantOffers: z.array(GrantOffer()) }));
export type GrantOffers = z.infer<ReturnType<typeof GrantOffers>>;

/** The account that grants are booked on: what is owed, and the most that may be, by currency. */
export const CapitalGrantAccount = /*@__PURE__*/ once(() =>
  z.object({
    balances: list(GrantBalance()),
    fundingBalanceAccountId: text(),
    id: text(),
    limits: list(z.object({ amount: z.optional(Amount()) })),
  }),
);
export type CapitalGrantAccount = z.infer<ReturnType<typeof CapitalGrantAccount>>;

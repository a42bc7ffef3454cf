import * as z from '../schema/schema.js';
import { count, text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { integer, oneOf, SignedAmount } from '../schema/values.js';

/** Where a grant is paid to. */
export const GrantCounterparty = /*@__PURE__*/ once(() =>
  z.object({
    accountHolderId: text(),
    balanceAccountId: text(),
    transferInstrumentId: text(),
  }),
);
export type GrantCounterparty = z.infer<ReturnType<typeof GrantCounterparty>>;

const offerFields = () => ({
  counterparty: z.optional(GrantCounterparty()),
  grantAccountId: z.string(),
  grantOfferId: z.string(),
});

/** Which offer to take, and where its money goes. */
export const GrantInfo = /*@__PURE__*/ once(() => z.object(offerFields()));
export type GrantInfo = z.input<ReturnType<typeof GrantInfo>>;

/** What is still owed, in minor units of the currency. */
export const GrantBalance = /*@__PURE__*/ once(() =>
  z.object({
    currency: z.string(),
    fee: integer(),
    principal: integer(),
    total: integer(),
  }),
);
export type GrantBalance = z.infer<ReturnType<typeof GrantBalance>>;

const Charge = /*@__PURE__*/ once(() => z.object({ amount: SignedAmount() }));

/** How a grant is paid back: by a share of what is earned, in hundredths of a percent, and by at least the threshold. */
export const Repayment = /*@__PURE__*/ once(() =>
  z.object({
    basisPoints: integer(),
    term: z.optional(z.object({ estimatedDays: integer(), maximumDays: count() })),
    threshold: z.optional(Charge()),
  }),
);
export type Repayment = z.infer<ReturnType<typeof Repayment>>;

/** Money that was lent to an account holder. */
export const Grant = /*@__PURE__*/ once(() =>
  z.object({
    ...offerFields(),
    amount: z.optional(SignedAmount()),
    balances: GrantBalance(),
    fee: z.optional(Charge()),
    id: z.string(),
    repayment: z.optional(Repayment()),
    status: oneOf('Pending', 'Active', 'Repaid'),
  }),
);
export type Grant = z.infer<ReturnType<typeof Grant>>;

/** Whose grants to list. */
export const GrantSearch = /*@__PURE__*/ once(() => z.object({ counterpartyAccountHolderId: text() }));
export type GrantSearch = z.input<ReturnType<typeof GrantSearch>>;

/** All grants of an account holder, on one page. */
export const Grants = /*@__PURE__*/ once(() => z.object({ grants: z.array(Grant()) }));
export type Grants = z.infer<ReturnType<typeof Grants>>;

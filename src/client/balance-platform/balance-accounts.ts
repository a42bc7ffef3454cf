import * as z from '../schema/schema.js';
import { count, list, text, texts, whole } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { integer } from '../schema/values.js';
import { pageFields } from './pages.js';
import { status } from './status.js';

/** When a day of sales ends and after how many days it is paid out. */
export const PlatformPaymentConfiguration = /*@__PURE__*/ once(() =>
  z.object({
    salesDayClosingTime: text(),
    settlementDelayDays: count(),
  }),
);
export type PlatformPaymentConfiguration = z.infer<ReturnType<typeof PlatformPaymentConfiguration>>;

const describingFields = () => ({
  description: text(300),
  metadata: texts(),
  platformPaymentConfiguration: z.optional(PlatformPaymentConfiguration()),
  reference: text(150),
  timeZone: text(),
});

/** A new balance account of an account holder. Its currency cannot be changed later. */
export const BalanceAccountInfo = /*@__PURE__*/ once(() =>
  z.object({
    ...describingFields(),
    accountHolderId: z.string(),
    defaultCurrencyCode: text(),
    migratedAccountCode: text(),
  }),
);
export type BalanceAccountInfo = z.input<ReturnType<typeof BalanceAccountInfo>>;

/** What changes of a balance account. `closed` is for good. */
export const BalanceAccountUpdateRequest = /*@__PURE__*/ once(() =>
  z.object({ ...describingFields(), accountHolderId: text(), status: status() }),
);
export type BalanceAccountUpdateRequest = z.input<ReturnType<typeof BalanceAccountUpdateRequest>>;

/** A balance account as lists give it: without its balances. */
export const BalanceAccountBase = /*@__PURE__*/ once(() =>
  z.object({ ...z.shapeOf(BalanceAccountInfo()), id: z.string(), status: status() }),
);
export type BalanceAccountBase = z.infer<ReturnType<typeof BalanceAccountBase>>;

/** What an account holds in one currency, in minor units. Each figure can be below zero. */
export const Balance = /*@__PURE__*/ once(() =>
  z.object({
    available: integer(),
    balance: integer(),
    currency: z.string(),
    pending: whole(),
    reserved: integer(),
  }),
);
export type Balance = z.infer<ReturnType<typeof Balance>>;

/** A balance account with what it holds. */
export const BalanceAccount = /*@__PURE__*/ once(() =>
  z.object({ ...z.shapeOf(BalanceAccountBase()), balances: list(Balance()) }),
);
export type BalanceAccount = z.infer<ReturnType<typeof BalanceAccount>>;

export const BalanceAccountPage = /*@__PURE__*/ once(() =>
  z.object({ ...pageFields(), balanceAccounts: z.array(BalanceAccountBase()) }),
);
export type BalanceAccountPage = z.infer<ReturnType<typeof BalanceAccountPage>>;

import * as z from '../schema/schema.js';
import { list, text, time, timeOf } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { oneOf, SignedAmount } from '../schema/values.js';
import { CategoryData } from './category-data.js';
import { PaymentInstrument, ResourceReference } from './resource.js';
import { Links, windowFields } from './paging.js';

/** The transfer that a transaction belongs to. */
export const TransferView = /*@__PURE__*/ once(() =>
  z.object({
    categoryData: z.optional(CategoryData()),
    id: text(),
    reference: z.string(),
  }),
);
export type TransferView = z.infer<ReturnType<typeof TransferView>>;

/** One booking on a balance account. Money that left has a negative amount. */
export const Transaction = /*@__PURE__*/ once(() =>
  z.object({
    accountHolder: ResourceReference(),
    amount: SignedAmount(),
    balanceAccount: ResourceReference(),
    balancePlatform: z.string(),
    bookingDate: timeOf(),
    creationDate: time(),
    description: text(),
    id: z.string(),
    paymentInstrument: z.optional(PaymentInstrument()),
    referenceForBeneficiary: text(),
    status: oneOf('booked', 'pending'),
    transfer: z.optional(TransferView()),
    valueDate: timeOf(),
  }),
);
export type Transaction = z.infer<ReturnType<typeof Transaction>>;

/** Which transactions to list. */
export const TransactionSearch = /*@__PURE__*/ once(() => z.object(windowFields()));
export type TransactionSearch = z.input<ReturnType<typeof TransactionSearch>>;

/** One page of transactions. */
export const TransactionPage = /*@__PURE__*/ once(() =>
  z.object({ _links: z.optional(Links()), data: list(Transaction()) }),
);
export type TransactionPage = z.infer<ReturnType<typeof TransactionPage>>;

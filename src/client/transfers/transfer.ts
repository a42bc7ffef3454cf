import * as z from '../schema/schema.js';
import { count, list, text, time, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Amount, SignedAmount } from '../schema/values.js';
import { CategoryData } from './category-data.js';
import {
  BookedCounterparty,
  CounterpartyInfo,
  PartyIdentification,
  TransferCounterparty,
} from './counterparty.js';
import { BalanceMutation, Tracking, TransferEvent } from './event.js';
import { PaymentInstrument, ResourceReference } from './resource.js';
import { TransactionRulesResult } from './rules.js';
import { Links, windowFields } from './paging.js';
import { anyCategory, category, kind, priority, reason, status } from './words.js';

/**
 * What to send, from where and to whom. `WWW-Authenticate` travels as a header: it brings the proof of strong customer
 * authentication that an earlier answer of 401 asked for.
 */
export const TransferInfo = /*@__PURE__*/ once(() =>
  z.object({
    'WWW-Authenticate': text(),
    amount: Amount(),
    balanceAccountId: text(),
    category: category(),
    counterparty: CounterpartyInfo(),
    description: text(140),
    paymentInstrumentId: text(),
    priorities: list(priority()),
    priority: z.optional(priority()),
    reference: text(80),
    referenceForBeneficiary: text(),
    type: word('bankTransfer', 'internalTransfer', 'internalDirectDebit'),
    ultimateParty: z.optional(PartyIdentification()),
  }),
);
export type TransferInfo = z.input<ReturnType<typeof TransferInfo>>;

const transferFields = () => ({
  accountHolder: z.optional(ResourceReference()),
  amount: SignedAmount(),
  balanceAccount: z.optional(ResourceReference()),
  category: category(),
  categoryData: z.optional(CategoryData()),
  creationDate: time(),
  description: text(),
  direction: word('incoming', 'outgoing'),
  id: text(),
  paymentInstrument: z.optional(PaymentInstrument()),
  reason: reason(),
  reference: text(80),
  referenceForBeneficiary: text(),
  status: status(),
  type: kind(),
});

/** A transfer as it was taken on. Its status says how far it is. */
export const Transfer = /*@__PURE__*/ once(() =>
  z.object({ ...transferFields(), counterparty: TransferCounterparty() }),
);
export type Transfer = z.infer<ReturnType<typeof Transfer>>;

/** A transfer that is read back, with all that has happened to it. */
export const TransferData = /*@__PURE__*/ once(() =>
  z.object({
    ...transferFields(),
    balancePlatform: text(),
    balances: list(BalanceMutation()),
    counterparty: z.optional(BookedCounterparty()),
    events: list(TransferEvent()),
    sequenceNumber: count(),
    tracking: z.optional(Tracking()),
    transactionRulesResult: z.optional(TransactionRulesResult()),
  }),
);
export type TransferData = z.infer<ReturnType<typeof TransferData>>;

/** Which transfers to list. */
export const TransferSearch = /*@__PURE__*/ once(() =>
  z.object({
    ...windowFields(),
    category: anyCategory(),
    reference: text(),
  }),
);
export type TransferSearch = z.input<ReturnType<typeof TransferSearch>>;

/** One page of transfers. */
export const TransferPage = /*@__PURE__*/ once(() =>
  z.object({ _links: z.optional(Links()), data: list(TransferData()) }),
);
export type TransferPage = z.infer<ReturnType<typeof TransferPage>>;

/** How much of an incoming transfer to give back. */
export const ReturnTransferRequest = /*@__PURE__*/ once(() =>
  z.object({ amount: Amount(), reference: text(80) }),
);
export type ReturnTransferRequest = z.input<ReturnType<typeof ReturnTransferRequest>>;

/** Whether the money goes back; `transferId` names the transfer that was returned. */
export const ReturnTransferResponse = /*@__PURE__*/ once(() =>
  z.object({
    id: text(),
    reference: text(),
    status: word('Authorised', 'Declined'),
    transferId: text(),
  }),
);
export type ReturnTransferResponse = z.infer<ReturnType<typeof ReturnTransferResponse>>;

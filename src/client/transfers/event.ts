import * as z from '../schema/schema.js';
import { count, list, text, time, timeOf, whole, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { oneOf, SignedAmount } from '../schema/values.js';
import { only, variantsBy } from '../schema/variants.js';
import { reason, status } from './words.js';

/** How an event changed the balances of one currency, in minor units. */
export const BalanceMutation = /*@__PURE__*/ once(() =>
  z.object({
    balance: whole(),
    currency: text(),
    received: whole(),
    reserved: whole(),
  }),
);
export type BalanceMutation = z.infer<ReturnType<typeof BalanceMutation>>;

/** A change of an earlier transfer: a refund, a reversal, a chargeback. */
export const Modification = /*@__PURE__*/ once(() =>
  z.object({
    direction: text(),
    id: text(),
    reference: text(),
    status: z.optional(status()),
    type: text(),
  }),
);
export type Modification = z.infer<ReturnType<typeof Modification>>;

/**
 * How far the money has come: the other bank has credited it, it is expected to arrive, or the platform looks into it
 * before it lets it go.
 */
export const Tracking = /*@__PURE__*/ once(() =>
  variantsBy('type', [
    z.object({ type: only('confirmation'), status: oneOf('credited') }),
    z.object({ type: only('estimation'), estimatedArrivalTime: timeOf() }),
    z.object({
      type: only('internalReview'),
      reason: word('refusedForRegulatoryReasons'),
      status: oneOf('pending', 'failed'),
    }),
  ]),
);
export type Tracking = z.infer<ReturnType<typeof Tracking>>;

/** One step in the life of a transfer: a booking, or news of where the money is. */
export const TransferEvent = /*@__PURE__*/ once(() =>
  z.object({
    amount: z.optional(SignedAmount()),
    amountAdjustments: list(
      z.object({
        amount: z.optional(SignedAmount()),
        amountAdjustmentType: word('atmMarkup', 'authHoldReserve', 'exchange', 'forexMarkup'),
        basepoints: count(),
      }),
    ),
    arn: text(),
    bookingDate: time(),
    estimatedArrivalTime: time(),
    externalReason: z.optional(z.object({ code: text(), description: text(), namespace: text() })),
    id: text(),
    modification: z.optional(Modification()),
    mutations: list(BalanceMutation()),
    originalAmount: z.optional(SignedAmount()),
    reason: reason(),
    status: z.optional(status()),
    trackingData: z.optional(Tracking()),
    transactionId: text(),
    type: word('accounting', 'tracking'),
    updateDate: time(),
    valueDate: time(),
  }),
);
export type TransferEvent = z.infer<ReturnType<typeof TransferEvent>>;

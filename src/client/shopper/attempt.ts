import * as z from '../schema/schema.js';
import { once } from '../schema/once.js';
import { Amount, integer, textOf } from '../schema/values.js';

/**
 * Why a payment was refused, as coarse as a shopper may know it: anything finer would tell a card tester which
 * guess was right. Raw codes go to the merchant's hooks.
 */
export const REASONS = [
  'try-again',
  'other-card',
  'contact-bank',
  'check-details',
  'authentication',
  'offer-closed',
] as const;
export type Reason = (typeof REASONS)[number];

/**
 * What the shopper has to do next. `type` is the platform's word and stays open: one that is not known is an outcome
 * of its own, not an error.
 */
const Action = /*@__PURE__*/ once(() =>
  z.object({
    type: z.string(),
    /** The step of 3D Secure; of `await`, `qrCode`, `voucher` and `bankTransfer`, the payment method. */
    subtype: z.optional(z.string()),
    url: z.optional(z.string()),
    method: z.optional(z.string()),
    /** Fields of a redirect by form post. */
    fields: z.optional(z.array(z.object({ name: z.string(), value: z.string() }))),
    token: z.optional(z.string()),
    authorisationToken: z.optional(z.string()),
    paymentData: z.optional(z.string()),
    /** Of `qrCode`: the text that the code stands for. */
    qrCodeData: z.optional(z.string()),
    /** Of `voucher` and `bankTransfer`: a `Paper`, which the part of the page that shows it checks. */
    paper: z.optional(z.unknown()),
    /** Of what is waited for: what shoppers call the method, and milliseconds that are left to approve there. */
    name: z.optional(z.string()),
    expiresIn: z.optional(integer()),
    /** When that is over by the platform's clock, where it says so; ISO 8601. A page goes by `expiresIn`. */
    expiresAt: z.optional(z.string()),
  }),
);
export type Action = z.infer<ReturnType<typeof Action>>;

/** Whether the shopper pays elsewhere, by a voucher or a transfer, which may take days. */
export const isOnPaper = (action: Action | undefined): boolean =>
  action?.type === 'voucher' || action?.type === 'bankTransfer';

/** Whether a page waits while the shopper approves in an app, or pays elsewhere: any page may, again and again. */
export const isWaitedFor = (action: Action | undefined): boolean =>
  action?.type === 'await' || action?.type === 'qrCode' || isOnPaper(action);

/** One attempt to pay, as its session may see it. Pay, details and status all answer with this. */
export const AttemptAnswer = /*@__PURE__*/ once(() =>
  z.object({
    /** The attempt's key, as the browser made it. */
    key: z.string(),
    /** The merchant's order reference. */
    order: z.string(),
    /** One of the six outcomes; any other word reads as `unknown` in the state machine. */
    outcome: z.string(),
    /** False while the proxy still works on it: ask again. */
    settled: z.boolean(),
    amount: Amount(),
    /** What to quote to the merchant. */
    reference: z.optional(z.string()),
    reason: z.optional(z.string()),
    action: z.optional(Action()),
    /** What is left to pay after a partial authorisation. */
    remaining: z.optional(Amount()),
    brand: z.optional(z.string()),
    lastFour: z.optional(z.string()),
    /** Of a direct debit: the reference of the mandate, as it stands on the bank statement. */
    mandate: z.optional(z.string()),
    /** ISO 8601 with offset. */
    at: z.optional(z.string()),
  }),
);
export type AttemptAnswer = z.infer<ReturnType<typeof AttemptAnswer>>;

/** Names the order, for the ledger may not know the attempt: 80 characters, and what a donation after it puts before them. */
export const FenceRequest = /*@__PURE__*/ once(() => z.object({ order: textOf(96, 1) }));
export type FenceRequest = z.input<ReturnType<typeof FenceRequest>>;

export const ReserveRequest = /*@__PURE__*/ once(() =>
  z.object({
    order: textOf(80, 1),
    /** The key the attempt will be sent under. */
    key: textOf(64, 1),
  }),
);
export type ReserveRequest = z.input<ReturnType<typeof ReserveRequest>>;

import { post } from '../operation.js';
import { once } from '../schema/once.js';
import * as z from '../schema/schema.js';
import { Amount, integer, textOf } from '../schema/values.js';
import { AttemptAnswer } from './attempt.js';
import { Browser } from './pay.js';

/** Payment methods that a donation can be made with, as nothing has to be entered again for them. */
export const DONATION_METHODS = ['scheme', 'ideal'] as const;
export type DonationMethod = (typeof DONATION_METHODS)[number];

export const CausesRequest = /*@__PURE__*/ once(() =>
  z.object({
    order: textOf(80, 1),
    /** BCP 47: the language that causes are described in, where the platform has it. */
    locale: z.optional(textOf(35)),
  }),
);
export type CausesRequest = z.input<ReturnType<typeof CausesRequest>>;

/** A cause that can be given to. All texts are the platform's own. */
export const Cause = /*@__PURE__*/ once(() =>
  z.object({
    id: z.string(),
    /** What the money is for, for example “Nature”. */
    cause: z.optional(z.string()),
    /** The charity that gets it. */
    charity: z.string(),
    description: z.optional(z.string()),
    /** Addresses of the charity, of the terms of the donation, and of a picture: https alone. */
    website: z.optional(z.string()),
    terms: z.optional(z.string()),
    logo: z.optional(z.string()),
    /** What can be given, in minor units of the order’s currency: at least one. */
    amounts: z.array(integer(1)),
    /** What was paid and what is given, together. Only where the one amount rounds up what was paid. */
    roundedUp: z.optional(Amount()),
  }),
);
export type Cause = z.infer<ReturnType<typeof Cause>>;

export const CausesAnswer = /*@__PURE__*/ once(() =>
  z.object({
    /** None where the order is not paid, where its payment takes no donation, or where one was made. */
    causes: z.array(Cause()),
    currency: z.optional(z.string()),
    /** How the donation is paid: the `DonationMethod` that the order was paid by. */
    method: z.optional(z.string()),
    lastFour: z.optional(z.string()),
    /** Key of a donation of this session and order that is not over, or that was made. */
    attempt: z.optional(z.string()),
  }),
);
export type CausesAnswer = z.infer<ReturnType<typeof CausesAnswer>>;

/** One donation after one order. The card or the bank account is the one that the order was paid with. */
export const DonateRequest = /*@__PURE__*/ once(() =>
  z.object({
    order: textOf(80, 1),
    /** Id of the cause. */
    cause: textOf(80, 1),
    /** What the button said. If the cause does not offer it by now, nothing is sent. */
    amount: Amount(),
    browser: Browser(),
    locale: z.optional(textOf(35)),
  }),
);
export type DonateRequest = z.input<ReturnType<typeof DonateRequest>>;

/** The causes that a shopper can give to once the order is paid. Fails with `unknown-order`. */
export const listCauses = /*@__PURE__*/ post('/donations/causes', {
  input: CausesRequest,
  output: CausesAnswer,
});

/** Gives to a cause, once for each order and each key. Fails with `amount-changed` before anything is sent to the platform. */
export const donate = /*@__PURE__*/ post('/donations', {
  input: DonateRequest,
  output: AttemptAnswer,
  success: [200, 202],
  idempotency: 'required',
});

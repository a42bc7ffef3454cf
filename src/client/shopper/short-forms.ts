import * as z from '../schema/schema.js';
import { once } from '../schema/once.js';
import { textOf } from '../schema/values.js';

const typed = () => z.optional(textOf(320, 1));

/**
 * What a shopper fills in for a method with a few fields, those of its row. Each name is also the platform's, in
 * `paymentMethod`. Never stored.
 */
export const ShortFields = /*@__PURE__*/ once(() =>
  z.object({ blikCode: typed(), telephoneNumber: typed(), shopperEmail: typed() }),
);
export type ShortFields = z.input<ReturnType<typeof ShortFields>>;
export type ShortField = keyof ShortFields;

export interface ShortForm {
  /** The method's own name, the same in every language. */
  readonly name: string;
  /** All of them are required. */
  readonly fields: readonly ShortField[];
  /** Country code of a telephone number that is written without one. */
  readonly countryCode?: string;
  /** What the shopper does next: approve in an app while the page waits, or leave for another page. */
  readonly next: 'await' | 'redirect';
  /** Minutes that the shopper has to approve, where the method sets a limit of its own. */
  readonly minutes?: number;
}

/** One row for each method with a few fields: page, proxy and sandbox read it. */
export const SHORT_FORMS = {
  blik: { name: 'BLIK', fields: ['blikCode'], next: 'await', minutes: 2 },
  mbway: {
    name: 'MB WAY',
    fields: ['telephoneNumber', 'shopperEmail'],
    countryCode: '351',
    next: 'await',
    minutes: 4,
  },
  vipps: { name: 'Vipps', fields: ['telephoneNumber'], countryCode: '47', next: 'redirect' },
} as const satisfies Record<string, ShortForm>;

export type ShortFormMethod = keyof typeof SHORT_FORMS;

export const shortFormOf = (type: string): ShortForm | undefined =>
  Object.hasOwn(SHORT_FORMS, type) ? SHORT_FORMS[type as ShortFormMethod] : undefined;

/** Minutes that a payment waits for a shopper where its method sets no limit. */
const USUAL_MINUTES = 15;

/** Milliseconds that a shopper has to approve a payment in an app. */
export const timeToApprove = (type: string): number => (shortFormOf(type)?.minutes ?? USUAL_MINUTES) * 60_000;

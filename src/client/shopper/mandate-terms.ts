import { Mandate } from '../checkout/fields/basket.js';
import * as z from '../schema/schema.js';
import { once } from '../schema/once.js';
import { textOf } from '../schema/values.js';

/** What a shopper lets a payee take again and again, by a method whose bank asks them for it. */
export const MandateTerms = /*@__PURE__*/ once(() =>
  z.object({
    /** Who takes the money. Absent: the merchant's server has not said it. */
    payee: z.optional(textOf(70, 1)),
    /** ISO 4217: the currency of the amount. */
    currency: textOf(3, 3),
    mandate: Mandate(),
  }),
);
export type MandateTerms = z.input<ReturnType<typeof MandateTerms>>;

const isDay = (text: string | undefined): boolean =>
  text === undefined || (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)));

/** Name of the first field that cannot be shown to a shopper; undefined where all can. */
export function unreadableTerm({ amount, startsAt, endsAt, count }: Mandate): string | undefined {
  if (!/^\d{1,15}$/.test(amount)) return 'amount';
  if (count !== undefined && !/^\d{1,4}$/.test(count)) return 'count';
  if (!isDay(startsAt)) return 'startsAt';
  return isDay(endsAt) ? undefined : 'endsAt';
}

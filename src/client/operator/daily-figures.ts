import * as z from '../schema/schema.js';
import { text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { integer } from '../schema/values.js';

/** Which days figures are for. */
export const DailyFilter = /*@__PURE__*/ once(() =>
  z.object({
    /** How many days, today the last of them. Default: 30. */
    days: z.optional(integer(1, 62)),
    /** The IANA name of the zone whose clocks say when a day begins, such as `Europe/Amsterdam`. Default: `UTC`. */
    timeZone: text(64),
  }),
);
export type DailyFilter = z.input<ReturnType<typeof DailyFilter>>;

/** What one kind of report came to on one day, in one currency. */
export const DailySum = /*@__PURE__*/ once(() =>
  z.object({
    /** The day by the clocks of the zone, such as `2026-11-21`. */
    day: z.string(),
    /** `captured` or `refunded`. Any other word: a sum that is newer than this library. */
    kind: z.string(),
    currency: z.string(),
    /** How many the platform reported. */
    count: z.number(),
    /** Their sum in minor units. */
    value: integer(),
  }),
);
export type DailySum = z.infer<ReturnType<typeof DailySum>>;

/** What the platform reported, day by day. A day on which it reported nothing has no sum. */
export const DailyFigures = /*@__PURE__*/ once(() =>
  z.object({
    /** When they were taken, ISO 8601 with offset. */
    takenAt: z.string(),
    timeZone: z.string(),
    /** The first and the last day that were counted. */
    first: z.string(),
    last: z.string(),
    sums: z.array(DailySum()),
  }),
);
export type DailyFigures = z.infer<ReturnType<typeof DailyFigures>>;

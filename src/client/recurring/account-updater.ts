import * as z from '../schema/schema.js';
import { text, texts } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Card } from './stored-detail.js';

/** Whose card to look up: one that is stored for a shopper, or a clear one. */
export const ScheduleAccountUpdaterRequest = /*@__PURE__*/ once(() =>
  z.object({
    additionalData: texts(),
    card: z.optional(Card()),
    merchantAccount: z.string(),
    reference: z.string(),
    selectedRecurringDetailReference: text(),
    shopperReference: text(),
  }),
);
export type ScheduleAccountUpdaterRequest = z.input<ReturnType<typeof ScheduleAccountUpdaterRequest>>;

/** Whether the look-up was scheduled, in the platform's words. */
export const ScheduleAccountUpdaterResult = /*@__PURE__*/ once(() =>
  z.object({ pspReference: z.string(), result: z.string() }),
);
export type ScheduleAccountUpdaterResult = z.infer<ReturnType<typeof ScheduleAccountUpdaterResult>>;

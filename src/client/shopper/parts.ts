import { post } from '../operation.js';
import { once } from '../schema/once.js';
import * as z from '../schema/schema.js';
import { Amount, textOf } from '../schema/values.js';

export const PaidPart = /*@__PURE__*/ once(() =>
  z.object({
    amount: Amount(),
    brand: z.optional(z.string()),
    lastFour: z.optional(z.string()),
    /** True where this session paid it, and so may take it back. */
    isRemovable: z.optional(z.boolean()),
  }),
);
/** A part that an order was paid with. */
export type PaidPart = z.infer<ReturnType<typeof PaidPart>>;

/** How far an order is paid. */
export interface OrderParts {
  /** What the order was paid with so far. */
  readonly paid: readonly PaidPart[];
  /** Why all that was paid before has gone back. Absent once a part is paid again. */
  readonly paidBack?: 'expired' | 'removed' | undefined;
}

export const RemovePartsRequest = /*@__PURE__*/ once(() => z.object({ order: textOf(80, 1) }));
export type RemovePartsRequest = z.input<ReturnType<typeof RemovePartsRequest>>;

export const RemovePartsAnswer = /*@__PURE__*/ once(() =>
  z.object({
    order: z.string(),
    /** What is left to pay now. */
    amount: Amount(),
    /** Parts that still count. */
    paid: z.array(PaidPart()),
    /** False where the money is on its way back and the platform has yet to say so: ask again. */
    settled: z.boolean(),
  }),
);
export type RemovePartsAnswer = z.infer<ReturnType<typeof RemovePartsAnswer>>;

/**
 * Gives back all that an order was paid with so far, by gift cards and other methods, so that it can be paid in another way. Fails
 * with `order-paid`, and with `attempt-open` while another attempt is under way.
 */
export const removeParts = /*@__PURE__*/ post('/parts/remove', {
  input: RemovePartsRequest,
  output: RemovePartsAnswer,
  success: [200, 202],
});

import * as z from '../schema/schema.js';
import { anyOf } from '../schema/variants.js';

/** An object without a described content. */
export const untyped = () => z.record(z.string(), z.unknown());

/**
 * What some payment methods and industries add to a request: names such as `airline.passenger_name` or
 * `openinvoicedata.line[1].itemId`, with texts, numbers and marks. Numbered names cannot be listed, so any is taken.
 */
export const additionalData = () =>
  z.optional(z.record(z.string(), anyOf(z.string(), z.number(), z.boolean())));

import * as z from '../schema/schema.js';
import { whole } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Listing, ListingChanges } from './listing.js';

/** Every word a service of listings refuses with beside those of any server, and the status it goes under. */
export const LISTING_REFUSALS = {
  'unknown-currency': 422,
  'unknown-category': 422,
  'unknown-listing': 422,
  'other-currency': 422,
  'same-listing': 422,
  'not-a-seller': 422,
  'key-reused': 422,
  'slug-taken': 409,
  'email-taken': 409,
  'revision-conflict': 409,
  'sold-out': 409,
  'too-few-left': 409,
  'too-many-orders': 429,
} as const;

/** With `revision-conflict`, both versions: what stands, and what was to be. */
export const ListingConflict = /*@__PURE__*/ once(() =>
  z.object({ current: z.optional(Listing()), given: z.optional(ListingChanges()) }),
);
export type ListingConflict = z.infer<ReturnType<typeof ListingConflict>>;

/** With `sold-out` and `too-few-left`, how many pieces are left of what `field` speaks of. */
export const Shortage = /*@__PURE__*/ once(() => z.object({ left: whole() }));
export type Shortage = z.infer<ReturnType<typeof Shortage>>;

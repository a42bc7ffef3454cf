import * as z from '../schema/schema.js';
import { count, text, timeOf } from '../schema/fields.js';
import { once } from '../schema/once.js';

/**
 * What a listing covers: bookings created from `createdSince` to `createdUntil`, of the whole platform or of one account
 * holder, balance account or payment instrument.
 */
export const windowFields = () => ({
  accountHolderId: text(),
  balanceAccountId: text(),
  balancePlatform: text(),
  createdSince: timeOf(),
  createdUntil: timeOf(),
  cursor: text(),
  limit: count(),
  paymentInstrumentId: text(),
});

const Link = /*@__PURE__*/ once(() => z.object({ href: text() }));

/** Addresses of the pages before and after this one. Each carries the `cursor` to ask for; there is no total. */
export const Links = /*@__PURE__*/ once(() =>
  z.object({ next: z.optional(Link()), prev: z.optional(Link()) }),
);
export type Links = z.infer<ReturnType<typeof Links>>;

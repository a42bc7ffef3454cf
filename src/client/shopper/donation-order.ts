/**
 * What the name of a donation's own order begins with, before the name of the order that it follows. It is paid by an attempt of
 * its own, so nothing that becomes of it can change the other.
 */
const PREFIX = 'florin-donation/';

export const donationOrder = (order: string): string => PREFIX + order;

/** The order that a donation follows; undefined where the name is none of a donation. */
export const donatedOrder = (name: string): string | undefined =>
  name.startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined;

/** Stands in the address that a bank sends the donor back to, as a parameter: what it brings is a donation's. */
export const DONATION_PARAMETER = 'florin-donation=';

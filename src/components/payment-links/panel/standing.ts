import type { PaymentLinkResponse } from '../../../client/checkout/payment-links.js';
import type { PaymentLinkRecord } from '../../../client/operator/index.js';
import { bareWord } from '../../../client/schema/values.js';

/** Where a payment link can stand, as far as the library has words for it. */
export const STANDINGS = ['active', 'pending', 'paid', 'ended', 'expired', 'asked', 'unknown'] as const;
export type Standing = (typeof STANDINGS)[number];

/** What the platform calls it. `paid` is a link that can be paid again. */
const STATUSES: ReadonlyMap<string, Standing> = new Map([
  ['active', 'active'],
  ['paymentPending', 'pending'],
  ['completed', 'paid'],
  ['paid', 'paid'],
  ['expired', 'expired'],
]);

/**
 * Where a payment link stands: by what the platform says of it, and of one that it does not know of, by what the proxy does. The
 * platform's own word where it is new; nothing while it is being asked for.
 */
export function standingOf(
  { id, state, endedAt }: PaymentLinkRecord,
  link: Pick<PaymentLinkResponse, 'status'> | undefined,
): Standing | (string & {}) | undefined {
  if (id === undefined) return state === 'asked' ? 'asked' : 'unknown';
  if (!link) return state === 'ended' ? 'ended' : undefined;
  const standing = STATUSES.get(link.status);
  // Paid before it was ended, or ended by a person: the platform calls both ends of time alike.
  if (standing === 'expired' && endedAt !== undefined) return 'ended';
  return standing ?? bareWord(link.status);
}

/** Whether it can still be paid, and so can be ended. */
export const isOpen = (standing: string | undefined): boolean => standing === 'active';

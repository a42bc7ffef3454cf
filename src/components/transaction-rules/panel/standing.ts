import type { TransactionRule } from '../../../client/balance-platform/index.js';
import { bareWord } from '../../../client/schema/values.js';

/** Where a rule can stand, as far as the library has words for it. */
export const STANDINGS = ['active', 'upcoming', 'inactive', 'ended'] as const;
export type Standing = (typeof STANDINGS)[number];

const isPast = (at: string | undefined, now: number): boolean => Date.parse(at ?? '') <= now;

/**
 * Whether a rule holds now, by its status and its dates. The platform's own word where it is new.
 *
 * @param now - Milliseconds since the epoch.
 */
export function standingOf(
  { status, startDate, endDate }: Pick<TransactionRule, 'status' | 'startDate' | 'endDate'>,
  now: number,
): Standing | (string & {}) {
  if (isPast(endDate, now)) return 'ended';
  if (status !== 'active') return status === undefined ? 'inactive' : bareWord(status);
  return startDate === undefined || isPast(startDate, now) ? 'active' : 'upcoming';
}

import type { DisputeSummary } from '../../../client/operator/index.js';
import { DAY } from '../../../facts/instant.js';

export const STANDINGS = ['open', 'unknown', 'defended', 'accepted', 'won', 'lost', 'expired'] as const;

/** Where a dispute stands. `other`: a word that is new, which may mean anything. */
export type Standing = (typeof STANDINGS)[number] | 'other';

export const TABS = ['open', 'answered', 'closed'] as const;
export type Tab = (typeof TABS)[number];

export const standingOf = ({ state }: Pick<DisputeSummary, 'state'>): Standing =>
  STANDINGS.find((each) => each === state) ?? 'other';

/** Whether it can still be answered, as far as the proxy knows: the platform decides. */
export const isOpen = (dispute: Pick<DisputeSummary, 'state'>): boolean =>
  ['open', 'unknown', 'other'].includes(standingOf(dispute));

export function tabOf(dispute: Pick<DisputeSummary, 'state'>): Tab {
  if (isOpen(dispute)) return 'open';
  return standingOf(dispute) === 'defended' ? 'answered' : 'closed';
}

/** Until when it can be answered, as it was told, in milliseconds since the epoch. Undefined where that was not told, or is no time. */
export function deadlineOf({ told }: Pick<DisputeSummary, 'told'>): number | undefined {
  const at = Date.parse(told.respondBefore ?? '');
  return Number.isNaN(at) ? undefined : at;
}

/** How near a deadline is, with the tone of its mark: a day and ten days, as schemes warn. */
export const URGENCIES = { over: 'bad', day: 'bad', soon: 'due', later: '', untold: 'due doubtful' } as const;

export function urgencyOf(deadline: number | undefined, now: number): keyof typeof URGENCIES {
  if (deadline === undefined) return 'untold';
  if (deadline <= now) return 'over';
  const left = deadline - now;
  if (left <= DAY) return 'day';
  return left <= 10 * DAY ? 'soon' : 'later';
}

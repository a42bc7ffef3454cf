import type { Amount } from '../../../client/index.js';
import { dayOf } from '../table/time-text.js';
import { bucketsOf, type Buckets } from './buckets.js';

/** Money that moved at a moment. Below zero, it left. */
export interface Moved {
  readonly at: string;
  readonly amount: Amount;
}

/** Which days a chart is of, by the clocks of a zone. */
export interface Days {
  readonly timeZone: string;
  /** Milliseconds since the epoch: no chart goes on after today. */
  readonly now: number;
  /** `2026-11-21`. Empty or left out: from the first day with anything, until today. */
  readonly from?: string;
  readonly until?: string;
}

/** What came in and what went out in a stretch of time, both in minor units and not below zero. */
interface Flow {
  readonly day: string;
  readonly paidIn: number;
  readonly paidOut: number;
}

/** What was there at the end of a stretch of time. */
interface Level {
  readonly day: string;
  readonly value: number;
}

/** From the first day to the last, and as much longer as takes in what the platform gave beyond them: every sum is whole. */
function spanOf(moved: readonly Moved[], { timeZone, now, from, until }: Days): readonly [string, string] {
  const today = dayOf(now, timeZone);
  const last = until && until < today ? until : today;
  const days = [from || last, last, ...moved.flatMap(({ at }) => dayOf(at, timeZone) || [])].toSorted();
  return [days[0] ?? last, days.at(-1) ?? last];
}

/** What came in and what went out, in one currency. */
export function flowsOf(
  moved: readonly Moved[],
  days: Days,
): { readonly unit: Buckets['unit']; readonly flows: readonly Flow[] } {
  const { timeZone } = days;
  const span = spanOf(moved, days);
  const counted = (sign: 1 | -1) =>
    bucketsOf(
      moved.map(({ at, amount }) => ({ at, value: Math.max(sign * amount.value, 0) })),
      timeZone,
      span,
    );
  const [{ unit, buckets }, out] = [counted(1), counted(-1)];
  const flows = buckets.map(({ day, value: paidIn }, at) => ({
    day,
    paidIn,
    paidOut: out.buckets[at]?.value ?? 0,
  }));
  return { unit, flows };
}

/** What was there at the end of each stretch of time, in minor units: counted back from what is there after all that moved. */
export function levelsOf(
  moved: readonly Moved[],
  level: number,
  days: Days,
): { readonly unit: Buckets['unit']; readonly levels: readonly Level[] } {
  const counted = moved.map(({ at, amount }) => ({ at, value: amount.value }));
  const { unit, buckets } = bucketsOf(counted, days.timeZone, spanOf(moved, days));
  let left = level;
  const levels = buckets.toReversed().map(({ day, value }) => {
    const end = left;
    left -= value;
    return { day, value: end };
  });
  return { unit, levels: levels.toReversed() };
}

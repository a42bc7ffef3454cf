import type { Amount } from '../../../client/index.js';
import type { Summary, SummaryFigure, SummaryTask } from '../../../client/operator/index.js';
import { timeOf } from '../../../facts/instant.js';
import type { Counted } from '../../ledger/count.js';

/** What one source of an overview has to say. */
export type SummaryPart = Pick<Summary, 'tasks' | 'figures' | 'missing'>;

/** Things of a kind that are looked at, one after the other, before it is enough to say that there are more. */
export const MOST = 1000;

/** Amounts added up by currency: what is in two currencies has two sums. */
export function sumsOf(amounts: readonly (Amount | undefined)[]): Amount[] {
  const sums = new Map<string, number>();
  for (const amount of amounts)
    if (amount) sums.set(amount.currency, (sums.get(amount.currency) ?? 0) + amount.value);
  return [...sums]
    .map(([currency, value]) => ({ currency, value }))
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
}

/** One thing that waits, in milliseconds since the epoch. */
export interface Waits {
  readonly amount?: Amount | undefined;
  readonly since?: number | undefined;
  readonly until?: number | undefined;
  readonly reference?: string | undefined;
}

const momentOf = (moments: readonly (number | undefined)[]): string | undefined => {
  const known = moments.filter((moment) => moment !== undefined);
  return known.length === 0 ? undefined : timeOf(Math.min(...known));
};

/** What waits as one task; nothing where nothing does. */
export function taskOf(
  kind: string,
  things: readonly Waits[],
  { isMore = false, isTold = false } = {},
): readonly SummaryTask[] {
  if (things.length === 0) return [];
  const until = momentOf(things.map((thing) => thing.until));
  const reference = things.length === 1 && !isMore ? things[0]?.reference : undefined;
  return [
    {
      kind,
      count: things.length,
      isMore,
      sums: sumsOf(things.map(({ amount }) => amount)),
      since: momentOf(things.map(({ since }) => since)),
      until,
      isTold: isTold && until !== undefined,
      reference,
    },
  ];
}

/** What was counted under one name, however many currencies that is. */
export function totalOf(counted: readonly Counted[], name: string) {
  const own = counted.filter((each) => each.name === name);
  return {
    count: own.reduce((sum, { count }) => sum + count, 0),
    sums: own.flatMap(({ currency, value }) => (currency === undefined ? [] : [{ currency, value }])),
    since: momentOf(own.map(({ since }) => since)),
  };
}

export function figureOf(kind: string, counted: readonly Counted[], name = kind): SummaryFigure {
  const { count, sums } = totalOf(counted, name);
  return { kind, count, sums };
}

const FAR = '~';

/** What ends first comes first, then what waits longest. */
export const inUrgency = (tasks: readonly SummaryTask[]): SummaryTask[] =>
  tasks.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

const keyOf = ({ until = FAR, since = FAR, kind }: SummaryTask): string => `${until} ${since} ${kind}`;

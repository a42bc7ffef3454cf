import type { Operation } from '../../client/index.js';
import type { Caller } from '../identity.js';
import type { ProxyOptions } from '../options.js';
import { OFFERS } from '../policy/index.js';
import type { Offer, Rule } from '../policy/rule.js';

export interface OfferedRow {
  readonly offer: Offer;
  /** Name of the row in its table. */
  readonly name: string;
  readonly row: Operation;
  readonly rule: Rule;
}

/** Every row that some audience may call; rows with fewer parameters first, because of two that fit the first is taken. */
export function offeredRows(): readonly OfferedRow[] {
  const rows = OFFERS.flatMap((offer) =>
    Object.entries(offer.table).flatMap(([name, row]): OfferedRow[] => {
      const rule = offer.policy[name];
      return rule === undefined || rule === 'never' ? [] : [{ offer, name, row, rule }];
    }),
  );
  return rows.toSorted((a, b) => a.row.path.split('{').length - b.row.path.split('{').length);
}

/** What `enable` and the events call a row: `checkout.getBalance`. */
export const operationOf = ({ offer, name }: Pick<OfferedRow, 'offer' | 'name'>): string =>
  `${offer.name}.${name}`;

/** Whether a row is open to an audience: to all others it does not exist. */
export function opensTo(
  { identify, enable }: ProxyOptions,
  audience: Caller['audience'],
  offered: OfferedRow,
): boolean {
  const { rule } = offered;
  if (rule.optIn && !enable?.includes(operationOf(offered))) return false;
  const isKnown = identify !== undefined && audience !== 'guest';
  return rule.isPublic === true || (isKnown && rule.audiences.includes(audience));
}

/** Rows that somebody might call by these options. The others have no route: not even another method tells of them. */
export const openRows = ({ identify }: ProxyOptions): readonly OfferedRow[] =>
  offeredRows().filter(({ rule }) => identify !== undefined || rule.isPublic);

/** Names in `enable` that no row goes by which waits to be enabled: a slip that would else leave a row closed in silence. */
export function unknownInEnable({ enable = [] }: ProxyOptions): readonly string[] {
  const closed = offeredRows().filter(({ rule }) => rule.optIn);
  const names = new Set(closed.map(operationOf));
  return enable.filter((name) => !names.has(name));
}

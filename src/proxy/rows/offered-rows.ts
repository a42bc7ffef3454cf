import { browserRow, type Operation } from '../../client/index.js';
import { once } from '../../client/schema/once.js';
import type { Schema } from '../../client/operation.js';
import * as z from '../../client/schema/schema.js';
import type { Caller } from '../edge/identity.js';
import type { ProxyOptions } from '../options.js';
import { OFFERS } from '../policy/index.js';
import type { Offer, Rule } from '../policy/rule.js';

export interface OfferedRow {
  readonly offer: Offer;
  /** Name of the row in its table. */
  readonly name: string;
  readonly row: Operation;
  /** The same as a browser may call it. */
  readonly own: Operation;
  /** The same as an operator's browser may call it: with what only operators say. */
  readonly office: Operation;
  readonly rule: Rule;
}

/** An operator may leave out what the merchant can supply. */
function officeRow(row: Operation, { saidByOperator = [], askedByOperator = [] }: Rule): Operation {
  const own = browserRow(row);
  const names = [...saidByOperator, ...askedByOperator];
  if (names.length === 0) return own;
  const input = once((): Schema => {
    const full = row.input?.();
    const rest = own.input?.();
    if (!z.isObject(full) || !z.isObject(rest))
      throw new TypeError('What operators say stands in an object.');
    const said = Object.entries(z.shapeOf(full)).filter(([name]) => names.includes(name));
    const optional = said.map(([name, schema]) => [name, z.optional(schema)] as const);
    return z.object({ ...z.shapeOf(rest), ...Object.fromEntries(optional) });
  });
  return { ...own, input };
}

/** A row as the browser of a person of an audience may call it. */
export const rowOf = ({ own, office }: OfferedRow, audience: Caller['audience']): Operation =>
  audience === 'operator' ? office : own;

/** Every row that some audience may call; rows with fewer parameters first, because of two that fit the first is taken. */
export const offeredRows = /*@__PURE__*/ once((): readonly OfferedRow[] => {
  const rows = OFFERS.flatMap((offer) =>
    Object.entries(offer.table).flatMap(([name, row]): OfferedRow[] => {
      const rule = offer.policy[name];
      if (rule === undefined || rule === 'never') return [];
      return [{ offer, name, row, own: browserRow(row), office: officeRow(row, rule), rule }];
    }),
  );
  return rows.toSorted((a, b) => a.row.path.split('{').length - b.row.path.split('{').length);
});

/** Name of a row in `enable` and in events: `checkout.getBalance`. */
export const operationOf = ({ offer, name }: Pick<OfferedRow, 'offer' | 'name'>): string =>
  `${offer.name}.${name}`;

/** Whether a row is closed to an audience until the merchant names it. */
const waitsFor = ({ optIn = [] }: Rule, audience: Caller['audience']): boolean =>
  optIn.some((each) => each === audience);

/** Whether a row is open to an audience: to all others it does not exist. */
export function opensTo(
  { identify, enable }: ProxyOptions,
  audience: Caller['audience'],
  offered: OfferedRow,
): boolean {
  const { rule } = offered;
  if (waitsFor(rule, audience) && !enable?.includes(operationOf(offered))) return false;
  const isKnown = identify !== undefined && audience !== 'guest';
  return rule.isPublic === true || (isKnown && rule.audiences.includes(audience));
}

/** Rows that a person might call by these options. The others have no route: not even another method tells of them. */
export const openRows = ({ identify }: ProxyOptions): readonly OfferedRow[] =>
  offeredRows().filter(({ rule }) => identify !== undefined || rule.isPublic);

/** Names in `enable` that no row goes by which waits to be enabled: a slip that would else leave a row closed in silence. */
export function unknownInEnable({ enable = [] }: ProxyOptions): readonly string[] {
  const closed = offeredRows().filter(({ rule }) => rule.optIn);
  const names = new Set(closed.map(operationOf));
  return enable.filter((name) => !names.has(name));
}

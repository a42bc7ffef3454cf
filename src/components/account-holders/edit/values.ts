import type { AccountHolder, BalanceAccountBase } from '../../../client/balance-platform/index.js';
import type { Body } from '../../parts/form/body.js';
import { EMPTY, readOf, type Entries } from '../../parts/form/entries.js';
import type { Row } from '../../parts/form/field.js';

/** What can be changed of an account holder or a balance account, each as text: `description`, `metadata.shop`. */
export type Values = Readonly<Record<string, string>>;

/** A value that two people have changed. An empty text is none. */
export interface Conflict {
  readonly path: string;
  readonly mine: string;
  readonly theirs: string;
}

const METADATA = 'metadata.';
const PLAIN = ['description', 'reference', 'timeZone'] as const;
const PAYMENTS = ['settlementDelayDays', 'salesDayClosingTime'] as const;

export const keyIn = (path: string): string | undefined =>
  path.startsWith(METADATA) ? path.slice(METADATA.length) : undefined;

const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([path, value]) => value !== '' || keyIn(path)));

export function valuesOf(thing: AccountHolder | BalanceAccountBase): Values {
  const { platformPaymentConfiguration = {} } = thing as BalanceAccountBase;
  const { metadata = {} } = thing;
  return withoutEmpty({
    ...Object.fromEntries(PLAIN.map((name) => [name, thing[name] ?? ''])),
    ...Object.fromEntries(PAYMENTS.map((name) => [name, String(platformPaymentConfiguration[name] ?? '')])),
    ...Object.fromEntries(Object.entries(metadata).map(([key, value]) => [METADATA + key, value])),
  });
}

/** What stands in the form. A row without a key is not there yet. */
export function valuesIn(entries: Entries): Values {
  const read = readOf(entries);
  const rows = (entries.rows['metadata'] ?? []).filter(({ key = '' }) => key.trim() !== '');
  return withoutEmpty({
    ...Object.fromEntries([...PLAIN, ...PAYMENTS].map((name) => [name, read(name).trim()])),
    ...Object.fromEntries(rows.map(({ key = '', value = '' }) => [METADATA + key.trim(), value.trim()])),
  });
}

/** The form with these values in it; what is half typed stays. */
export function entriesFor(values: Values, { texts, rows }: Entries = EMPTY): Entries {
  const plain = [...PLAIN, ...PAYMENTS].map((name) => [name, values[name] ?? ''] as const);
  const known = rows['metadata'] ?? [];
  const stay: readonly Row[] = known.flatMap((row) => {
    const key = row['key']?.trim() ?? '';
    if (key === '') return [row];
    const value = values[METADATA + key];
    return value === undefined ? [] : [value === row['value']?.trim() ? row : { key, value }];
  });
  const keys = new Set(stay.map((row) => row['key']?.trim()));
  const fresh = Object.entries(values).flatMap(([path, value]) => {
    const key = keyIn(path);
    return key === undefined || keys.has(key) ? [] : [{ key, value }];
  });
  return {
    texts: { ...texts, ...Object.fromEntries(plain) },
    rows: { ...rows, metadata: [...stay, ...fresh] },
  };
}

/** Paths of all that one of them says otherwise than the other. */
export const changesBetween = (one: Values, other: Values): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((path) => one[path] !== other[path]);

export interface Compared {
  /** What is to be saved: what was typed, and what the other person has changed besides. */
  readonly merged: Values;
  /** What the form is measured against from now on. */
  readonly base: Values;
  readonly conflicts: readonly Conflict[];
}

/** Puts what was typed over what the platform has by now. What both people changed otherwise is for the reader to decide. */
export function compareValues(base: Values, mine: Values, theirs: Values): Compared {
  const own = new Set(changesBetween(base, mine));
  const merged: Record<string, string> = { ...mine };
  const now: Record<string, string> = { ...theirs };
  const conflicts: Conflict[] = [];
  const put = (values: Record<string, string>, path: string, value: string | undefined): void => {
    if (value === undefined) delete values[path];
    else values[path] = value;
  };
  for (const path of changesBetween(base, theirs)) {
    if (!own.has(path)) put(merged, path, theirs[path]);
    else if (mine[path] !== theirs[path]) {
      conflicts.push({ path, mine: mine[path] ?? '', theirs: theirs[path] ?? '' });
      put(now, path, base[path]);
    }
  }
  return { merged, base: now, conflicts };
}

/** Keys that are in the one map and would not be in the other: the platform replaces the whole map. */
export const droppedKeys = (base: Values, mine: Values): readonly string[] =>
  Object.keys(base).flatMap((path) => (path in mine ? [] : (keyIn(path) ?? [])));

/** A map as pairs: one without an entry is sent too, where it takes the last one out. */
type Pairs = readonly (readonly [string, string])[];

const pairsOf = (values: Values): Pairs =>
  Object.entries(values).flatMap(([path, value]) => {
    const key = keyIn(path);
    return key === undefined ? [] : [[key, value] as const];
  });

function paymentsOf(values: Values): Body {
  const { settlementDelayDays, salesDayClosingTime } = values;
  return {
    ...(settlementDelayDays && { settlementDelayDays: Number(settlementDelayDays) }),
    ...(salesDayClosingTime && { salesDayClosingTime }),
  };
}

/** What is sent of what was typed: what is another than at the platform, and of metadata then all of it. */
export function changedBody(base: Values, mine: Values): Body {
  const changed = changesBetween(base, mine);
  const plain = PLAIN.filter((name) => changed.includes(name)).map((name) => [name, mine[name] ?? '']);
  return {
    ...Object.fromEntries(plain),
    ...(PAYMENTS.some((name) => changed.includes(name)) && {
      platformPaymentConfiguration: paymentsOf(mine),
    }),
    ...(changed.some((path) => keyIn(path) !== undefined) && { metadata: pairsOf(mine) }),
  };
}

/** The same as the platform takes it. */
export const asSent = ({ metadata, ...body }: Body): Body => ({
  ...body,
  ...(metadata !== undefined && { metadata: Object.fromEntries(metadata as Pairs) }),
});

import { bareWord } from '../../../client/schema/values.js';
import { fieldsOf, listsOf, type Field, type List, type Read, type Row, type Section } from './field.js';

/** What stands in the form, as text: nothing typed is lost because it is not right yet. */
export interface Entries {
  /** By the path of the field; what is empty is left out. */
  readonly texts: Readonly<Record<string, string>>;
  /** By the path of the list. */
  readonly rows: Readonly<Record<string, readonly Row[]>>;
}

export const EMPTY: Entries = { texts: {}, rows: {} };

type Holder = Readonly<Record<string, unknown>>;

const at = (holder: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (Object(value) as Holder)[name], holder);

const shown = (value: unknown): string =>
  typeof value === 'string' ? bareWord(value) : typeof value === 'boolean' ? String(value) : '';

const textIn = (holder: unknown, { path, kind }: Field): string => (kind.read ?? shown)(at(holder, path));

const rowOf = ({ columns }: List, item: unknown): Row =>
  Object.fromEntries(columns.map((column) => [column.path, textIn(item, column)]));

/** What the platform has, as the form shows it. */
export function entriesOf(base: object, sections: readonly Section[]): Entries {
  const texts = fieldsOf(sections).map((field) => [field.path, textIn(base, field)] as const);
  const rows = listsOf(sections).map((list) => {
    const items = at(base, list.path);
    return [list.path, (Array.isArray(items) ? items : []).map((item) => rowOf(list, item))] as const;
  });
  return {
    texts: Object.fromEntries(texts.filter(([, text]) => text !== '')),
    rows: Object.fromEntries(rows.filter(([, items]) => items.length > 0)),
  };
}

/**
 * What stands at the path of a field, of a cell of a list: `individual.taxInformation.0.number`, or in all cells of a
 * column: `webData.*.webAddress`.
 */
export function textAt({ texts, rows }: Entries, path: string): string {
  const [, list = '', index = '', name = ''] = /^(.+)\.(\d+|\*)\.(\w+)$/.exec(path) ?? [];
  if (index === '*')
    return (rows[list] ?? [])
      .map((row) => row[name])
      .join(' ')
      .trim();
  return (list ? rows[list]?.[Number(index)]?.[name] : texts[path]) ?? '';
}

export const readOf =
  (entries: Entries): Read =>
  (path) =>
    textAt(entries, path);

const without = <Value>(record: Readonly<Record<string, Value>>, name: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

export const withText = (entries: Entries, path: string, text: string): Entries => ({
  ...entries,
  texts: text === '' ? without(entries.texts, path) : { ...entries.texts, [path]: text },
});

/** A list without rows is as one that was never there. */
export const withRows = (entries: Entries, path: string, rows: readonly Row[]): Entries => ({
  ...entries,
  rows: rows.length === 0 ? without(entries.rows, path) : { ...entries.rows, [path]: rows },
});

/** Rows that are sent, with their places: of a plain list those in which something is typed. */
export const sentRows = (
  { path, columns, legend }: List,
  { rows }: Entries,
): readonly (readonly [Row, number])[] =>
  (rows[path] ?? [])
    .map((row, place) => [row, place] as const)
    .filter(([row]) => !legend || row[columns[0]?.path ?? '']?.trim());

const sorted = (record: object): unknown => Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));

const inOrder = ({ texts, rows }: Entries): string => JSON.stringify([sorted(texts), sorted(rows)]);

export const isSame = (one: Entries, other: Entries): boolean => inOrder(one) === inOrder(other);

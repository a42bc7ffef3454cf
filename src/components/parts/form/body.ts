import { readOf, sentRows, type Entries } from './entries.js';
import { fieldsOf, isAsked, listsOf, type Field, type List, type Row, type Section } from './field.js';

export type Body = Record<string, unknown>;

const valueOf = ({ isFlag, kind }: Field, text: string): unknown =>
  isFlag ? text === 'true' : (kind.send?.(text) ?? text);

const itemOf = ({ columns }: List, row: Row): Body =>
  Object.fromEntries(
    columns.flatMap((column) => {
      const text = row[column.path]?.trim() ?? '';
      return text === '' ? [] : [[column.path, valueOf(column, text)]];
    }),
  );

function put(body: Body, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce<Body>((inner, name) => (inner[name] ??= {}) as Body, body);
  holder[last] = value;
}

const itemsOf = (list: List, entries: Entries): readonly Body[] =>
  sentRows(list, entries).map(([row]) => itemOf(list, row));

/** What is asked for and filled in. */
function textOf(field: Field, entries: Entries): string {
  const read = readOf(entries);
  return isAsked(field, read) ? read(field.path).trim() : '';
}

/** The body that makes something new. */
export function newBody(sections: readonly Section[], entries: Entries): Body {
  const body: Body = {};
  for (const field of fieldsOf(sections)) {
    const value = textOf(field, entries);
    if (value !== '') put(body, field.path, valueOf(field, value));
  }
  for (const list of listsOf(sections)) {
    const items = itemsOf(list, entries);
    if (items.length > 0) put(body, list.path, items);
  }
  return body;
}

/** The part of a body that changes or stays as a whole: `individual.phone`, `reference`. */
const groupOf = (path: string): string => path.split('.').slice(0, 2).join('.');

/** What stands at the platform at a path, without words that the library could not send back. */
function standing(base: object, path: string): unknown {
  const found = path.split('.').reduce<unknown>((value, name) => (Object(value) as Body)[name], base);
  if (typeof found !== 'object' || found === null) return found;
  const entries = Object.entries(found).filter(([, value]) => !String(value).startsWith('unknown:'));
  return Object.fromEntries(entries);
}

/**
 * What is to change, and nothing else but what the interface demands beside it. A group like an address or a name is sent
 * whole, so that it comes to the same whether the platform merges or replaces it; what was emptied is sent as empty text.
 *
 * @param demanded - Groups that are sent with any other of the same description: `individual.name`.
 */
export function changedBody(
  base: object,
  sections: readonly Section[],
  opened: Entries,
  entries: Entries,
  demanded: readonly string[] = [],
): Body {
  const fields = fieldsOf(sections);
  const isChanged = (field: Field): boolean => textOf(field, entries) !== textOf(field, opened);
  const groups = new Set(fields.filter(isChanged).map(({ path }) => groupOf(path)));
  const body: Body = {};
  const lists = listsOf(sections).filter(
    ({ path }) => JSON.stringify(entries.rows[path] ?? []) !== JSON.stringify(opened.rows[path] ?? []),
  );
  const described = new Set([...groups, ...lists.map(({ path }) => path)].map((path) => path.split('.')[0]));
  for (const group of demanded) if (described.has(group.split('.')[0])) groups.add(group);
  for (const group of groups) {
    const stands = standing(base, group);
    if (stands !== undefined) put(body, group, stands);
  }
  for (const field of fields.filter(({ path }) => groups.has(groupOf(path)))) {
    const value = textOf(field, entries);
    if (value !== '' || textOf(field, opened) !== '') put(body, field.path, valueOf(field, value));
  }
  for (const list of lists) put(body, list.path, itemsOf(list, entries));
  return body;
}

import { readOf, sentRows, type Entries } from './entries.js';
import {
  countryOf,
  fieldsOf,
  isAsked,
  listsOf,
  type Field,
  type List,
  type Read,
  type Row,
  type Section,
} from './field.js';

/** The longest text that a field takes which does not say so itself. */
const MOST = 200;

/** Words for what is wrong, by the path of a field, in the order of the form. */
export type Faults = Readonly<Record<string, string>>;

export interface Checked {
  readonly sections: readonly Section[];
  readonly entries: Entries;
  /** The values before any change: an unchanged field is no fault where another one is changed. */
  readonly opened: Entries;
  /** `2026-05-04` */
  readonly today: string;
  /** Paths of dates that are entered in part: the browser shows them, but gives no value. */
  readonly halfTyped: ReadonlySet<string>;
}

/** Whether a field belongs to what the platform asks for, by the country where that decides. */
export function isNeeded(field: Field, read: Read): boolean {
  if (!field.need || !isAsked(field, read) || field.isMadeUpFor?.(read)) return false;
  return field.kind.isKnown?.(field, read) ?? true;
}

/** Parts of an address without which the others say nothing. */
const WHOLE = ['country', 'street', 'city', 'postalCode', 'stateOrProvince'];

/** The platform takes an address whole, or nothing of it but its country. One that stood there before is left alone. */
function isPartOwed(field: Field, fields: readonly Field[], read: Read, stood: Read): boolean {
  const { address, path } = field;
  const [name = ''] = path.split('.').slice(-1);
  if (!address || !WHOLE.includes(name)) return false;
  const all = fields.filter((part) => part.address === address);
  const isThere = all.some((part) => part.path !== `${address}.country` && read(part.path).trim() !== '');
  if (!isThere || all.every((part) => read(part.path) === stood(part.path))) return false;
  return isNeeded({ ...field, need: 'verified' }, read);
}

function valueFault(field: Field, text: string, read: Read, today: string): string | undefined {
  if (text.length > (field.most ?? field.kind.most ?? MOST)) return 'too-long';
  return field.kind.fault?.(text, field, read, today) ?? field.check?.(text);
}

/** What is wrong with a row, by the name of the column. */
function rowFaults(list: List, row: Row, earlier: readonly Row[], today: string): Faults {
  const read: Read = (name) => row[name] ?? '';
  const faults: Record<string, string> = {};
  for (const column of list.columns.filter((each) => isAsked(each, read))) {
    const text = read(column.path).trim();
    const isMissing = text === '' && column.need === 'saved';
    const fault = isMissing ? (column.missing ?? 'required') : text && valueFault(column, text, read, today);
    if (fault) faults[column.path] = fault;
  }
  return { ...list.check?.(row, earlier), ...faults };
}

/** Names every field at once that could not be sent, or that the platform would send back. */
export function checkEntries({ sections, entries, opened, today, halfTyped }: Checked): Faults {
  const faults: Record<string, string> = {};
  const fields = fieldsOf(sections);
  const read = readOf(entries);
  const stood = readOf(opened);
  for (const field of fields.filter((each) => isAsked(each, read))) {
    const { path, need } = field;
    const text = read(path).trim();
    const isKept =
      [path, ...(field.beside ?? [])].every((each) => read(each).trim() === stood(each)) &&
      countryOf(field, read) === countryOf(field, stood);
    const isMissing = (): boolean =>
      need === 'saved' || isPartOwed(field, fields, read, stood) || field.isOwed?.(read) === true;
    if (halfTyped.has(path)) faults[path] = 'not-day';
    else if (text === '' && isMissing()) faults[path] = field.missing ?? 'required';
    else if (text !== '' && !isKept) {
      const fault = valueFault(field, text, read, today);
      if (fault) faults[path] = fault;
    }
  }
  for (const list of listsOf(sections)) {
    const rows = entries.rows[list.path] ?? [];
    rows.forEach((row, at) => {
      if (JSON.stringify(row) === JSON.stringify(opened.rows[list.path]?.[at])) return;
      for (const [column, fault] of Object.entries(rowFaults(list, row, rows.slice(0, at), today)))
        faults[`${list.path}.${at}.${column}`] = fault;
    });
  }
  return faults;
}

/** How much of what the platform asks for is there. */
export interface Progress {
  readonly filled: number;
  readonly needed: number;
}

/** Of a list nothing is counted: whom or what it must hold is for the platform to say. */
export function progressOf(fields: readonly Field[], entries: Entries): Progress {
  const read = readOf(entries);
  const needed = fields.filter((field) => isNeeded(field, read));
  return { needed: needed.length, filled: needed.filter(({ path }) => read(path).trim() !== '').length };
}

/**
 * The field of the form that a path of the platform's speaks of; undefined where the form has none.
 *
 * @param group - What the platform may leave out at the beginning of a path: `individual`.
 */
export function fieldAt(
  path: string,
  group: string,
  sections: readonly Section[],
  entries: Entries,
): string | undefined {
  const asked = fieldsOf(sections).filter((field) => isAsked(field, readOf(entries)));
  // The platform counts the rows that were sent.
  const known = new Map(asked.map((field) => [field.path, field.path]));
  for (const list of listsOf(sections)) {
    const sent = sentRows(list, entries);
    const rows =
      sent.length > 0 ? sent : (entries.rows[list.path] ?? []).map((row, at) => [row, at] as const);
    for (const [at, [row, place]] of rows.entries())
      for (const { path: name } of list.columns.filter((column) =>
        isAsked(column, (cell) => row[cell] ?? ''),
      ))
        known.set(`${list.path}.${at}.${name}`, `${list.path}.${place}.${name}`);
  }
  const names = [...known.keys()];
  const plain = path.replace(/^\W+/, '').replaceAll(/[[/]+/g, '.').replaceAll(']', '');
  for (const name of [plain, `${group}.${plain}`]) {
    const found =
      names.find((each) => each === name) ??
      names.find((each) => each.startsWith(`${name}.`)) ??
      names.find((each) => name.startsWith(`${each}.`));
    if (found) return known.get(found);
  }
  return undefined;
}

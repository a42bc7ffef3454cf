import { hasPostalCodes } from '../../../facts/postal-codes.js';
import { statesOf } from '../../../facts/states.js';
import { isAsked } from './body.js';
import { rowFaults } from './check-rows.js';
import { countryOf, valueFault, type Fault } from './check-value.js';
import { listsOf, textAt, type Entries } from './entries.js';
import type { Field, Read, Section } from './field.js';
import { fieldsOf } from './sections.js';

/** By the path of a field, in the order of the form. */
export type Faults = Readonly<Record<string, Fault>>;

export interface Checked {
  readonly sections: readonly Section[];
  readonly entries: Entries;
  /** What stood there before anybody typed: what was not changed is not held against whoever changes something else. */
  readonly opened: Entries;
  /** `2026-05-04` */
  readonly today: string;
  /** Paths of days that are half typed: the browser shows them, and tells nobody what they are. */
  readonly halfTyped: ReadonlySet<string>;
}

/** Whether a field belongs to what the platform asks for, by the country where that decides. */
export function isNeeded(field: Field, read: Read): boolean {
  if (!field.need || (field.isAsked?.(read) ?? true) === false || field.isMadeUpFor?.(read)) return false;
  if (field.kind === 'state') return statesOf(countryOf(field, read)).length > 0;
  return field.kind !== 'postal-code' || hasPostalCodes(countryOf(field, read));
}

/** Parts of an address without which the others say nothing. */
const WHOLE = ['country', 'street', 'city', 'postalCode', 'stateOrProvince'];

/** The platform takes an address whole, or nothing of it but its country. One that stood there before is left alone. */
function isOwed(field: Field, fields: readonly Field[], read: Read, stood: Read): boolean {
  const { address, kind, path } = field;
  const [name = ''] = path.split('.').slice(-1);
  if (!address || !WHOLE.includes(name)) return false;
  const all = fields.filter((part) => part.address === address);
  const isThere = all.some((part) => part.kind !== 'country' && read(part.path).trim() !== '');
  if (!isThere || all.every((part) => read(part.path) === stood(part.path))) return false;
  return isNeeded({ ...field, need: 'verified', kind }, read);
}

/** A number says nothing without saying of what. */
function isTypeOwed({ path }: Field, read: Read): boolean {
  const [, group = ''] = /^(.+identificationData)\.type$/.exec(path) ?? [];
  return group !== '' && ['number', 'cardNumber'].some((name) => read(`${group}.${name}`).trim() !== '');
}

/** Names every field at once that could not be sent, or that the platform would send back. */
export function checkEntries({ sections, entries, opened, today, halfTyped }: Checked): Faults {
  const faults: Record<string, Fault> = {};
  const fields = fieldsOf(sections);
  const read: Read = (path) => textAt(entries, path);
  const stood: Read = (path) => textAt(opened, path);
  for (const field of fields.filter((each) => isAsked(each, entries))) {
    const { path, need } = field;
    const text = read(path).trim();
    const isKept = text === stood(path) && countryOf(field, read) === countryOf(field, stood);
    if (halfTyped.has(path)) faults[path] = 'not-day';
    else if (
      text === '' &&
      (need === 'saved' || isOwed(field, fields, read, stood) || isTypeOwed(field, read))
    )
      faults[path] = 'required';
    else if (text !== '' && !isKept) {
      const fault = valueFault(field, text, read, today);
      if (fault) faults[path] = fault;
    }
  }
  for (const { path, name } of listsOf(sections)) {
    const rows = entries.rows[path] ?? [];
    rows.forEach((row, at) => {
      if (JSON.stringify(row) === JSON.stringify(opened.rows[path]?.[at])) return;
      for (const [column, fault] of Object.entries(rowFaults(name, row, rows.slice(0, at))))
        faults[`${path}.${at}.${column}`] = fault;
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
  const read: Read = (path) => textAt(entries, path);
  const needed = fields.filter((field) => isNeeded(field, read));
  return { needed: needed.length, filled: needed.filter(({ path }) => read(path).trim() !== '').length };
}

/** The field of the form that a path of the platform's speaks of; undefined where the form has none. */
export function fieldAt(
  path: string,
  type: string,
  sections: readonly Section[],
  entries: Entries,
): string | undefined {
  const cells = listsOf(sections).flatMap((list) =>
    (entries.rows[list.path] ?? []).flatMap((row, at) =>
      Object.keys(row).map((name) => `${list.path}.${at}.${name}`),
    ),
  );
  const known = [
    ...fieldsOf(sections)
      .filter((field) => isAsked(field, entries))
      .map((field) => field.path),
    ...cells,
  ];
  const plain = path.replace(/^\W+/, '').replaceAll(/[[/]+/g, '.').replaceAll(']', '');
  for (const name of [plain, `${type}.${plain}`]) {
    const found =
      known.find((each) => each === name) ??
      known.find((each) => each.startsWith(`${name}.`)) ??
      known.find((each) => name.startsWith(`${each}.`));
    if (found) return found;
  }
  return undefined;
}

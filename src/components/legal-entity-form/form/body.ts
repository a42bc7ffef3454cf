import { type LegalEntityType } from '../../../facts/legal-entity-types.js';
import type {
  LegalEntity,
  LegalEntityRequest,
  LegalEntityUpdate,
} from '../../../client/legal-entity/index.js';
import { COLUMNS, listsOf, textAt, type Entries, type Row } from './entries.js';
import { type Field, type List, type Section } from './field.js';
import { fieldsOf } from './sections.js';

type Body = Record<string, unknown>;

/** What the interface demands in a description of each type, also where it is not what changed. */
const DEMANDED: Readonly<Record<LegalEntityType, readonly string[]>> = {
  individual: ['name', 'residentialAddress'],
  organization: ['legalName', 'registeredAddress'],
  soleProprietorship: ['name', 'countryOfGoverningLaw', 'registeredAddress'],
  trust: ['name', 'type', 'countryOfGoverningLaw', 'registeredAddress'],
  unincorporatedPartnership: [],
};

/** Fields that are said with yes or no. An answer is never taken back, only changed. */
const FLAG = /\.(?:taxAbsent|nationalIdExempt)$/;

const valueOf = (path: string, text: string): unknown => (FLAG.test(path) ? text === 'true' : text);

const itemOf = ({ name }: List, row: Row): Body =>
  Object.fromEntries(
    COLUMNS[name].flatMap((column) => {
      const text = row[column.name]?.trim() ?? '';
      return text === '' ? [] : [[column.name, text]];
    }),
  );

function put(body: Body, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce<Body>((inner, name) => (inner[name] ??= {}) as Body, body);
  holder[last] = value;
}

export const isAsked = ({ isAsked: asked }: Field, entries: Entries): boolean =>
  asked?.((path) => textAt(entries, path)) ?? true;

/** What is asked for and filled in. */
const textOf = (field: Field, entries: Entries): string =>
  isAsked(field, entries) ? textAt(entries, field.path).trim() : '';

/** The body that makes an entity. */
export function newBody(
  type: LegalEntityType,
  sections: readonly Section[],
  entries: Entries,
): LegalEntityRequest {
  const body: Body = { type };
  for (const field of fieldsOf(sections)) {
    const value = textOf(field, entries);
    if (value !== '') put(body, field.path, valueOf(field.path, value));
  }
  for (const list of listsOf(sections)) {
    const rows = entries.rows[list.path] ?? [];
    if (rows.length > 0)
      put(
        body,
        list.path,
        rows.map((row) => itemOf(list, row)),
      );
  }
  return body as LegalEntityRequest;
}

/** The part of a body that changes or stays as a whole: `individual.phone`, `reference`. */
const groupOf = (path: string): string => path.split('.').slice(0, 2).join('.');

/** What stands at the platform at a path, without words that the library could not send back. */
function standing(entity: LegalEntity, path: string): unknown {
  const found = path.split('.').reduce<unknown>((value, name) => (Object(value) as Body)[name], entity);
  if (typeof found !== 'object' || found === null) return found;
  const entries = Object.entries(found).filter(([, value]) => !String(value).startsWith('unknown:'));
  return Object.fromEntries(entries);
}

/**
 * What is to change, and nothing else but what the interface demands beside it. A group like an address or a name is sent
 * whole, so that it comes to the same whether the platform merges or replaces it; what was emptied is sent as empty text.
 */
export function changedBody(
  entity: LegalEntity,
  type: LegalEntityType,
  sections: readonly Section[],
  opened: Entries,
  entries: Entries,
): LegalEntityUpdate {
  const fields = fieldsOf(sections);
  const isChanged = (field: Field): boolean => textOf(field, entries) !== textOf(field, opened);
  const groups = new Set(fields.filter(isChanged).map(({ path }) => groupOf(path)));
  const body: Body = {};
  const lists = listsOf(sections).filter(
    ({ path }) => JSON.stringify(entries.rows[path] ?? []) !== JSON.stringify(opened.rows[path] ?? []),
  );
  const isDescribed = [...groups, ...lists.map(({ path }) => path)].some((path) =>
    path.startsWith(`${type}.`),
  );
  if (isDescribed) for (const name of DEMANDED[type]) groups.add(`${type}.${name}`);
  for (const group of groups) {
    const stands = standing(entity, group);
    if (stands !== undefined) put(body, group, stands);
  }
  for (const field of fields.filter(({ path }) => groups.has(groupOf(path)))) {
    const value = textOf(field, entries);
    if (value !== '' || textOf(field, opened) !== '') put(body, field.path, valueOf(field.path, value));
  }
  for (const list of lists)
    put(
      body,
      list.path,
      (entries.rows[list.path] ?? []).map((row) => itemOf(list, row)),
    );
  return body as LegalEntityUpdate;
}

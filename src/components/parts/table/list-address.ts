import { readValues, writeValues } from './table-address.js';

/** Where a person is: at what is open, or with an empty id in the list, narrowed and sorted. */
export interface Spot<Filter> {
  readonly id: string;
  readonly sort: string;
  readonly filter: Filter;
}

/** What a list and what opens from it are called in the address of a page. */
export interface ListNames<Filter> {
  /** Parameters that open one, each for a kind of its own; the id of a second kind is `kind/id`. Mostly one: `dispute`. */
  readonly opens: readonly string[];
  /** What parameters of the list begin with: `disputes` makes `disputes-state`. */
  readonly lists: string;
  /** What narrows the list and stands in the address. The rest may be a name or an email, and does not. */
  readonly fields: readonly (keyof Filter & string)[];
}

const idIn = (opened: Readonly<Record<string, string>>, opens: readonly string[]): string => {
  const kind = opens.find((each) => opened[each]);
  if (!kind) return '';
  return opens.length === 1 ? opened[kind]! : `${kind}/${opened[kind]}`;
};

/**
 * Where an address leads. What narrows the list and is not in the address is as it was `before`: whatever else is not
 * said there is as it is at `first`.
 */
export function readSpot<Filter extends object>(
  address: URL,
  { opens, lists, fields }: ListNames<Filter>,
  prefix: string,
  first: Filter,
  before: Filter,
): Spot<Filter> {
  const values = readValues(address, [...fields, 'sort'], `${prefix}${lists}-`);
  const said = fields.map((field) => [field, values[field] || first[field]]);
  return {
    id: idIn(readValues(address, opens, prefix), opens),
    sort: values['sort'] ?? '',
    filter: { ...before, ...(Object.fromEntries(said) as Partial<Filter>) },
  };
}

/** The address with this spot in it; whatever else stands there stays. */
export function writeSpot<Filter extends object>(
  address: URL,
  { opens, lists, fields }: ListNames<Filter>,
  prefix: string,
  first: Filter,
  { id, sort, filter }: Spot<Filter>,
): URL {
  const written = new URL(address);
  const [kind, rest = ''] = opens.length === 1 ? [opens[0], id] : id.split('/');
  writeValues(written, Object.fromEntries(opens.map((each) => [each, each === kind ? rest : ''])), prefix);
  const said = fields.map((field) => [field, filter[field] === first[field] ? '' : filter[field]]);
  writeValues(written, { ...Object.fromEntries(said), sort }, `${prefix}${lists}-`);
  return written;
}

import type { CallOptions } from './wire/client-options.js';
import type { Client } from './client.js';
import { ClientError } from './wire/errors.js';
import type { CallInput, CallOutput, Operation, Schema } from './operation.js';
import { readQuery } from './wire/query.js';
import * as z from './schema/schema.js';

type Fields = Readonly<Record<string, unknown>>;

/** A row that lists: it changes nothing, so it takes no idempotency key. */
type ListRow = Operation<string, Schema, Schema, 'none'>;

/** The items of an answer are its one array of objects, whatever name that has. */
type ItemOf<Answer> = {
  [Name in keyof Answer]-?: NonNullable<Answer[Name]> extends readonly (infer Item extends object)[]
    ? Item
    : never;
}[keyof Answer];

export interface Page<Row extends ListRow> {
  readonly items: readonly ItemOf<CallOutput<Row>>[];
  /** The whole answer, for what it says besides. */
  readonly answer: CallOutput<Row>;
  /** What to call the row with for the page after this one; absent on the last. */
  readonly next: CallInput<Row> | undefined;
}

/** All items of a list, in order. Each loop over it starts anew, and asks for a page when it gets there. */
export interface Pages<Row extends ListRow> extends AsyncIterable<ItemOf<CallOutput<Row>>> {
  /** The same list page by page. */
  pages(): AsyncIterable<Page<Row>>;
}

export interface PagingOptions extends CallOptions {
  /** Pages to ask for at most. Default: all there are. */
  maxPages?: number;
}

/** The input fields that say where in a list a page begins. */
const PLACES = ['cursor', 'offset', 'pageNumber', 'startIndex'];

const fieldsOf = (value: unknown): Fields => Object(value);
const placesIn = (fields: Fields): [string, unknown][] =>
  PLACES.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]);

function itemsOf(answer: unknown): readonly unknown[] {
  const isList = (value: unknown): value is unknown[] => Array.isArray(value) && typeof value[0] === 'object';
  return Object.values(fieldsOf(answer)).find(isList) ?? [];
}

/** Only the query of a link is read: the link itself is not followed. */
const placeOf = (row: Operation, link: string): Fields =>
  readQuery(row, new URLSearchParams(/\?([^#]*)/.exec(link)?.[1]));

/** Where the next page begins, by whatever the answer says of it, or `undefined` after the last. */
function nextPlace(row: Operation, input: Fields, answer: Fields, length: number): Fields | undefined {
  const { href } = fieldsOf(fieldsOf(answer._links ?? answer.link).next);
  if (typeof href === 'string') return placeOf(row, href);
  const next = fieldsOf(answer.meta).nextCursor ?? answer.nextCursor ?? answer.next;
  if (typeof next === 'string' && next) {
    const place = placeOf(row, next);
    return placesIn(place).length > 0 ? place : { cursor: next };
  }
  if (answer.hasNext === true) return { offset: Number(input.offset ?? 0) + length };
  const startIndex = Number(input.startIndex ?? 1) + length;
  return startIndex <= Number(answer.totalResults) ? { startIndex } : undefined;
}

/** The input that asks for a place, or `undefined` where the row has no field for it. */
function inputAt(row: Operation, input: Fields, place: Fields): Fields | undefined {
  const schema = row.input?.();
  const shape = z.isObject(schema) ? z.shapeOf(schema) : {};
  const fields = placesIn(place).filter(([name]) => Object.hasOwn(shape, name));
  return fields.length > 0 ? { ...input, ...Object.fromEntries(fields) } : undefined;
}

/** The items of an answer, and what to ask next; `isTorn` where there is more and no field to ask for it. */
function readPage(row: Operation, input: Fields, answer: Fields) {
  const items = itemsOf(answer);
  const place = items.length > 0 ? nextPlace(row, input, answer, items.length) : undefined;
  const next = place && inputAt(row, input, place);
  return { items, answer, next, isTorn: place !== undefined && !next };
}

const errorOf = (row: Operation, kind: 'contract' | 'cancelled', field?: string): ClientError =>
  new ClientError({ operation: `${row.method} ${row.path}`, kind, field });

async function* pagesOf(client: Client, row: Operation, input: Fields, options: PagingOptions) {
  const { maxPages = Infinity, ...callOptions } = options;
  const asked = new Set<string>();
  let request = input;
  for (let count = 1; ; count++) {
    asked.add(JSON.stringify(placesIn(request)));
    const answer = fieldsOf(await client.call(row, request as never, callOptions as never));
    const { items, next, isTorn } = readPage(row, request, answer);
    const isLast = !next || asked.has(JSON.stringify(placesIn(next)));
    yield { items, answer, next: isLast ? undefined : next };
    if (isTorn) throw errorOf(row, 'contract', 'next');
    if (isLast || count >= maxPages) return;
    request = next;
  }
}

/**
 * What an answer is a page of, for those who show a list page by page: its items, and what to call the row with for the
 * page after it. Throws a `contract` error where there is such a page and no field of the row asks for it.
 */
export function pageOf<Row extends ListRow>(
  row: Row,
  input: CallInput<Row>,
  answer: CallOutput<Row>,
): Page<Row> {
  const asked = fieldsOf(input);
  const { items, next, isTorn } = readPage(row, asked, fieldsOf(answer));
  if (isTorn) throw errorOf(row, 'contract', 'next');
  const isStuck = next && JSON.stringify(placesIn(next)) === JSON.stringify(placesIn(asked));
  return { items, answer, next: isStuck ? undefined : next } as unknown as Page<Row>;
}

/**
 * Reads a list through, whichever way its interface pages: by offset and limit with `hasNext`, by a cursor that stands in
 * a link or in the answer, or by numbers of pages or items. It ends after the last page, at an empty one, at a place it
 * has been to before, and after `maxPages`. Rejects like the calls it makes; what came before has been given by then. With
 * a page that says there is another, and a row that has no field to ask for it, the loop ends with a `contract` error
 * rather than with half a list.
 */
export function pages<Row extends ListRow>(
  client: Client,
  row: Row,
  input: CallInput<Row>,
  options: PagingOptions = {},
): Pages<Row> {
  const byPage = () =>
    pagesOf(client, row, fieldsOf(input), options) as unknown as AsyncGenerator<Page<Row>, void>;
  return {
    pages: byPage,
    async *[Symbol.asyncIterator]() {
      for await (const { items } of byPage())
        for (const item of items) {
          if (options.signal?.aborted) throw errorOf(row, 'cancelled');
          yield item;
        }
    },
  };
}

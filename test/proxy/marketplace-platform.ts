import { startDeviceRegistration } from '../../src/client/balance-platform/index.js';
import { createDescriber } from '../../src/client/schema/json-schema.js';
import { addressOf } from '../../src/client/interfaces.js';
import type { Operation, Schema } from '../../src/client/operation.js';
import { schemaNames } from '../../src/proxy/contract/schema-names.js';
import { OFFERS } from '../../src/proxy/policy/index.js';
import type { Owner } from '../../src/proxy/policy/rule.js';
import { createExamples, type Wishes } from '../client/example-values.js';

/** Where the merchant's own service of listings is. */
export const LISTINGS = 'https://listings.example';

const describer = createDescriber(schemaNames());

/** A value that fits a schema. */
export function exampleOf(schema: Schema, wishes: Wishes = {}): unknown {
  const described = describer.describe(schema);
  return createExamples(describer.definitions, wishes)(described);
}

/** A row that is read to learn whose an id is: where its answer holds the ids that lead on. */
interface Step {
  readonly read: Operation;
  readonly by: string;
  readonly at: string;
  /** Whether ids are looked for in it, and so a page of it is the last. */
  readonly isList?: boolean;
}

/** The steps from an id to its roots. */
function stepsOf(owner: Owner): Step[] {
  if (typeof owner === 'string') return [];
  if ('list' in owner) return [{ read: owner.list, by: owner.by, at: owner.at, isList: true }];
  if (!('read' in owner)) return owner.flatMap(stepsOf);
  const { read, by, leads } = owner;
  return Object.entries(leads).flatMap(([at, next]) => [{ read, by, at }, ...stepsOf(next)]);
}

const STEPS = OFFERS.flatMap(({ policy }) =>
  Object.values(policy).flatMap((rule) =>
    rule === 'never' ? [] : Object.values(rule.owned ?? {}).flatMap(stepsOf),
  ),
);

/** In front of the platform's test systems, or of a sandbox. */
function baseOf(name: (typeof OFFERS)[number]['name']): string {
  if (name === 'listings') return LISTINGS;
  const address = addressOf(name, { environment: 'test' });
  return `(?:${address}|https://sandbox.florin.invalid${new URL(address).pathname})`;
}

const KNOWN = OFFERS.flatMap(({ name, table }) =>
  Object.values(table).map((row) => ({
    row,
    pattern: new RegExp(`^${baseOf(name)}${row.path.replace(/\{(\w+)\}/g, '(?<$1>[^/?]+)')}$`),
  })),
).toSorted((a, b) => a.row.path.split('{').length - b.row.path.split('{').length);

/** One request as it reached the platform. */
export interface Reached {
  readonly row: Operation;
  readonly url: string;
  readonly headers: Headers;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Whether the row is one that the proxy reads to learn whose an id is. */
  readonly isRead: boolean;
}

/** Puts a value at a path like `owner.id` or, in every item of a list, `data.*.id`, making what is missing on the way. */
export function putAt(holder: object, path: string, value: unknown): object {
  const [name = '', ...rest] = path.split('.');
  const put = (inner: unknown): unknown =>
    rest.length === 0 ? value : putAt(Object(inner) as object, rest.join('.'), value);
  if (name === '*') return (Array.isArray(holder) && holder.length > 0 ? holder : [{}]).map(put);
  return { ...holder, [name]: put((holder as Record<string, unknown>)[name]) };
}

/** The first value at such a path. */
export function valueAt(holder: unknown, path: string): unknown {
  const steps = path.split('.');
  return steps.reduce<unknown>(
    (value, name) => (Object(value) as Record<string, unknown>)[name === '*' ? '0' : name],
    holder,
  );
}

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json',
      'set-cookie': 'platform=CANARY-COOKIE',
      'x-api-key': 'CANARY-HEADER',
      server: 'CANARY-SERVER',
    },
  });

/**
 * A platform that takes every row of every interface and remembers what reached it. A thing called `own…` leads to an
 * owner called `own`, one called `theirs` to `theirs`; asked for a thing of theirs, it says that there is none. What is begun for
 * a thing is called like it.
 */
export class MarketplacePlatform {
  readonly reached: Reached[] = [];

  readonly fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const [address = '', query] = url.split('?');
    const known = KNOWN.find(({ row, pattern }) => row.method === init.method && pattern.test(address));
    if (!known) return json(404, {});
    const { row, pattern } = known;
    const fields: Record<string, unknown> = {
      ...(JSON.parse(String(init.body ?? '{}')) as object),
      ...Object.fromEntries(new URLSearchParams(query)),
      ...pattern.exec(address)?.groups,
    };
    const steps = STEPS.filter(({ read }) => read.method === row.method && read.path === row.path);
    this.reached.push({ row, url, headers: new Headers(init.headers), fields, isRead: steps.length > 0 });
    const isMissing = steps.length === 0 && url.includes('theirs');
    if (isMissing) return json(404, { status: 404, errorCode: 'CANARY-CODE', message: 'CANARY-MESSAGE' });
    if (!row.output) return new Response(null, { status: row.success[0] ?? 200 });
    const answer = steps.reduce<object>(
      (made, { by, at }) => putAt(made, at, String(fields[by])),
      // One thing that holds a list has no pages, and is whole.
      exampleOf(row.output(), {
        isFull: steps.some(({ isList }) => !isList || row.path.endsWith('}')),
      }) as object,
    );
    if (row === startDeviceRegistration) Object.assign(answer, { id: fields['paymentInstrumentId'] });
    const body = Array.isArray(answer) ? answer : { ...answer, canary: 'CANARY-FIELD' };
    return json(row.success[0] ?? 200, body);
  };
}

import { createDescriber } from '../../src/client/json-schema.js';
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

/** The steps from an id to its root, each a row that is read and the field of its answer that leads on. */
function stepsOf(owner: Owner): { read: Operation; by: string; at: string }[] {
  return typeof owner === 'string' ? [] : [owner, ...stepsOf(owner.owner)];
}

const STEPS = OFFERS.flatMap(({ policy }) =>
  Object.values(policy).flatMap((rule) =>
    rule === 'never' ? [] : Object.values(rule.owned ?? {}).flatMap(stepsOf),
  ),
);

const baseOf = (name: (typeof OFFERS)[number]['name']): string =>
  name === 'listings' ? LISTINGS : addressOf(name, { environment: 'test' });

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

/** Puts a value at a path like `owner.id`, making what is missing on the way. */
export function putAt(holder: object, path: string, value: unknown): object {
  const [name = '', ...rest] = path.split('.');
  const inner = (holder as Record<string, unknown>)[name];
  const next = rest.length === 0 ? value : putAt(Object(inner) as object, rest.join('.'), value);
  return { ...holder, [name]: next };
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
 * owner called `own`, one called `theirs` to `theirs`; asked for a thing of theirs, it says that there is none.
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
      exampleOf(row.output(), { isFull: steps.length > 0 }) as object,
    );
    const body = Array.isArray(answer) ? answer : { ...answer, canary: 'CANARY-FIELD' };
    return json(row.success[0] ?? 200, body);
  };
}

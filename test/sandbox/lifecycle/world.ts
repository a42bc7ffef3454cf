import assert from 'node:assert/strict';

import { createClient, type Client } from '../../../src/client/client.js';
import { tableOf } from '../../../src/client/interface-modules.js';
import { addressOf, interfaces, type InterfaceName } from '../../../src/client/interfaces.js';
import type { Operation, Table } from '../../../src/client/operation.js';
import type { Sandbox } from '../../../src/sandbox/index.js';
import { answersByFacts } from '../answers-by-facts.js';
import { ORIGIN, startSandbox } from '../shop.js';

export type Fields = Readonly<Record<string, unknown>>;

/** One sandbox with every interface on it, called by the names of rows: `workspace.createMock`. */
export interface World {
  readonly sandbox: Sandbox;
  readonly now: () => number;
  /** Calls a row, and gives its answer. */
  readonly ask: (row: string, input: Fields) => Promise<Fields>;
}

/** Listings are the merchant's own service; terminals answer as the facts have it under a path without version. */
const ADDRESSES: Readonly<Partial<Record<InterfaceName, string>>> = {
  listings: ORIGIN,
  'terminal-management': 'https://postfmapi.example/postfmapi/terminal',
};

export const NAMES = Object.keys(interfaces) as InterfaceName[];

/** The interface of a row's full name, its table, and the row. */
export function rowOf(fullName: string): { of: InterfaceName; table: Table; row: Operation } {
  const [of = '', name = ''] = fullName.split('.');
  const table: Table = tableOf(of as InterfaceName);
  return { of: of as InterfaceName, table, row: table[name] ?? assert.fail(`no row ${fullName}`) };
}

export async function openWorld(seed: number): Promise<World> {
  const clock = Date.parse('2026-05-04T10:00:00Z');
  const sandbox = await startSandbox({ now: () => clock, seed });
  const clients = new Map<InterfaceName, Client>();
  const clientOf = (name: InterfaceName): Client => {
    const known = clients.get(name);
    if (known) return known;
    const client = createClient({
      baseUrl: ADDRESSES[name] ?? addressOf(name, { environment: 'test' }),
      fetch: name === 'listings' ? sandbox.fetch : answersByFacts(sandbox, name),
      headers: { 'x-api-key': 'key' },
      maxBytes: 16_777_216,
    });
    clients.set(name, client);
    return client;
  };
  let keys = 0;
  return {
    sandbox,
    now: () => clock,
    ask: async (fullName, input) => {
      const { of, row } = rowOf(fullName);
      const key = row.idempotency === 'none' ? {} : { idempotencyKey: `key-${++keys}` };
      return ((await clientOf(of).call(row, input as never, key as never)) ?? {}) as Fields;
    },
  };
}

/** The id that a thing goes by, in an answer or in the one object that it holds. */
export function idIn(answer: Fields, parameter = 'id'): string {
  const inner = Object.values(answer).find((value) => typeof value === 'object' && value !== null) as
    Fields | undefined;
  const names = parameter.endsWith('Uid') ? ['uid', 'id'] : ['id'];
  const ids = [answer, inner].flatMap((each) => names.map((name) => each?.[name]));
  const id = ids.find((each) => typeof each === 'string');
  return typeof id === 'string' ? id : assert.fail(`no id in ${JSON.stringify(answer)}`);
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Whether all that is expected stands in what there is, which may hold more. */
const holds = (there: unknown, expected: unknown): boolean =>
  isObject(expected)
    ? isObject(there) && Object.entries(expected).every(([name, value]) => holds(there[name], value))
    : there === expected;

/** Whether an answer, or one of the objects in it, has every field that is expected. */
export const shows = (answer: Fields, expected: Fields): boolean =>
  [answer, ...Object.values(answer)].some((each) => holds(each, expected));

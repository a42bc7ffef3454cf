import assert from 'node:assert/strict';

import { ClientError } from '../../../src/client/wire/errors.js';
import { tableOf } from '../../../src/client/interface-modules.js';
import type { Method } from '../../../src/client/operation.js';
import { idIn, NAMES, rowOf, shows, type Fields, type World } from './world.js';

/** What is sent to make a thing and to change it, and how it is seen. */
export interface Sample {
  /** What has to be there before it: parameters of paths, and ids for the fields. Made anew for each thing. */
  readonly prepare?: (world: World) => Promise<Fields>;
  readonly create: (before: Fields) => Fields;
  /** What a new thing shows. Default: what it was made from, less the parameters. */
  readonly shown?: Fields;
  /** The row that lists it, where it is not the `GET` of the same path, and what is asked. */
  readonly list?: { readonly row?: string; readonly input?: (before: Fields, world: World) => Fields };
  /** The row that reads it, and the field that names it, where the path does not tell. */
  readonly read?: { readonly row: string; readonly by: string; readonly named?: string };
  /** What is sent to each row that changes it, with what was read last; it shows afterwards what was sent, or `shown`. */
  readonly changes?: Readonly<
    Record<string, { readonly send: (before: Fields, read: Fields) => Fields; readonly shown?: Fields }>
  >;
}

export interface Family {
  /** The row that makes one: `legal-entity.createBusinessLine`. */
  readonly create: string;
  readonly read: string | undefined;
  readonly list: string | undefined;
  readonly remove: string | undefined;
  /** The rows that change one. */
  readonly changing: readonly string[];
  /** The parameter that names it. */
  readonly by: string;
}

/** All families that the paths of the tables tell of: `POST {path}`, with `GET` or `DELETE {path}/{id}`. */
export const familiesInPaths = (): Family[] =>
  NAMES.flatMap((of) => {
    const rows = Object.entries(tableOf(of));
    const below = (path: string, method: Method, isOne: boolean) =>
      rows.filter(
        ([, row]) =>
          row.method === method &&
          row.path.startsWith(path) &&
          (isOne ? /^\/\{\w+\}$/ : /^$/).test(row.path.slice(path.length)),
      );
    return rows.flatMap(([name, { method, path }]): Family[] => {
      const [read] = below(path, 'GET', true);
      const [remove] = below(path, 'DELETE', true);
      const one = read ?? remove;
      if (method !== 'POST' || !one) return [];
      const full = (row: readonly [string, unknown] | undefined) => row && `${of}.${row[0]}`;
      return [
        {
          create: `${of}.${name}`,
          read: full(read),
          list: full(below(path, 'GET', false)[0]),
          remove: full(remove),
          changing: [...below(path, 'PATCH', true), ...below(path, 'PUT', true)].map(
            (row) => full(row) ?? '',
          ),
          by: /\{(\w+)\}$/.exec(one[1].path)?.[1] ?? '',
        },
      ];
    });
  });

const isGone = async (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => false,
    (error: unknown) => error instanceof ClientError && error.status === 404,
  );

/** What says whose a thing is and where: in the path, in headers, and in what a proxy supplies. */
function pick(fullName: string, fields: Fields): Fields {
  const { path, headers, supplied } = rowOf(fullName).row;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const isMeant = (name: string) => [...names, ...headers, ...supplied].includes(name);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isMeant(name)));
}

const without = (fields: Fields, ...names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** The life of one thing, a step at a time: every write is followed by reads through other rows that show it. */
export async function* lifeOf(world: World, family: Family, sample: Sample): AsyncGenerator<string> {
  const { create, remove } = family;
  const read = sample.read?.row ?? family.read;
  const list = sample.list?.row ?? family.list;
  const by = sample.read?.by ?? family.by;
  const before = (await sample.prepare?.(world)) ?? {};
  const listed = async (id: string): Promise<boolean> => {
    const input = sample.list?.input?.(before, world) ?? pick(list ?? create, before);
    return JSON.stringify(await world.ask(list ?? '', input)).includes(`"${id}"`);
  };
  yield 'prepared';

  const made = sample.create(before);
  const answer = await world.ask(create, { ...pick(create, before), ...made });
  const id = idIn(answer, sample.read?.named ?? by);
  const named = sample.read?.named ? String(made[sample.read.named]) : id;
  const self = { ...pick(read ?? remove ?? create, before), [by]: named };
  yield `${create}: made`;

  const look = async (): Promise<Fields> => (read ? world.ask(read, self) : {});
  const looks = async (expected: Fields, after: string): Promise<Fields> => {
    const seen = await look();
    const isShown = !read || shows(seen, expected);
    assert.ok(isShown, `${after}: ${JSON.stringify(expected)} is not in ${JSON.stringify(seen)}`);
    return seen;
  };
  const params = [...Object.keys(pick(create, before)), ...rowOf(create).row.headers];
  let seen = await looks(sample.shown ?? without(made, ...params), create);
  if (list) assert.ok(await listed(id), `${create}: ${list} does not list it`);
  yield `${create}: seen`;

  for (const [row, { send, shown }] of Object.entries(sample.changes ?? {})) {
    const sent = send(before, seen);
    const expected = shown ?? without(sent, ...rowOf(row).row.headers);
    assert.ok(!shows(seen, expected), `${row}: changes nothing`);
    await world.ask(row, { ...self, ...sent });
    yield `${row}: changed`;
    seen = await looks(expected, row);
    if (list) assert.ok(await listed(id), `${row}: ${list} does not list it any more`);
    yield `${row}: seen`;
  }

  if (!remove) return;
  await world.ask(remove, self);
  yield `${remove}: removed`;
  if (read) assert.ok(await isGone(look()), `${remove}: ${read} still finds it`);
  if (list) assert.ok(!(await listed(id)), `${remove}: ${list} still lists it`);
  if (read) assert.ok(await isGone(world.ask(remove, self)), `${remove}: can be done twice`);
}

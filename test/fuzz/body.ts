import type { Chance } from '../faults/seeded.js';

/** Values that no field expects, and some that a careless reader takes for something else. */
const STRANGE: readonly ((chance: Chance) => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 1e308,
  () => Number.MAX_SAFE_INTEGER + 2,
  () => 0.1,
  () => '',
  () => '\u0000',
  () => 'a\u0000b',
  () => '\uD800',
  () => '\u202E',
  () => '__proto__',
  () => 'constructor',
  () => "' OR 1=1 --",
  () => '<script>alert(1)</script>',
  () => '../../../etc/passwd',
  () => '%00%2e%2e%2f',
  () => 'javascript:alert(1)',
  () => '4111 1111 1111 1111',
  (chance) => 'x'.repeat(chance.of([256, 4097, 70_000])),
  (chance) => '\u{1F600}'.repeat(chance.of([10, 3000])),
  () => [],
  () => ({}),
  () => [null, [null], {}],
  () => Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`k${index}`, index])),
  () => ({ toString: 'x', valueOf: 1, then: 1, toJSON: 'x', length: -1 }),
  () => new Date(0).toISOString(),
  () => '9999-99-99',
];

const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'then',
  '',
  '\u0000',
  '0',
  '$ref',
  'length',
];

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An own property, whatever its name. */
function put(target: Fields, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}

/** Goes down into a value for a while, and changes what it finds there. */
function changeWithin(chance: Chance, value: unknown): unknown {
  const names = isFields(value) ? Object.keys(value) : [];
  if (Array.isArray(value) && value.length > 0 && chance.is(0.7)) {
    const at = chance.between(0, value.length - 1);
    return value.map((item: unknown, index) => (index === at ? changeWithin(chance, item) : item));
  }
  if (!isFields(value) || chance.is(0.15)) return chance.of(STRANGE)(chance);
  const changed: Fields = { ...value };
  const kind = chance.between(0, 4);
  const name = names.length > 0 ? chance.of(names) : 'x';
  if (kind === 0) delete changed[name];
  else if (kind === 1) put(changed, chance.of(KEYS), chance.of(STRANGE)(chance));
  else if (kind === 2) put(changed, name, [changed[name], changed[name]]);
  else put(changed, name, changeWithin(chance, changed[name]));
  return changed;
}

const nested = (depth: number, open: string, close: string): string =>
  open.repeat(depth) + '1' + close.repeat(depth);

/** What is no JSON, or JSON that readers differ about. */
function broken(chance: Chance, text: string): string {
  const at = chance.between(0, text.length);
  return chance.of([
    () => text.slice(0, at),
    () => `${text.slice(0, at)}\u0000${text.slice(at)}`,
    () => `${text}${text}`,
    () => `\uFEFF${text}`,
    () => '',
    () => 'null',
    () => '"text"',
    () => '[]',
    () => '-',
    () => 'NaN',
    () => nested(20_000, '[', ']'),
    () => nested(3000, '{"a":', '}'),
    () => text.replace(/^\{/, '{"__proto__":{"isAdmin":true},'),
    () => text.replace(/^\{"([^"]+)":/, '{"$1":null,"$1":'),
    () => text.replaceAll('"', "'"),
    () => text.replace(/\d+/, '1e400'),
    () => 'a=1&b=2',
    () => '<xml/>',
    () => 'x'.repeat(2_000_000),
  ])();
}

/** A body made from one that fits: as it is, with something changed in it, or no longer JSON. */
export function bodyFrom(chance: Chance, fitting: unknown): string {
  let value = fitting;
  if (chance.is(0.75))
    for (let count = chance.between(1, 4); count > 0; count--) value = changeWithin(chance, value);
  const text = JSON.stringify(value) ?? '';
  return chance.is(0.2) ? broken(chance, text) : text;
}

/** A text for a place in an address or a header. */
export function textFrom(chance: Chance, fitting: string): string {
  if (chance.is(0.5)) return fitting;
  const value = chance.of(STRANGE)(chance);
  return typeof value === 'string' ? value.slice(0, 9000) : (JSON.stringify(value) ?? '');
}

import type {
  $catchall,
  $strip,
  $ZodArray,
  $ZodBoolean,
  $ZodLooseShape,
  $ZodNullable,
  $ZodNumber,
  $ZodObject,
  $ZodOptional,
  $ZodRawIssue,
  $ZodRecord,
  $ZodShape,
  $ZodString,
  $ZodType,
  $ZodTypes,
  $ZodUnknown,
  ParsePayload,
} from 'zod/v4/core';

/*
 * The kinds of schema that ours are made of: zod's names, types and definitions, run as zod runs a schema, so that zod's
 * own functions and objects take them. Only the reading is written here, because zod's adds 3 kB to every page
 * (`decisions/0006-zods-schemas-read-by-ourselves.md`); a test holds every verdict to zod's.
 */

export type { infer, input, output } from 'zod/v4/core';
export type Type<Out = unknown, In = unknown> = $ZodType<Out, In>;
export type ObjectType<Shape extends $ZodLooseShape = $ZodLooseShape> = $ZodObject<Shape, $strip>;
export type OptionalType<Inner extends Type = Type> = $ZodOptional<Inner>;
export type ArrayType<Item extends Type = Type> = $ZodArray<Item>;
export type Shape = $ZodShape;
export type RawIssue = $ZodRawIssue;
export type Definition = $ZodTypes['_zod']['def'];
export type Payload<Value = unknown> = ParsePayload<Value>;

/** Looks at a value of the right kind; adds issues, or puts another value in its place. */
export type Check<Value> = (payload: Payload<Value>) => void;

/** Gives a value as its schema leaves it, and notes what does not fit. */
type Read = (input: unknown, issues: RawIssue[]) => unknown;

type Fields = Record<string, unknown>;

interface Internals {
  readonly read: Read;
  readonly optin?: 'optional' | undefined;
}

const internalsOf = (schema: Type): Internals => schema._zod as unknown as Internals;

/** What zod asks of a schema that stands in one of its own. */
const traits = /*@__PURE__*/ new Set(['$ZodType']);

/** What zod notes of a value of another kind, less the value. */
const issueOf = (expected: string, path?: PropertyKey[]) =>
  ({ code: 'invalid_type', expected, ...(path && { path }) }) as RawIssue;

function make<Kind extends Type>(def: object, read: Read, optin?: Internals['optin']): Kind {
  const run = (payload: Payload): Payload => {
    payload.value = read(payload.value, payload.issues);
    return payload;
  };
  return { _zod: { def, traits, optin, optout: optin, read, run } } as never;
}

/** A kind whose values may be checked further, once they are of the kind. */
function makeChecked<Kind extends Type>(
  facts: { readonly type: string; readonly [fact: string]: unknown },
  is: (value: unknown) => boolean,
  check?: Check<never>,
  readInside?: Read,
): Kind {
  const read: Read = (input, issues) => {
    const { length } = issues;
    if (!is(input)) issues.push(issueOf(facts.type));
    const value = readInside && issues.length === length ? readInside(input, issues) : input;
    if (!check || issues.length > length) return value;
    const payload = { value, issues };
    check(payload as never);
    return payload.value;
  };
  const checks = check && [{ _zod: { check, def: { check: 'custom' }, onattach: [] } }];
  return make({ ...facts, ...(checks && { checks }) }, read);
}

/** Reads what stands under a key; what does not fit there is noted with the key before its path. */
function readPart(read: Read, value: unknown, issues: RawIssue[], key: PropertyKey): unknown {
  let { length } = issues;
  const part = read(value, issues);
  for (; length < issues.length; length++)
    ((issues[length] as { path?: PropertyKey[] }).path ??= []).unshift(key);
  return part;
}

export const string = (check?: Check<string>): $ZodString<string> =>
  makeChecked({ type: 'string' }, (value) => typeof value === 'string', check);

export const number = (): $ZodNumber<number> => makeChecked({ type: 'number' }, Number.isFinite);

export const boolean = (): $ZodBoolean<boolean> =>
  makeChecked({ type: 'boolean' }, (value) => typeof value === 'boolean');

export const unknown = (check?: Check<unknown>): $ZodUnknown =>
  makeChecked({ type: 'unknown' }, () => true, check);

export const optional = <Inner extends Type>(innerType: Inner): $ZodOptional<Inner> => {
  const { read } = internalsOf(innerType);
  return make(
    { type: 'optional', innerType },
    (input, issues) => (input === undefined ? input : read(input, issues)),
    'optional',
  );
};

export const nullable = <Inner extends Type>(innerType: Inner): $ZodNullable<Inner> => {
  const { read, optin } = internalsOf(innerType);
  return make(
    { type: 'nullable', innerType },
    (input, issues) => (input === null ? input : read(input, issues)),
    optin,
  );
};

export const array = <Item extends Type>(element: Item, check?: Check<unknown[]>): $ZodArray<Item> => {
  const { read } = internalsOf(element);
  return makeChecked({ type: 'array', element }, Array.isArray, check, (input, issues) => {
    const { length } = input as unknown[];
    const kept = Array<unknown>(length);
    for (let at = 0; at < length; at++) kept[at] = readPart(read, (input as unknown[])[at], issues, at);
    return kept;
  });
};

const isObjectLike = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The shape is looked at when the first value is read, because a schema may contain itself. */
function objectOf<Kind extends Type>(
  facts: { readonly type: 'object'; readonly shape: $ZodLooseShape; readonly catchall?: Type },
  check?: Check<never>,
): Kind {
  const { shape, catchall } = facts;
  let fields: (readonly [name: string, Internals])[] | undefined;
  return makeChecked(facts, isObjectLike, check, (input, issues) => {
    const given = input as Fields;
    const kept: Fields = {};
    fields ??= Object.entries(shape).map(([name, schema]) => [name, internalsOf(schema as Type)]);
    for (const [name, { read, optin }] of fields) {
      const isPresent = name in given;
      if (!isPresent && optin) continue;
      const { length } = issues;
      const value = readPart(read, given[name], issues, name);
      if (isPresent) kept[name] = value;
      else if (issues.length === length) issues.push(issueOf('nonoptional', [name]));
    }
    if (catchall)
      for (const name in given)
        if (!Object.hasOwn(shape, name) && name !== '__proto__') kept[name] = given[name];
    return kept;
  });
}

/** Fields that the shape lacks are left behind. */
export const object = <Fields extends $ZodLooseShape>(shape: Fields): $ZodObject<Fields, $strip> =>
  objectOf({ type: 'object', shape });

/** Fields that the shape lacks are kept as they came. */
export const looseObject = <Fields extends $ZodLooseShape>(
  shape: Fields,
  check?: Check<Record<string, unknown>>,
): $ZodObject<Fields, $catchall<$ZodUnknown>> =>
  objectOf({ type: 'object', shape, catchall: unknown() }, check);

/** An object literal, or what JSON makes; nothing with a class. */
const isPlain = (value: unknown): boolean => {
  const prototype: unknown = isObjectLike(value) ? Object.getPrototypeOf(value) : value;
  return isObjectLike(value) && (!prototype || !Object.getPrototypeOf(prototype));
};

export const record = <Key extends $ZodString<string>, Value extends Type>(
  keyType: Key,
  valueType: Value,
): $ZodRecord<Key, Value> => {
  const { read } = internalsOf(valueType);
  return makeChecked({ type: 'record', keyType, valueType }, isPlain, undefined, (input, issues) => {
    const kept: Fields = {};
    for (const [name, value] of Object.entries(input as Fields))
      if (name !== '__proto__') kept[name] = readPart(read, value, issues, name);
    return kept;
  });
};

/** The fields of an object, to be spread into another. */
export const shapeOf = <Fields extends $ZodLooseShape>(schema: {
  readonly _zod: { readonly def: { readonly shape: Fields } };
}): Fields => schema._zod.def.shape;

/** Whether a schema is of an object with named fields. */
export const isObject = (schema: Type | undefined): schema is ObjectType =>
  (schema?._zod.def as { type?: string } | undefined)?.type === 'object';

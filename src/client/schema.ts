import {
  $ZodArray,
  $ZodBoolean,
  $ZodNullable,
  $ZodNumber,
  $ZodObject,
  $ZodOptional,
  $ZodRecord,
  $ZodString,
  $ZodUnknown,
  type $catchall,
  type $strip,
  type $ZodLooseShape,
  type $ZodRawIssue,
  type $ZodShape,
  type $ZodType,
  type $ZodTypes,
  type ParsePayload,
} from 'zod/v4/core';

/*
 * The kinds of schema that ours are made of, by the names that zod gives them, straight from its core: the methods that
 * `zod/mini` puts on every schema are never called here, and weigh another 1.0 kB in every bundle.
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

const checksOf = (check: Check<never> | undefined) =>
  check ? { checks: [{ _zod: { check, def: { check: 'custom' }, onattach: [] } } as never] } : {};

export const string = (check?: Check<string>): $ZodString<string> =>
  new $ZodString({ type: 'string', ...checksOf(check) }) as $ZodString<string>;

export const number = (): $ZodNumber<number> =>
  new $ZodNumber({ type: 'number', checks: [] }) as $ZodNumber<number>;

export const boolean = (): $ZodBoolean<boolean> =>
  new $ZodBoolean({ type: 'boolean' }) as $ZodBoolean<boolean>;

export const unknown = (check?: Check<unknown>): $ZodUnknown =>
  new $ZodUnknown({ type: 'unknown', ...checksOf(check) });

export const optional = <Inner extends Type>(innerType: Inner): $ZodOptional<Inner> =>
  new $ZodOptional({ type: 'optional', innerType }) as $ZodOptional<Inner>;

export const nullable = <Inner extends Type>(innerType: Inner): $ZodNullable<Inner> =>
  new $ZodNullable({ type: 'nullable', innerType }) as $ZodNullable<Inner>;

export const array = <Item extends Type>(element: Item, check?: Check<unknown[]>): $ZodArray<Item> =>
  new $ZodArray({ type: 'array', element, ...checksOf(check) }) as $ZodArray<Item>;

/** Fields that the shape lacks are left behind. */
export const object = <Fields extends $ZodLooseShape>(shape: Fields): $ZodObject<Fields, $strip> =>
  new $ZodObject({ type: 'object', shape }) as $ZodObject<Fields, $strip>;

/** Fields that the shape lacks are kept as they came. */
export const looseObject = <Fields extends $ZodLooseShape>(
  shape: Fields,
  check?: Check<Record<string, unknown>>,
): $ZodObject<Fields, $catchall<$ZodUnknown>> =>
  new $ZodObject({ type: 'object', shape, catchall: unknown(), ...checksOf(check) }) as $ZodObject<
    Fields,
    $catchall<$ZodUnknown>
  >;

export const record = <Key extends $ZodString<string>, Value extends Type>(
  keyType: Key,
  valueType: Value,
): $ZodRecord<Key, Value> => new $ZodRecord({ type: 'record', keyType, valueType }) as $ZodRecord<Key, Value>;

/** The fields of an object, to be spread into another. */
export const shapeOf = <Fields extends $ZodLooseShape>(schema: {
  readonly _zod: { readonly def: { readonly shape: Fields } };
}): Fields => schema._zod.def.shape;

/** Whether a schema is of an object with named fields. */
export const isObject = (schema: Type | undefined): schema is ObjectType =>
  (schema?._zod.def as { type?: string } | undefined)?.type === 'object';

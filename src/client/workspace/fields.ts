import * as z from '../schema/schema.js';
import { list, text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import type { Schema } from '../operation.js';

/*
 * Nearly all fields of this interface are texts that may be left out, and nearly every body is one object or one list
 * under the name of its noun. These say so in a few characters.
 */

type Shape = Readonly<Record<string, Schema>>;
type Texts<Name extends string> = Record<Name, ReturnType<typeof text>>;

/** Texts, each of which may be left out, to spread into an object. */
export const textFields = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, text()])) as Texts<Name>;

/** A number that may have a fraction. */
export const number = () => z.optional(z.number());

/** A list of texts, which may be left out. */
export const listOfTexts = () => list(z.string());

/** A list of whatever the platform does not describe. */
export const listOfAnything = () => list(z.unknown());

/** An object with a name of its own, made when it is first asked for. */
export const object = <Fields extends Shape>(fields: () => Fields) => once(() => z.object(fields()));

/** The same with nothing in it but texts, each of which may be left out. */
export const objectOfTexts = <Name extends string>(...names: readonly Name[]) =>
  object(() => textFields(...names));

/** An object inside another, which may be left out. */
export const part = <Fields extends Shape>(fields: Fields) => z.optional(z.object(fields));

/** A list of objects inside another object, which may be left out. */
export const parts = <Fields extends Shape>(fields: Fields) => list(z.object(fields));

/** A body with one object in it, under its noun: `{ mock: … }`. */
export const envelope = <Name extends string, Inside extends Schema>(name: Name, inside: () => Inside) =>
  object(() => ({ [name]: z.optional(inside()) }) as Record<Name, z.OptionalType<Inside>>);

/** A body with one list in it, under the plural of its noun: `{ mocks: […] }`. */
export const listOf = <Name extends string, Item extends Schema>(name: Name, item: () => Item) =>
  object(() => ({ [name]: list(item()) }) as Record<Name, z.OptionalType<z.ArrayType<Item>>>);

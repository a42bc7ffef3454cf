import * as z from './schema.js';
import { integer, must, oneOf, textOf } from './values.js';

/*
 * The kinds of field that the platform's bodies are made of. Each may be left out; a field that must be there spells
 * out its schema instead, so that it stands out.
 */

/** Text of at most `most` and at least `least` characters. */
export const text = (most?: number, least?: number) => z.optional(textOf(most, least));

export const flag = () => z.optional(z.boolean());

/** A whole number of 32 bits. */
export const countOf = () => integer(-(2 ** 31), 2 ** 31 - 1);
export const count = () => z.optional(countOf());

/** A whole number of any size that survives JSON. */
export const whole = () => z.optional(integer());

/** One of the platform's words; an answer may bring a new one. */
export const word = <const Word extends string>(...words: readonly Word[]) => z.optional(oneOf(...words));

/** Merchant's own keys with text. */
export const texts = () => z.optional(z.record(z.string(), z.string()));

export const list = <Item extends z.Type>(item: Item) => z.optional(z.array(item));

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:$|T)/;
const CLOCK = /^T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:0\d|1[0-4]):?[0-5]\d)$/;
const isTime = (value: string): boolean =>
  DAY.test(value) && (value.length === 10 || CLOCK.test(value.slice(10)));

/** A day, or a moment with its offset, by ISO 8601. A moment without offset means another one elsewhere. */
export const timeOf = () => z.string(must(isTime, { format: 'date-time' }, true));
export const time = () => z.optional(timeOf());

/** Bytes in base64. */
export const binaryOf = () =>
  z.string(must((value) => /^[A-Za-z0-9+/]*={0,2}$/.test(value), { contentEncoding: 'base64' }, true));
export const binary = () => z.optional(binaryOf());

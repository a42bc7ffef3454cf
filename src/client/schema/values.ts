import * as z from './schema.js';
import { once } from './once.js';

/** What a check asks, in the words of JSON Schema, for code that describes a schema to others. */
export type Facts = Readonly<Record<string, unknown>>;

/**
 * A check of one's own. Weighs a tenth of `z.refine`, and a length by it a quarter of `z.maxLength`. What fails a `minor`
 * one may not be sent, but is read.
 */
export const must = <Value>(test: (value: Value) => boolean, facts?: Facts, minor?: boolean) =>
  Object.assign(
    ({ value: input, issues }: z.Payload<Value>): void => {
      if (!test(input)) issues.push({ code: 'custom', input, minor } as z.RawIssue);
    },
    { facts },
  );

/**
 * An integer that survives JSON: no fraction, no `-0`, nothing past 2^53 - 1 in either direction. The check says all that
 * `z.number` would, which weighs another 0.1 kB.
 */
export const integer = (minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER) => {
  const isWhole = (value: number) =>
    Number.isSafeInteger(value) && value >= minimum && value <= maximum && !Object.is(value, -0);
  const facts = { type: 'integer', minimum, maximum };
  return z.unknown(must(isWhole as (value: unknown) => boolean, facts)) as z.Type<number, number>;
};

/** Text of at most `maxLength` and at least `minLength` characters. An answer may say more. */
export const textOf = (maxLength = Infinity, minLength = 0) => {
  const fits = ({ length }: string) => length >= minLength && length <= maxLength;
  return z.string(must(fits, { minLength, maxLength }, true));
};

const amount = (least?: number) =>
  z.object({
    value: integer(least),
    currency: z.string(must(({ length }) => length === 3, { minLength: 3, maxLength: 3 })),
  });

/** Money: an integer in minor units and an ISO 4217 code. `{ value: 1999, currency: 'EUR' }` is € 19.99. */
export const Amount = /*@__PURE__*/ once(() => amount(0));
export type Amount = z.infer<ReturnType<typeof Amount>>;

/** Money that may be owed as well: the value of a balance or of a booking can be below zero. */
export const SignedAmount = /*@__PURE__*/ once(() => amount());
export type SignedAmount = z.infer<ReturnType<typeof SignedAmount>>;

/** A word that the platform added later, as an answer is read: it can be shown, and equals none that is known. */
export type NewWord = `unknown:${string}`;

/** The platform's own word, whether the library knows it or not; empty where there is none. */
export const bareWord = (word = ''): string => word.replace(/^unknown:/, '');

/**
 * One of the words of a list that may grow. What is sent must be one of them; a new one in an answer is read as
 * `unknown:word`, so that a platform may add one without breaking a page and nothing new is ever taken for success.
 */
export const oneOf = <const Word extends string>(...words: readonly Word[]) => {
  const read = (payload: z.Payload<string>): void => {
    const { value: input, issues } = payload;
    if (words.includes(input as Word)) return;
    issues.push({ code: 'custom', input, minor: true } as z.RawIssue);
    payload.value = `unknown:${input}`;
  };
  const facts = { enum: words };
  return z.string(Object.assign(read, { facts })) as z.Type as z.Type<Word | NewWord, Word>;
};

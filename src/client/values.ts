import * as z from 'zod/mini';

import { once } from './once.js';

/** An integer that survives JSON: no fraction, nothing past 2^53 - 1. */
export const integer = () => z.number().check(z.refine(Number.isSafeInteger));

/** Money: an integer in minor units and an ISO 4217 code. `{ value: 1999, currency: 'EUR' }` is € 19.99. */
export const Amount = /*@__PURE__*/ once(() =>
  z.object({ value: integer(), currency: z.string().check(z.length(3)) }),
);
export type Amount = z.infer<ReturnType<typeof Amount>>;

/**
 * A lenient enumeration for answers: a word that is not known reads as `'unknown'`, so that a platform may add
 * one without breaking a page and nothing new is ever taken for success.
 */
export const oneOf = <const Word extends string>(...words: readonly Word[]) =>
  z.string().check(z.overwrite((word) => (words.includes(word as Word) ? word : 'unknown'))) as z.ZodMiniType<
    Word | 'unknown',
    string
  >;

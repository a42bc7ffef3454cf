import * as z from 'zod/mini';

import { oneOf } from '../values.js';

const MOST_KEYS = 500;

/**
 * A map of texts as an answer carries it: what is not text is dropped, because one odd value in a side note must not
 * make the answer to a payment unreadable. At most 500 keys are kept.
 */
export const notes = () =>
  z.optional(z.looseObject({}).check(keepTexts)) as z.ZodMiniOptional<
    z.ZodMiniType<Record<string, string>, Record<string, unknown>>
  >;

function keepTexts(answer: { value: Record<string, unknown> }): void {
  const texts = Object.entries(answer.value).filter(([, value]) => typeof value === 'string');
  answer.value = Object.fromEntries(texts.slice(0, MOST_KEYS));
}

/** A word of a list that may grow: one that is not known reads as `'unknown'`. */
export const known = <const Word extends string>(...words: readonly Word[]) => z.optional(oneOf(...words));

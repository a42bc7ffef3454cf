import * as z from '../schema.js';
import { must, oneOf } from '../values.js';

const CONDITIONS = ['new', 'refurbished', 'likeNew', 'good', 'fair', 'forParts'] as const;

/** The state that a thing is in. */
export const conditionOf = () => oneOf(...CONDITIONS);

/** Some of these states, with commas between. */
export const conditionsOf = () => {
  const known: readonly string[] = CONDITIONS;
  const one = `(?:${CONDITIONS.join('|')})`;
  const areKnown = (text: string): boolean => text.split(',').every((word) => known.includes(word));
  return z.optional(z.string(must(areKnown, { pattern: `^${one}(?:,${one})*$` })));
};

import * as z from '../schema/schema.js';
import { LISTING_CONDITIONS } from '../../facts/listing-conditions.js';
import { must, oneOf } from '../schema/values.js';

/** The state that a thing is in. */
export const conditionOf = () => oneOf(...LISTING_CONDITIONS);

/** Some of these states, with commas between. */
export const conditionsOf = () => {
  const known: readonly string[] = LISTING_CONDITIONS;
  const one = `(?:${LISTING_CONDITIONS.join('|')})`;
  const areKnown = (text: string): boolean => text.split(',').every((word) => known.includes(word));
  return z.optional(z.string(must(areKnown, { pattern: `^${one}(?:,${one})*$` })));
};

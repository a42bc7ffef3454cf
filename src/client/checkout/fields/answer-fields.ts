import * as z from '../../schema/schema.js';

const MOST_KEYS = 500;

/**
 * A map of texts as an answer carries it: what is not text is dropped, because one odd value in a side note must not
 * make the answer to a payment unreadable. At most 500 keys are kept.
 */
export const notes = () =>
  z.optional(z.looseObject({}, keepTexts)) as z.OptionalType<
    z.Type<Record<string, string>, Record<string, unknown>>
  >;

function keepTexts(answer: { value: Record<string, unknown> }): void {
  const texts = Object.entries(answer.value).filter(([, value]) => typeof value === 'string');
  answer.value = Object.fromEntries(texts.slice(0, MOST_KEYS));
}

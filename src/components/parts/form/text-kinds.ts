import type { Choice, Field, Kind } from './field.js';
import { longView } from './input-view.js';

const TEXT: Kind = { name: 'text' };

export const LONG_TEXT: Kind = { name: 'long-text', most: 2000, control: longView };

/** Letters and digits that stand for something: an id. */
export const CODE: Kind = { name: 'code', isFromLeft: true };

export const EMAIL: Kind = {
  name: 'email',
  type: 'email',
  isFromLeft: true,
  fault: (text) => (/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text) ? undefined : 'not-email'),
};

/** With the country's code in front, however it is written: the platform takes no national numbers. */
const isPhone = (text: string): boolean =>
  /^\+[1-9][\d ().\-/]{5,24}$/.test(text) && text.replaceAll(/\D/g, '').length <= 15;

export const PHONE: Kind = {
  name: 'phone',
  type: 'tel',
  isFromLeft: true,
  fault: (text) => (isPhone(text) ? undefined : 'not-phone'),
};

const CHOICE: Kind = {
  name: 'choice',
  options: ({ field, read, words }) =>
    field.choices
      ?.filter(({ value }) => field.isOffered?.(value, read) ?? true)
      .map(({ value, word }) => ({ value, text: words.text(word) })),
};

export const text = <Word extends string>(
  path: string,
  label: Word,
  more: Partial<Field<Word>> = {},
): Field<Word> => ({ path, label, kind: TEXT, ...more });

/** A choice, each of its values called by its own word, or by one that begins with `prefix`. */
export function choice<Word extends string>(
  path: string,
  label: Word,
  values: readonly string[],
  more: Partial<Field<Word>> & { readonly prefix?: string } = {},
): Field<Word> {
  const { prefix = '', ...rest } = more;
  const choices: readonly Choice<Word>[] = values.map((value) => ({
    value,
    word: `${prefix}${value}` as Word,
  }));
  return { path, label, kind: CHOICE, choices, ...rest };
}

import type { NumberUse } from '../../../facts/national-numbers.js';
import type { Word as FieldWord } from '../../../words/compiled/legal-entity-form/form/en.js';

/** Reads what stands in another field. */
export type Read = (path: string) => string;

export type Kind =
  | 'text'
  | 'long-text'
  | 'email'
  | 'phone'
  | 'country'
  | 'state'
  | 'postal-code'
  | 'choice'
  /** A day of the past on which somebody was born who is of age now. */
  | 'birthday'
  | 'past-day'
  | 'coming-day'
  | 'number';

export interface Choice {
  readonly value: string;
  readonly word: FieldWord;
}

export interface Field {
  /** In the body that is sent: `individual.name.firstName`. */
  readonly path: string;
  readonly label: FieldWord;
  readonly hint?: FieldWord;
  readonly kind: Kind;
  readonly autocomplete?: string;
  readonly choices?: readonly Choice[];
  /** `saved`: nothing can be sent without it. `verified`: the platform asks for it before it lets the entity do anything. */
  readonly need?: 'saved' | 'verified';
  /** Path of the address that it is a part of. */
  readonly address?: string;
  /** Of a number: what it is for, and the path of the country that it is of. */
  readonly number?: { readonly use: NumberUse; readonly country: string };
  /** Numbers that tell who somebody is: they are never written down in the browser. */
  readonly isSecret?: boolean;
  /** Whether it is asked for at all, by the other fields. Default: it is. */
  readonly isAsked?: (read: Read) => boolean;
  /** Whether something else makes up for a field that is needed to be verified. */
  readonly isMadeUpFor?: (read: Read) => boolean;
}

/** A list of the body whose items are typed as rows. */
export type ListName = 'taxInformation' | 'undefinedBeneficiaryInfo' | 'entityAssociations';

export interface List {
  /** Where it stands in the body: `individual.taxInformation`, `entityAssociations`. */
  readonly path: string;
  readonly name: ListName;
}

export interface Section {
  readonly name: FieldWord;
  readonly hint?: FieldWord;
  readonly fields: readonly Field[];
  readonly list?: List;
  /** Begins closed where nothing of it is filled in. */
  readonly isExtra?: boolean;
}

const choose = (prefix: string, values: readonly string[]): readonly Choice[] =>
  values.map((value) => ({ value, word: `${prefix}${value}` as FieldWord }));

export const text = (path: string, label: FieldWord, more: Partial<Field> = {}): Field => ({
  path,
  label,
  kind: 'text',
  ...more,
});

export const choice = (
  path: string,
  label: FieldWord,
  values: readonly string[],
  more: Partial<Field> & { readonly prefix?: string } = {},
): Field => {
  const { prefix = '', ...rest } = more;
  return { path, label, kind: 'choice', choices: choose(prefix, values), ...rest };
};

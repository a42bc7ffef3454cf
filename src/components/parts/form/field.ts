import type { TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import type { NumberUse } from '../../../facts/national-numbers.js';

/** The words of a form: those of its tables, and those of the engine. */
export type FormWords = Pick<Words<string>, 'text'>;

/** Reads what stands in another field. */
export type Read = (path: string) => string;

export interface Option {
  readonly value: string;
  readonly text: string;
}

export interface Choice<Word extends string = string> {
  readonly value: string;
  readonly word: Word;
}

/** What a control needs to ask for one field. */
export interface Question {
  readonly field: Field;
  /** Id of the control in the element. */
  readonly id: string;
  readonly value: string;
  readonly read: Read;
  readonly isFaulty: boolean;
  /** Whether nothing can be chosen: what the platform has been told cannot be taken back, only changed. */
  readonly hasNone: boolean;
  /** `2026-05-04` */
  readonly today: string;
  readonly words: FormWords;
  readonly language: string;
  /** Stands in for a label on screen. */
  readonly label?: string;
  /** Writes a text, or makes one of what stands there by then: two clicks may be faster than a view. */
  write(text: string | ((value: string) => string)): void;
}

/** A kind of answer. Facts that only some kinds need come with them, so that other forms do not load them. */
export interface Kind {
  readonly name: string;
  /** Type of the input. Default: `text`. */
  readonly type?: 'email' | 'tel' | 'date' | 'url';
  readonly placeholder?: string;
  /** Written as a number is: which keys a keyboard on glass shows. */
  readonly inputmode?: 'decimal' | 'numeric';
  /** Written in capitals: a keyboard on glass begins with them. */
  readonly isCapital?: boolean;
  /** Several controls under one label. */
  readonly isGroup?: boolean;
  /** Read from left to right in every language. */
  readonly isFromLeft?: boolean;
  /** The most characters that it takes. */
  readonly most?: number;
  /** The word for what is wrong with a text that is not empty. */
  fault?(text: string, field: Field, read: Read, today: string): string | undefined;
  /** Whether its country has such a thing at all. */
  isKnown?(field: Field, read: Read): boolean;
  example?(field: Field, read: Read): string;
  /** What helps to answer, in place of the field's own hint. */
  hint?(question: Question): string | undefined;
  /** What can be chosen; undefined where it is typed. */
  options?(question: Question): readonly Option[] | undefined;
  /** The earliest and the latest day that the browser's own calendar offers. */
  days?(today: string): { readonly min: string; readonly max: string };
  /** The text of what stands in the body, and what is sent of a text. Default: as it is. */
  read?(value: unknown): string;
  send?(text: string): unknown;
  /** A control of its own. */
  control?(question: Question): TemplateResult;
}

export interface Field<Word extends string = string> {
  /** In the body that is sent: `individual.name.firstName`. Of a column: its name. */
  readonly path: string;
  readonly label: Word;
  readonly hint?: Word;
  readonly kind: Kind;
  readonly autocomplete?: string;
  readonly choices?: readonly Choice<Word>[];
  /** What it is called to choose nothing, which can be chosen again. Default: nothing is chosen only until something is. */
  readonly none?: Word;
  /** Whether a choice is offered, by the other fields. */
  readonly isOffered?: (value: string, read: Read) => boolean;
  /** `saved`: nothing can be sent without it. `verified`: the platform asks for it before it lets the entity do anything. */
  readonly need?: 'saved' | 'verified';
  /** Path of the address that it is a part of. */
  readonly address?: string;
  /** Paths of fields that it is measured against: it is looked at again where one of them has changed. */
  readonly beside?: readonly string[];
  /** Path of the country that it is of. Default: that of its address. */
  readonly country?: string;
  readonly number?: { readonly use: NumberUse; readonly isNational?: (read: Read) => boolean };
  /** The most characters that it takes, where its kind does not say so. */
  readonly most?: number;
  /** Numbers that tell who a person is: they are never written down in the browser. */
  readonly isSecret?: boolean;
  /** Is sent as true or false. An answer is never taken back, only changed. */
  readonly isFlag?: boolean;
  /** Whether it is asked for at all, by the other fields. Default: it is. */
  readonly isAsked?: (read: Read) => boolean;
  /** What is said where it is missing. Default: `required`. */
  readonly missing?: Word;
  /** Whether what is typed elsewhere says nothing without it. */
  readonly isOwed?: (read: Read) => boolean;
  /** Whether something else makes up for a field that is needed to be verified. */
  readonly isMadeUpFor?: (read: Read) => boolean;
  /** What is offered while it is typed. */
  readonly suggestions?: (read: Read) => readonly Option[];
  /** What is known of the answer, beside it. */
  readonly note?: (read: Read) => string;
  /** The word for what is wrong with a text, beyond what its kind finds. */
  readonly check?: (text: string) => string | undefined;
}

/** What is typed in one row of a list, by the name of the column. */
export type Row = Readonly<Record<string, string>>;

/** A list of the body whose items are typed as rows. */
export interface List<Word extends string = string> {
  /** Where it stands in the body: `individual.taxInformation`, `entityAssociations`. */
  readonly path: string;
  /** What a row holds that can be sent; what the platform adds is only for reading. */
  readonly columns: readonly Field<Word>[];
  /** What a row is called, by its number. */
  readonly row: Word;
  readonly add: Word;
  /** What all rows are called, where a row is one field: there is always one, and what is left empty is not sent. */
  readonly legend?: Word;
  /** The name of a row, where it has one. */
  readonly title?: (row: Row) => string | undefined;
  /** What is wrong with a row because of others, by the name of the column. */
  readonly check?: (row: Row, earlier: readonly Row[]) => Readonly<Record<string, string>>;
}

export interface Section<Word extends string = string> {
  /** What it is called, in a form that shows its sections. */
  readonly name?: Word;
  readonly hint?: Word;
  readonly fields: readonly Field<Word>[];
  readonly list?: List<Word>;
  /** Begins closed where nothing of it is filled in. */
  readonly isExtra?: boolean;
}

export const fieldsOf = (sections: readonly Section[]): readonly Field[] =>
  sections.flatMap(({ fields }) => fields);

export const listsOf = (sections: readonly Section[]): readonly List[] =>
  sections.flatMap(({ list }) => (list ? [list] : []));

export const isAsked = (field: Field, read: Read): boolean => field.isAsked?.(read) ?? true;

/** The country whose states or numbers a field is of. */
export function countryOf({ address, country }: Field, read: Read): string {
  const at = country ?? (address && `${address}.country`);
  return at ? read(at) : '';
}

import { DAY, isCalendarDay } from '../../facts/instant.js';
import { hasPostalCodes, postalCodeOf } from '../../facts/postal-codes.js';
import { statesOf } from '../../facts/states.js';
import type { Word as HostedWord } from '../../words/compiled/sandbox/hosted-onboarding/en.js';

/** A seller's answers, by the name of the field. Several choices are separated by commas. */
export type Answers = ReadonlyMap<string, string>;

export interface Choice {
  readonly value: string;
  readonly label: HostedWord;
  /** Whether the field after this one is asked once this is chosen. */
  readonly reveals?: boolean;
}

/** One question of a page. */
export interface Field {
  readonly name: string;
  readonly label: HostedWord;
  readonly kind:
    'text' | 'email' | 'date' | 'url' | 'country' | 'select' | 'radio' | 'checkboxes' | 'agreement';
  readonly hint?: HostedWord;
  readonly autocomplete?: string;
  readonly isDigits?: boolean;
  readonly choices?: readonly Choice[];
  /** Whether it may stay empty, by the other answers. Default: it may not. */
  readonly isOptional?: (answers: Answers) => boolean;
  /** The fault of an answer that is not empty. */
  readonly faultOf?: (value: string, answers: Answers, now: number) => HostedWord | undefined;
  /** Whether it belongs to the page at all, by the other answers. Default: it does. */
  readonly isAsked?: (answers: Answers) => boolean;
  /** Shown only where the field before it asks for it. */
  readonly isRevealed?: boolean;
}

const YEAR = 365.25 * DAY;
const ADULT = 18;
const OLDEST = 120;

const isNumber = (value: string): HostedWord | undefined =>
  /^[\p{L}\d][\p{L}\d ./-]{3,39}$/u.test(value) ? undefined : 'bad-number';

function bornFault(value: string, _: Answers, now: number): HostedWord | undefined {
  const born = Date.parse(`${value}T00:00:00Z`);
  if (!isCalendarDay(value) || born < now - OLDEST * YEAR) return 'bad-date';
  return born > now - ADULT * YEAR ? 'too-young' : undefined;
}

const emailFault = (value: string): HostedWord | undefined =>
  /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value) ? undefined : 'bad-email';

function webFault(value: string): HostedWord | undefined {
  const address = /^https?:\/\//i.test(value) ? value : `https://${value}`;
  return URL.canParse(address) && new URL(address).hostname.includes('.') ? undefined : 'bad-web';
}

/** The questions about one person. */
export const personFields = (prefix: string): readonly Field[] => [
  { name: `${prefix}.firstName`, label: 'first-name', kind: 'text', autocomplete: 'given-name' },
  { name: `${prefix}.lastName`, label: 'last-name', kind: 'text', autocomplete: 'family-name' },
  {
    name: `${prefix}.dateOfBirth`,
    label: 'date-of-birth',
    kind: 'date',
    autocomplete: 'bday',
    faultOf: bornFault,
  },
  { name: `${prefix}.email`, label: 'email', kind: 'email', autocomplete: 'email', faultOf: emailFault },
];

/** The questions about one address. What it needs beside street, city and postal code is its country's to say. */
export const addressFields = (prefix: string): readonly Field[] => {
  const countryIn = (answers: Answers): string => answers.get(`${prefix}.country`) ?? '';
  return [
    { name: `${prefix}.country`, label: 'country', kind: 'country', autocomplete: 'country' },
    { name: `${prefix}.street`, label: 'street', kind: 'text', autocomplete: 'street-address' },
    {
      name: `${prefix}.postalCode`,
      label: 'postal-code',
      kind: 'text',
      autocomplete: 'postal-code',
      isOptional: (answers) => !hasPostalCodes(countryIn(answers)),
      faultOf: (value, answers) =>
        postalCodeOf(countryIn(answers))?.pattern.test(value) === false ? 'bad-postal-code' : undefined,
    },
    { name: `${prefix}.city`, label: 'city', kind: 'text', autocomplete: 'address-level2' },
    {
      name: `${prefix}.stateOrProvince`,
      label: 'state',
      hint: 'state-hint',
      kind: 'text',
      autocomplete: 'address-level1',
      isOptional: (answers) => statesOf(countryIn(answers)).length === 0,
    },
  ];
};

/** The number of an identity document, for the person whose fields begin so. */
export const identityNumber = (prefix: string): Field => ({
  name: `${prefix}.number`,
  label: 'identity-number',
  hint: 'identity-hint',
  kind: 'text',
  faultOf: isNumber,
});

/** A question with a few answers, and the field that one of them asks for. */
export function withDetail(question: Field, detail: Field): readonly Field[] {
  const asking = question.choices?.filter(({ reveals }) => reveals).map(({ value }) => value) ?? [];
  const isAsked = (answers: Answers): boolean =>
    (answers.get(question.name) ?? '').split(',').some((value) => asking.includes(value));
  return [question, { ...detail, isRevealed: true, isOptional: (answers) => !isAsked(answers) }];
}

export { isNumber as registrationFault, webFault };

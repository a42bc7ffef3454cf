import { amountText } from '../../parts/amount/amount.js';
import type { Field, Kind, Read, Section } from '../../parts/form/field.js';
import { COUNTRY } from '../../parts/form/place-kinds.js';
import { choice, CODE, text } from '../../parts/form/text-kinds.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { amountIn, BIC, CURRENCY, IBAN } from '../../parts/money-form/money-kinds.js';
import type { Word } from '../../../words/compiled/transfers/send/en.js';
import type { TransferSend } from '../events.js';
import { keyOfSource, type Source, type Ways } from './sources.js';

export type Goal = TransferSend['to'];

/** What banks everywhere can print: the letters, digits and signs of SWIFT's set. */
const PLAIN = /^[A-Za-z0-9/\-?:().,'’+ ]*$/;
const ALPHANUMERIC = /^[A-Za-z0-9]*$/;

/** Goals outside the platform. */
const TO_BANKS: readonly Goal[] = ['instrument', 'bank'];

export const goalOf = (read: Read): Goal => (read('to') || 'instrument') as Goal;

const isTo =
  (goal: Goal) =>
  (read: Read): boolean =>
    goalOf(read) === goal;
const isBank = isTo('bank');
const isByIban = (read: Read): boolean => isBank(read) && read('bankWay') !== 'numberAndBic';
const isByNumber = (read: Read): boolean => isBank(read) && read('bankWay') === 'numberAndBic';
const isPerson = (read: Read): boolean => isBank(read) && read('ownerType') === 'individual';
const isCompany = (read: Read): boolean => isBank(read) && read('ownerType') !== 'individual';

export const currencyOf = (read: Read): string => read('currency') || (read('source').split(' ')[1] ?? '');

const needed = (isAsked: (read: Read) => boolean = () => true): Partial<Field<Word>> => ({
  need: 'saved',
  isAsked,
});

/** A choice of things that the platform named. */
const oneOfThese = (name: string, options: readonly { value: string; text: string }[]): Kind => ({
  name,
  options: () => options,
});

export interface SendFields {
  readonly language: string;
  readonly isSeller: boolean;
  /** What an account holder has; undefined where no account holder is named. */
  readonly ways: Ways | undefined;
  availableText(amount: string): string;
  /** What is known of the numbers of a bank account, in a sentence. */
  checkText(read: Read): string;
  noInstrumentText(): string;
}

function sourceFields({ ways, language, availableText }: SendFields): readonly Field<Word>[] {
  if (!ways)
    return [
      text<Word>('source', 'source', { ...needed(), kind: CODE, most: 40, hint: 'source-hint' }),
      text<Word>('currency', 'currency', { ...needed(), kind: CURRENCY }),
    ];
  const textOf = ({ name, available, currency }: Source): string =>
    `${name} · ${availableText(amountText({ value: available, currency }, language))}`;
  const options = ways.sources.map((source) => ({ value: keyOfSource(source), text: textOf(source) }));
  return [text<Word>('source', 'source', { ...needed(), kind: oneOfThese('source', options) })];
}

function instrumentField({ ways, noInstrumentText }: SendFields): Field<Word> {
  const { instruments } = ways ?? {};
  if (!instruments)
    return text<Word>('instrument', 'instrument-id', {
      ...needed(isTo('instrument')),
      kind: CODE,
      most: 40,
    });
  const options = instruments.map(({ id, accountIdentifier }) => ({
    value: id,
    text: plainText(accountIdentifier, 60) || id,
  }));
  return text<Word>('instrument', 'instrument', {
    ...needed(isTo('instrument')),
    kind: oneOfThese('instrument', options),
    note: () => (options.length > 0 ? '' : noInstrumentText()),
  });
}

/** What the form asks, by where the money goes. A seller pays out to accounts of their own alone. */
export function sendSections(asked: SendFields): readonly Section<Word>[] {
  const { language, isSeller, checkText: note } = asked;
  const inPlainLetters = (typed: string) => (PLAIN.test(typed) ? undefined : 'not-plain');
  const bankFields: readonly Field<Word>[] = [
    text<Word>('account', 'account', { ...needed(isTo('account')), kind: CODE, most: 40 }),
    choice<Word>('ownerType', 'owner-type', ['organization', 'individual'], {
      prefix: 'owner-',
      ...needed(isBank),
    }),
    text<Word>('fullName', 'owner', { ...needed(isCompany), most: 80 }),
    text<Word>('firstName', 'first-name', { ...needed(isPerson), most: 80 }),
    text<Word>('lastName', 'last-name', { ...needed(isPerson), most: 80 }),
    choice<Word>('bankWay', 'bank-way', ['iban', 'numberAndBic'], { prefix: 'bank-', ...needed(isBank) }),
    text<Word>('iban', 'iban', { ...needed(isByIban), kind: IBAN, most: 42, isSecret: true, note }),
    text<Word>('accountNumber', 'number', {
      ...needed(isByNumber),
      kind: CODE,
      most: 34,
      isSecret: true,
      note,
    }),
    text<Word>('bic', 'bic', { ...needed(isByNumber), kind: BIC }),
    text<Word>('country', 'country', { isAsked: isBank, kind: COUNTRY, hint: 'address-hint' }),
    text<Word>('city', 'city', { isAsked: isBank, most: 80 }),
    text<Word>('line1', 'line1', { isAsked: isBank, most: 120 }),
  ];
  return [
    {
      fields: [
        ...sourceFields(asked),
        ...(isSeller
          ? []
          : [choice<Word>('to', 'to', [...TO_BANKS, 'account'], { prefix: 'to-', ...needed() })]),
        instrumentField(asked),
        ...(isSeller ? [] : bankFields),
        text<Word>('amount', 'amount', { ...needed(), kind: amountIn(language, currencyOf), most: 20 }),
        text<Word>('description', 'description', {
          most: 140,
          hint: 'description-hint',
          check: inPlainLetters,
        }),
        text<Word>('reference', 'reference', { kind: CODE, most: 80, hint: 'reference-hint' }),
        text<Word>('beneficiaryReference', 'beneficiary-reference', {
          // A bank account that is not named by an IBAN takes fewer, and another balance account more.
          kind: {
            ...CODE,
            fault: (typed, _, read) =>
              typed.length > mostFor(read)
                ? 'too-long'
                : ALPHANUMERIC.test(typed)
                  ? undefined
                  : 'not-alphanumeric',
          },
        }),
      ],
    },
  ];
}

const mostFor = (read: Read): number => (isTo('account')(read) ? 80 : isByNumber(read) ? 15 : 35);

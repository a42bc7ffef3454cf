import { PAST_DAY } from '../../parts/form/day-kinds.js';
import type { Field, Read, Section } from '../../parts/form/field.js';
import { COUNTRY } from '../../parts/form/place-kinds.js';
import { choice, CODE, EMAIL, text } from '../../parts/form/text-kinds.js';
import { amountIn, CURRENCY, IBAN } from '../../parts/money-form/money-kinds.js';
import type { Word } from '../../../words/compiled/payouts/submit/en.js';
import type { PayoutSubmit } from '../events.js';

export type Way = PayoutSubmit['way'];

export const wayOf = (read: Read): Way => (read('way') || 'new') as Way;

const isOneOf =
  (...ways: readonly Way[]) =>
  (read: Read): boolean =>
    ways.includes(wayOf(read));

const isByNumber = (read: Read): boolean => withBank(read) && read('account') === 'number';
const isByIban = (read: Read): boolean => withBank(read) && read('account') !== 'number';
const withBank = isOneOf('new', 'store');
const paysOut = isOneOf('new', 'stored', 'instant');

const needed = (isAsked: (read: Read) => boolean): Partial<Field<Word>> => ({ need: 'saved', isAsked });

/** Numbers and days that tell who a person is: nothing of this form is ever written down in the browser. */
const secret = (isAsked: (read: Read) => boolean): Partial<Field<Word>> => ({
  ...needed(isAsked),
  isSecret: true,
});

/** What the form asks, by the way in which a person is to be paid. */
export function payoutSections(language: string, isInstant: boolean): readonly Section<Word>[] {
  const ways: readonly Way[] = ['new', 'stored', 'store', ...(isInstant ? (['instant'] as const) : [])];
  return [
    {
      fields: [
        choice<Word>('way', 'way', ways, { prefix: 'way-', need: 'saved' }),
        text<Word>('bank.ownerName', 'owner', { ...needed(withBank), most: 80 }),
        choice<Word>('entityType', 'entity-type', ['NaturalPerson', 'Company'], {
          prefix: 'entity-',
          ...needed(withBank),
        }),
        text<Word>('dateOfBirth', 'birth-date', {
          ...secret(withBank),
          kind: PAST_DAY,
          hint: 'birth-date-hint',
        }),
        text<Word>('nationality', 'nationality', { ...needed(withBank), kind: COUNTRY }),
        choice<Word>('account', 'account', ['iban', 'number'], { prefix: 'account-', ...needed(withBank) }),
        text<Word>('bank.iban', 'iban', { ...secret(isByIban), kind: IBAN, most: 42 }),
        text<Word>('bank.countryCode', 'bank-country', { ...needed(isByNumber), kind: COUNTRY }),
        text<Word>('bank.bankAccountNumber', 'account-number', {
          ...secret(isByNumber),
          kind: CODE,
          most: 40,
        }),
        text<Word>('bank.bankLocationId', 'bank-code', { isAsked: isByNumber, kind: CODE, most: 20 }),
        text<Word>('selectedRecurringDetailReference', 'stored-reference', {
          ...needed(isOneOf('stored', 'instant')),
          kind: CODE,
          most: 80,
          hint: 'stored-reference-hint',
        }),
        text<Word>('shopperReference', 'payee-reference', {
          ...needed(() => true),
          kind: CODE,
          most: 80,
          hint: 'payee-reference-hint',
          check: (typed) => (typed.length < 3 ? 'too-short' : undefined),
        }),
        text<Word>('shopperEmail', 'email', { ...needed(() => true), kind: EMAIL }),
        text<Word>('amount.currency', 'currency', {
          ...needed(paysOut),
          kind: CURRENCY,
          hint: 'currency-hint',
        }),
        text<Word>('amount.value', 'amount', {
          ...needed(paysOut),
          kind: amountIn(language, (read) => read('amount.currency')),
          most: 20,
        }),
        text<Word>('reference', 'reference', {
          ...needed(paysOut),
          kind: CODE,
          most: 80,
          hint: 'reference-hint',
        }),
        text<Word>('shopperStatement', 'statement', {
          isAsked: isOneOf('new', 'stored'),
          most: 80,
          hint: 'statement-hint',
        }),
      ],
    },
  ];
}

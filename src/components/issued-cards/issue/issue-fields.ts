import type { CallInput } from '../../../client/index.js';
import { createPaymentInstrument } from '../../../client/balance-platform/rows/payment-instruments.js';
import { hasPostalCodes } from '../../../facts/postal-codes.js';
import { statesOf } from '../../../facts/states.js';
import type { Field, Option, Read, Section } from '../../parts/form/field.js';
import { COUNTRY, POSTAL_CODE, STATE } from '../../parts/form/place-kinds.js';
import { choice, CODE, text } from '../../parts/form/text-kinds.js';
import { keyedRow } from '../../parts/resource/proxy-row.js';
import type { Word } from '../../../words/compiled/issued-cards/issue/en.js';

export const createRow = /*@__PURE__*/ keyedRow('balance-platform', createPaymentInstrument);
export type IssueBody = CallInput<typeof createRow>;

/** Brands that the platform issues, each with its usual variants. */
const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  visa: ['visadebit', 'visacredit'],
  mc: ['mcdebit', 'mccredit'],
};

/** The longest name that fits on a card. */
const LONGEST_NAME = 26;

const isPlastic = (read: Read): boolean => read('form') === 'physical';

/** Whether the country that a card of plastic is sent to has states, or postal codes, at all. */
const hasStates = (read: Read): boolean => isPlastic(read) && statesOf(read('delivery.country')).length > 0;
const hasCode = (read: Read): boolean =>
  isPlastic(read) && (read('delivery.country') === '' || hasPostalCodes(read('delivery.country')));

const plain = (value: string): Option => ({ value, text: value });

/** A part of the address that a card of plastic is sent to. */
const part = (name: string, label: Word, more: Partial<Field<Word>>): Field<Word> =>
  text<Word>(`delivery.${name}`, label, { address: 'delivery', isAsked: isPlastic, ...more });

export interface Suggested {
  readonly accounts: readonly Option[];
  readonly groups: readonly string[];
}

/** What is asked to issue a card; where it is sent, only of one of plastic. */
export const issueSections = ({ accounts, groups }: Suggested): readonly Section<Word>[] => [
  {
    fields: [
      text<Word>('account', 'account', {
        kind: CODE,
        need: 'saved',
        hint: 'account-hint',
        most: 60,
        suggestions: () => accounts,
        note: (read) => accounts.find(({ value }) => value === read('account').trim())?.text ?? '',
      }),
      choice<Word>('form', 'form', ['virtual', 'physical'], { prefix: 'form-', need: 'saved' }),
      choice<Word>('brand', 'brand', Object.keys(VARIANTS), { prefix: 'brand-', need: 'saved' }),
      text<Word>('variant', 'variant', {
        kind: CODE,
        need: 'saved',
        hint: 'variant-hint',
        most: 40,
        suggestions: (read) => (VARIANTS[read('brand')] ?? []).map(plain),
      }),
      { ...text<Word>('country', 'country', { need: 'saved' }), kind: COUNTRY },
      text<Word>('name', 'name', { need: 'saved', hint: 'name-hint', most: LONGEST_NAME, isSecret: true }),
      text<Word>('description', 'description', { hint: 'description-hint', most: 300 }),
      text<Word>('reference', 'reference', { most: 150 }),
      text<Word>('group', 'group', {
        kind: CODE,
        hint: 'group-hint',
        most: 60,
        suggestions: () => groups.map(plain),
      }),
      text<Word>('profile', 'profile', { kind: CODE, hint: 'profile-hint', most: 60, isAsked: isPlastic }),
      text<Word>('firstName', 'first-name', { need: 'saved', most: 80, isAsked: isPlastic }),
      text<Word>('lastName', 'last-name', { need: 'saved', most: 80, isAsked: isPlastic }),
      part('country', 'delivery-country', { need: 'saved', kind: COUNTRY }),
      part('street', 'street', { need: 'saved' }),
      part('street2', 'street2', {}),
      part('postalCode', 'postal-code', { need: 'saved', kind: POSTAL_CODE, isAsked: hasCode }),
      part('city', 'city', { need: 'saved' }),
      part('stateOrProvince', 'state', { need: 'saved', kind: STATE, isAsked: hasStates }),
    ],
  },
];

/** Who receives a card of plastic, and where. */
function deliveryOf(read: Read, value: (path: string) => string) {
  const [street2, postalCode, state] = ['street2', 'postalCode', 'stateOrProvince'].map((name) =>
    value(`delivery.${name}`),
  );
  return {
    name: { firstName: value('firstName'), lastName: value('lastName') },
    address: {
      country: value('delivery.country'),
      line1: value('delivery.street'),
      ...(street2 && { line2: street2 }),
      ...(postalCode && hasCode(read) && { postalCode }),
      city: value('delivery.city'),
      ...(state && hasStates(read) && { stateOrProvince: state }),
    },
  };
}

/** What is sent for what was typed and checked. */
export function issueBody(read: Read): IssueBody {
  const value = (path: string): string => read(path).trim();
  const [description, reference, group, profile] = ['description', 'reference', 'group', 'profile'].map(
    value,
  );
  const isPhysical = isPlastic(read);
  return {
    type: 'card',
    balanceAccountId: value('account'),
    issuingCountryCode: value('country'),
    ...(description && { description }),
    ...(reference && { reference }),
    ...(group && { paymentInstrumentGroupId: group }),
    card: {
      brand: value('brand'),
      brandVariant: value('variant'),
      cardholderName: value('name'),
      formFactor: isPhysical ? 'physical' : 'virtual',
      ...(isPhysical && { deliveryContact: deliveryOf(read, value) }),
      ...(isPhysical && profile && { configuration: { configurationProfileId: profile } }),
    },
  };
}

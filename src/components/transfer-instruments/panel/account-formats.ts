import {
  isBic,
  isCzechAccount,
  isHungarianAccount,
  isNorwegianAccount,
  isPolishAccount,
  isRoutingNumber,
} from '../../../facts/bank-accounts.js';
import { hasIban, isIban } from '../../../facts/iban.js';

export type FieldName =
  | 'iban'
  | 'accountNumber'
  | 'routingNumber'
  | 'sortCode'
  | 'bsbCode'
  | 'institutionNumber'
  | 'transitNumber'
  | 'bankCode'
  | 'clearingCode'
  | 'clearingNumber'
  | 'bic'
  | 'accountType';

/** One part of an account's number, as the specification has it. */
export interface Field {
  readonly name: FieldName;
  readonly least: number;
  readonly most: number;
  /** Letters too. */
  readonly hasLetters?: boolean;
  /** A hyphen parts the number in two, and is sent with it. */
  readonly hasHyphen?: boolean;
  /** Whether its check digits are right. */
  readonly isRight?: (value: string) => boolean;
}

const digits = (
  name: FieldName,
  least: number,
  most = least,
  isRight?: (value: string) => boolean,
): Field => ({ name, least, most, ...(isRight && { isRight }) });
const letters = (
  name: FieldName,
  least: number,
  most: number,
  isRight?: (value: string) => boolean,
): Field => ({
  ...digits(name, least, most, isRight),
  hasLetters: true,
});

const ACCOUNT_TYPE: Field = letters('accountType', 1, 8);
const BIC = letters('bic', 8, 11, isBic);

/** How accounts are named: the platform's word for each way, and its parts in the order they are printed in. */
export const FORMATS = {
  iban: [letters('iban', 15, 34, isIban)],
  auLocal: [digits('bsbCode', 6), digits('accountNumber', 5, 9)],
  caLocal: [
    digits('institutionNumber', 3),
    digits('transitNumber', 5),
    digits('accountNumber', 5, 12),
    ACCOUNT_TYPE,
  ],
  czLocal: [{ ...digits('accountNumber', 2, 17, isCzechAccount), hasHyphen: true }, digits('bankCode', 4)],
  dkLocal: [digits('bankCode', 4), digits('accountNumber', 4, 10)],
  hkLocal: [digits('clearingCode', 3), digits('accountNumber', 9, 15)],
  huLocal: [digits('accountNumber', 24, 24, isHungarianAccount)],
  noLocal: [digits('accountNumber', 11, 11, isNorwegianAccount)],
  nzLocal: [digits('accountNumber', 15, 16)],
  plLocal: [digits('accountNumber', 26, 26, isPolishAccount)],
  seLocal: [digits('clearingNumber', 4, 5), digits('accountNumber', 7, 10)],
  sgLocal: [BIC, digits('accountNumber', 4, 19)],
  ukLocal: [digits('sortCode', 6), digits('accountNumber', 8)],
  usLocal: [digits('routingNumber', 9, 9, isRoutingNumber), digits('accountNumber', 2, 18), ACCOUNT_TYPE],
  numberAndBic: [BIC, letters('accountNumber', 1, 34)],
} as const satisfies Readonly<Record<string, readonly Field[]>>;
export type FormatName = keyof typeof FORMATS;

const LOCAL: Readonly<Record<string, FormatName>> = {
  AU: 'auLocal',
  CA: 'caLocal',
  CZ: 'czLocal',
  DK: 'dkLocal',
  GB: 'ukLocal',
  HK: 'hkLocal',
  HU: 'huLocal',
  NO: 'noLocal',
  NZ: 'nzLocal',
  PL: 'plLocal',
  SE: 'seLocal',
  SG: 'sgLocal',
  US: 'usLocal',
};

/** The ways in which accounts of a country are named, the usual one first. */
export function formatsFor(country: string): readonly FormatName[] {
  const local = LOCAL[country];
  if (!hasIban(country)) return [local ?? 'numberAndBic', ...(local ? [] : (['iban'] as const))];
  if (!local) return ['iban'];
  return country === 'GB' ? [local, 'iban'] : ['iban', local];
}

/** What is wrong with a field; `refused` where only the platform could know. */
export type FieldFault =
  'required' | 'digits-only' | 'wrong-length' | 'wrong-digits' | 'other-country' | 'refused';

export type FormValues = Readonly<Record<FieldName | 'bankName', string>>;

export const EMPTY: FormValues = {
  iban: '',
  accountNumber: '',
  routingNumber: '',
  sortCode: '',
  bsbCode: '',
  institutionNumber: '',
  transitNumber: '',
  bankCode: '',
  clearingCode: '',
  clearingNumber: '',
  bic: '',
  accountType: 'checking',
  bankName: '',
};

/** As the platform wants it: without what people put between groups. */
export const bare = ({ name, hasLetters, hasHyphen }: Field, typed: string): string => {
  const value = typed.replace(hasHyphen ? /[\s./]/g : /[\s.\-/]/g, '');
  return hasLetters && name !== 'accountType' ? value.toUpperCase() : value;
};

/** Why a field cannot be sent; undefined where it can. */
export function faultOf(field: Field, typed: string, country: string): FieldFault | undefined {
  const value = bare(field, typed);
  const { least, most, hasLetters, hasHyphen, isRight, name } = field;
  if (!value) return 'required';
  const parts = hasHyphen ? value.replace(/^(\d+)-(?=\d)/, '$1') : value;
  if (!(hasLetters ? /^[A-Za-z0-9]+$/ : /^\d+$/).test(parts)) return 'digits-only';
  if (name === 'iban' && hasIban(country) && value.slice(0, 2) !== country) return 'other-country';
  if (value.length < least || value.length > most) return 'wrong-length';
  return isRight && !isRight(value) ? 'wrong-digits' : undefined;
}

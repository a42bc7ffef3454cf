import type { AccountIdentification } from '../../client/transfers/index.js';
import {
  isBic,
  isCzechAccount,
  isHungarianAccount,
  isNorwegianAccount,
  isPolishAccount,
  isRoutingNumber,
} from '../../facts/bank-accounts.js';
import { isIban } from '../../facts/iban.js';
import type { Kept } from './records.js';

type Identification = Kept<typeof AccountIdentification>;
type OfType<Type> = Extract<Identification, { type?: Type }>;

/** Faults of a bank account, by field. */
type NumberFaults = Readonly<Record<string, string | false>>;

type Checks = {
  readonly [Type in NonNullable<Identification['type']>]: (account: OfType<Type>) => NumberFaults;
};

const DIGITS = /^\d+$/;

const digits = (number: string): string | false => !DIGITS.test(number) && 'Digits only';
const bicFault = (bic: string): string | false => !isBic(bic) && 'Not a BIC';
const unless = (isRight: boolean): string | false => !isRight && 'The check digit is wrong';

const CHECKS: Checks = {
  iban: ({ iban }) => ({ iban: !isIban(iban) && 'Not an IBAN: length or check digits are wrong' }),
  numberAndBic: ({ accountNumber, bic, additionalBankIdentification: additional }) => ({
    accountNumber: !/^[A-Za-z0-9]+$/.test(accountNumber) && 'Letters and digits only',
    bic: bicFault(bic),
    'additionalBankIdentification.code':
      (additional?.type === 'gbSortCode' && !/^\d{6}$/.test(additional.code ?? '') && 'Six digits') ||
      (additional?.type === 'usRoutingNumber' && unless(isRoutingNumber(additional.code ?? ''))),
  }),
  auLocal: ({ accountNumber, bsbCode }) => ({
    accountNumber: digits(accountNumber),
    bsbCode: digits(bsbCode),
  }),
  brLocal: ({ accountNumber, bankCode, branchNumber, ispb }) => ({
    accountNumber: !/^\d+[\dX]$|^\d$/.test(accountNumber) && 'Digits, the last of which may be X',
    bankCode: digits(bankCode),
    branchNumber: digits(branchNumber),
    ispb: ispb !== undefined && digits(ispb),
  }),
  caLocal: ({ accountNumber, institutionNumber, transitNumber }) => ({
    accountNumber: digits(accountNumber),
    institutionNumber: digits(institutionNumber),
    transitNumber: digits(transitNumber),
  }),
  czLocal: ({ accountNumber, bankCode }) => ({
    accountNumber: unless(isCzechAccount(accountNumber)),
    bankCode: digits(bankCode),
  }),
  dkLocal: ({ accountNumber, bankCode }) => ({
    accountNumber: digits(accountNumber),
    bankCode: digits(bankCode),
  }),
  hkLocal: ({ accountNumber, clearingCode }) => ({
    accountNumber: digits(accountNumber),
    clearingCode: digits(clearingCode),
  }),
  huLocal: ({ accountNumber }) => ({
    accountNumber: digits(accountNumber) || unless(isHungarianAccount(accountNumber)),
  }),
  noLocal: ({ accountNumber }) => ({
    accountNumber: digits(accountNumber) || unless(isNorwegianAccount(accountNumber)),
  }),
  nzLocal: ({ accountNumber }) => ({ accountNumber: digits(accountNumber) }),
  plLocal: ({ accountNumber }) => ({
    accountNumber: digits(accountNumber) || unless(isPolishAccount(accountNumber)),
  }),
  seLocal: ({ accountNumber, clearingNumber }) => ({
    accountNumber: digits(accountNumber),
    clearingNumber: digits(clearingNumber),
  }),
  sgLocal: ({ accountNumber, bic }) => ({ accountNumber: digits(accountNumber), bic: bicFault(bic) }),
  ukLocal: ({ accountNumber, sortCode }) => ({
    accountNumber: digits(accountNumber),
    sortCode: digits(sortCode),
  }),
  usLocal: ({ accountNumber, routingNumber }) => ({
    accountNumber: !/^[A-Za-z0-9]+$/.test(accountNumber) && 'Letters and digits only',
    routingNumber: unless(isRoutingNumber(routingNumber)),
  }),
};

/** The fields of a bank account that no bank would have given out, with what is wrong with each. */
export function accountFaults(
  account: Identification,
): { readonly field: string; readonly message: string }[] {
  const check = CHECKS[account.type ?? 'sgLocal'] as (account: Identification) => NumberFaults;
  return Object.entries(check(account)).flatMap(([field, message]) => (message ? [{ field, message }] : []));
}

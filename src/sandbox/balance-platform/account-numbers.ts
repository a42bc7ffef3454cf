import type { AccountIdentification } from '../../client/transfers/index.js';
import { isIban, isRoutingNumber, remainder97, weighted } from './check-digits.js';
import type { Kept } from './book.js';

type Identification = Kept<typeof AccountIdentification>;
type OfType<Type> = Extract<Identification, { type?: Type }>;

/** What is wrong with a bank account, by field. */
type NumberFaults = Readonly<Record<string, string | false>>;

type Checks = {
  readonly [Type in NonNullable<Identification['type']>]: (account: OfType<Type>) => NumberFaults;
};

const DIGITS = /^\d+$/;
const BIC = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

const digits = (number: string): string | false => !DIGITS.test(number) && 'Digits only';
const bicFault = (bic: string): string | false => !BIC.test(bic) && 'Not a BIC';
const unless = (isRight: boolean): string | false => !isRight && 'The check digit is wrong';

/** The halves of a Hungarian number each end in a check digit; so do both parts of a Czech one. */
const isHungarian = (part: string): boolean => weighted(part, [9, 7, 3, 1]) % 10 === 0;
const CZECH_WEIGHTS = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1];

function isCzech(number: string): boolean {
  const parts = number.split('-');
  const isRight = (part: string): boolean =>
    /^\d{1,10}$/.test(part) && weighted(part.padStart(10, '0'), CZECH_WEIGHTS) % 11 === 0;
  return parts.length <= 2 && parts.every(isRight);
}

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
    accountNumber: unless(isCzech(accountNumber)),
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
    accountNumber:
      digits(accountNumber) ||
      unless(isHungarian(accountNumber.slice(0, 8)) && isHungarian(accountNumber.slice(8))),
  }),
  noLocal: ({ accountNumber }) => ({
    accountNumber:
      digits(accountNumber) || unless(weighted(accountNumber, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0),
  }),
  nzLocal: ({ accountNumber }) => ({ accountNumber: digits(accountNumber) }),
  plLocal: ({ accountNumber }) => ({
    accountNumber:
      digits(accountNumber) ||
      unless(remainder97(`${accountNumber.slice(2)}PL${accountNumber.slice(0, 2)}`) === 1),
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

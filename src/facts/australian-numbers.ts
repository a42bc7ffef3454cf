import { weightedSum } from './check-digits.js';

/** Australian Business Register, format of the ABN: weights of its eleven digits, after one is taken from the first. */
const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
/** ASIC, check digit of the ACN: the last of nine digits makes the sum one of whole tens. */
const ACN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1, 1];

const isAbn = (digits: string): boolean =>
  /^[1-9]\d{10}$/.test(digits) &&
  weightedSum(`${Number(digits[0]) - 1}${digits.slice(1)}`, ABN_WEIGHTS) % 89 === 0;

const isAcn = (digits: string): boolean =>
  /^(?!0+$)\d{9}$/.test(digits) && weightedSum(digits, ACN_WEIGHTS) % 10 === 0;

/** Whether digits are an Australian business number, eleven, or the number of a company, nine. A PayID may be either. */
export const isBusinessNumber = (digits: string): boolean => isAbn(digits) || isAcn(digits);

/** A BSB names a bank, a state and a branch by six digits (AusPayNet, BSB numbers in Australia). */
export const BSB = /^\d{6}$/;

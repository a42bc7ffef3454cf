/** Digits of a PIN, by ISO 9564-1. */
const PIN = /^\d{4,12}$/;

export type PinProblem = 'pin-length' | 'pin-weak' | 'pin-differs';

/** Whether each digit is the one before it and `step` more, from 9 on to 0. */
const isRun = (digits: readonly number[], step: number): boolean =>
  digits.every((digit, at) => at === 0 || digit === ((digits[at - 1] ?? 0) + step + 10) % 10);

/** PINs that are tried first: one digit again and again, digits in a row, and years, of which one is the holder's birth. */
const isWeak = (pin: string): boolean => {
  const digits = [...pin].map(Number);
  return [0, 1, -1].some((step) => isRun(digits, step)) || /^(?:19|20)\d\d$/.test(pin);
};

/** What is wrong with a new PIN and its repetition. */
export function pinProblem(pin: string, repeated: string): PinProblem | undefined {
  if (!PIN.test(pin)) return 'pin-length';
  if (isWeak(pin)) return 'pin-weak';
  return pin === repeated ? undefined : 'pin-differs';
}

/** No letters that are taken for digits, and no vowels that could spell anything. */
const LETTERS = 'bcdfghjkmnpqrstvwxz23456789';

/** 18 letters and digits: 85 bits, plain in an address. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(18)), (value) => LETTERS[value % LETTERS.length]).join(
    '',
  );

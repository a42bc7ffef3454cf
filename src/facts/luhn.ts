/** The check digit rule of card numbers (ISO/IEC 7812-1, Luhn): every second digit from the right counts twice. */
export const passesLuhn = (digits: string): boolean =>
  [...digits]
    .reverse()
    .reduce((sum, digit, place) => sum + +(place % 2 ? '0246813579'.charAt(+digit) : digit), 0) %
    10 ===
  0;

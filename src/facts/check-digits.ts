/** The sum of digits, each times the weight at its place. Weights start again where there are fewer of them. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * weights[at % weights.length]!, 0);

/** Weights that several numbers of Brazil have, from their right. */
export const TWO_TO_NINE: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9];

/** The remainder by 97 of digits and capital letters, which count from A = 10 (ISO/IEC 7064, MOD 97-10). */
export const remainder97 = (characters: string): number =>
  [...characters].reduce((remainder, character) => {
    const value = Number.parseInt(character, 36);
    return (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);

/**
 * A power modulo a number, by squaring. Its steps follow the exponent, and the time of each the numbers in it: for an exponent
 * that is public, and a base that is used once.
 */
export function modularPower(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let power = 1n;
  let square = base % modulus;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) power = (power * square) % modulus;
    square = (square * square) % modulus;
  }
  return power;
}

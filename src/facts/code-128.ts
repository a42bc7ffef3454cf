/** Widths of three bars and three spaces for each value of Code 128 from 0 to 102, and for the start of set C (ISO/IEC 15417). */
const WIDTHS =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221' +
  '223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321' +
  '112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131' +
  '311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114' +
  '122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141' +
  '214121412121111143111341131141114113114311411113411311113141114131311141411131211232';

const STOP = '2331112';
const MODULUS = 103;
/** The value by which the start of set C counts, and where its widths stand. */
const [START_C, START] = [105, 103];
/** Goes on in set B. */
const SET_B = 100;
/** Value of the digit zero in set B. */
const ZERO = 16;

/** Digits as Code 128: widths of bars and spaces in turn, from the first bar to the last. Two digits share one symbol. */
export function code128(digits: string): string {
  const pairs = digits.match(/../g)?.map(Number) ?? [];
  // A digit that is left over stands alone, in the set that has single characters.
  const last = digits.length % 2 ? [SET_B, ZERO + Number(digits.at(-1))] : [];
  const values = [...pairs, ...last];
  const check = values.reduce((sum, value, at) => sum + value * (at + 1), START_C) % MODULUS;
  return [START, ...values, check].map((value) => WIDTHS.slice(value * 6, value * 6 + 6)).join('') + STOP;
}

/** Which of a digit's five bars or spaces are wide, from 0 on (ISO/IEC 16390). */
const WIDTHS = '11331 31113 13113 33111 11313 31311 13311 11133 31131 13131'.split(' ');
const [START, STOP] = ['1111', '311'];

/**
 * An even number of digits as Interleaved 2 of 5: widths of bars and spaces in turn, from the first bar to the last. The bars
 * stand for one digit, the spaces between them for the next.
 */
export function interleaved2of5(digits: string): string {
  const pairs = [...digits.matchAll(/(.)(.)/g)].map(([, bars, spaces]) => {
    const [of, between] = [WIDTHS[Number(bars)] ?? '', WIDTHS[Number(spaces)] ?? ''];
    return [...of].map((width, at) => width + (between[at] ?? '')).join('');
  });
  return START + pairs.join('') + STOP;
}

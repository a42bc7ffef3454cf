import { plainAddress } from '../../base/plain-address.js';

/** Pictures of the merchant's own, by type of method or brand of cards: addresses that are https, or of the page's own site. */
export type OwnMarks = Readonly<Record<string, string>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The pictures that can be loaded. The developer is told of each that cannot, by its key. */
export function checkedMarks(value: unknown, base: string): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  if (value === undefined || value === null) return marks;
  if (!isRecord(value)) {
    console.error('florin: marks must be an object, for example { ideal: "/marks/ideal.svg" }.');
    return marks;
  }
  for (const [key, address] of Object.entries(value)) {
    const url = typeof address === 'string' && address ? plainAddress(address, base) : undefined;
    if (url) marks.set(key, url.href);
    else
      console.error(
        `florin: the picture for "${key}" in marks cannot be shown. Use an https address, or an address on this site. The built-in mark is shown instead.`,
      );
  }
  return marks;
}

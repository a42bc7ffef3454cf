/** The moment at which every picture is taken. */
const NOON = Date.UTC(2026, 5, 15, 12);

/**
 * Runs before all else in a page, a frame or a service worker: there it is always the same minute, and what is drawn by
 * chance is drawn alike. In the service worker, each look at the clock is a millisecond later than the last, so that what
 * happens there in an order keeps it.
 */
function standStill(noon) {
  const RealDate = Date;
  const isServer = 'ServiceWorkerGlobalScope' in globalThis;
  let looks = 0;
  const now = () => (isServer ? noon + looks++ : noon);
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      super(...(parts.length > 0 ? parts : [now()]));
    }
    static now() {
      return now();
    }
  };
  let state = 1;
  // A linear congruential generator, with the numbers of Numerical Recipes.
  const draw = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0);
  Math.random = () => draw() / 2 ** 32;
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (const index of bytes.keys()) bytes[index] = draw() >>> 24;
    return array;
  };
  crypto.randomUUID = () => {
    const digits = Array.from({ length: 8 }, () => (draw() >>> 16).toString(16).padStart(4, '0')).join('');
    return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
  };
}

/** The script itself, to be put before others. */
export const STILL = `(${String(standStill)})(${NOON});`;

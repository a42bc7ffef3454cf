/** Puts what UTF-16 writes in two halves after everything that it writes in one. */
const ordered = (unit: number): number =>
  unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800;

/** Compares by code points, which is how a database compares bytes of UTF-8: every reader's order is the same. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const difference = a.charCodeAt(at) - b.charCodeAt(at);
    if (difference !== 0) return ordered(a.charCodeAt(at)) - ordered(b.charCodeAt(at));
  }
  return a.length - b.length;
}

import type { Correction } from './scheme.js';

/** Rounded down: 4.49 must not look like 4.5. */
const rounded = (contrast: number): string => (Math.floor(contrast * 100) / 100).toFixed(2);

/** A correction in one sentence, for the developer who chose the colour. */
export const correctionText = ({ scheme, pair, least, from, before, to, after }: Correction): string =>
  `florin/theme: ${pair.join(' on ')} in ${scheme} has a contrast of ${rounded(before)} with ${from}, less than ${least}. It is ${to} now, with ${rounded(after)}.`;

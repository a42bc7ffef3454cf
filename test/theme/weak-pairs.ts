import { bothOf } from '../../scripts/docs/both-of.mjs';
import { contrast, PAIRS } from '../../src/theme/contrast.js';

/** Pairs that have too little contrast in a theme, each said in words. `valueOf` gives a colour's value by its name. */
export const weakPairs = (valueOf: (name: string) => string): string[] =>
  PAIRS.flatMap(([name, ground, least]) =>
    ['light', 'dark'].flatMap((scheme, at) => {
      const found = contrast(bothOf(valueOf(name))[at] ?? '', bothOf(valueOf(ground))[at] ?? '');
      return found >= least ? [] : [`${name} on ${ground}, ${scheme}: ${found.toFixed(2)}`];
    }),
  );

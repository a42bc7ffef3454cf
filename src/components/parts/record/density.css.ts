import { css, unsafeCSS, type CSSResult } from 'lit';

import { tokens } from '../../base/theme/tokens.css.js';

/** Pixels of the smallest target that WCAG 2.2 AA allows, and the smallest share of a height that a style gives a target. */
const TARGET = 24;
const SHARE = 0.6;

/** A space or a height, times the density. A height gets no lower than targets allow, unless the page itself wants less. */
function dense(name: string, text: string): string {
  const value = unsafeCSS(text);
  const product = css`calc(${value} * var(--_density))`;
  const isHeight = name.endsWith('height');
  const shown = isHeight ? css`max(${product}, min(${value}, ${TARGET / SHARE}px))` : product;
  return `--_${name}:${shown.cssText}`;
}

const scaled = [...tokens.cssText.matchAll(/--_(space-\w+|(?:field|button)-height):([^;}]+)/g)];

/**
 * Spaces and heights of elements for sellers and operators, by `--florin-density`. Where the tokens get smaller, so does
 * everything made of them: rows, cards, fields, and the grey lines that stand there while they load. Stands after `tokens`.
 */
export const densityStyles: CSSResult = unsafeCSS(
  `:host{${scaled.map(([, name = '', value = '']) => dense(name, value)).join(';')}}`,
);

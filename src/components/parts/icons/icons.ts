// Written by scripts/icons.mjs. Icons of Lucide, https://lucide.dev, ISC License, Copyright (c) Lucide Contributors.
import { svg } from 'lit';

import { icon } from './icon.js';

export { icon };

export const arrowLeft = /*@__PURE__*/ icon(svg`<path d="m12 19l-7-7l7-7m7 7H5"/>`);
export const heart = /*@__PURE__*/ icon(
  svg`<path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676a.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5"/>`,
);
export const search = /*@__PURE__*/ icon(svg`<path d="m21 21l-4.34-4.34"/><circle cx="11" cy="11" r="8"/>`);

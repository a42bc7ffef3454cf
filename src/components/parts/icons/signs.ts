// Written by scripts/icons.mjs. Icons of Lucide, https://lucide.dev, ISC License, Copyright (c) Lucide Contributors.
import { svg } from 'lit';

import { icon } from './icons.js';

export const check = /*@__PURE__*/ icon(svg`<path d="M20 6L9 17l-5-5"/>`);
export const chevronLeft = /*@__PURE__*/ icon(svg`<path d="m15 18l-6-6l6-6"/>`);
export const chevronRight = /*@__PURE__*/ icon(svg`<path d="m9 18l6-6l-6-6"/>`);
export const cross = /*@__PURE__*/ icon(svg`<path d="M18 6L6 18M6 6l12 12"/>`);
export const minus = /*@__PURE__*/ icon(svg`<path d="M5 12h14"/>`);
export const plus = /*@__PURE__*/ icon(svg`<path d="M5 12h14m-7-7v14"/>`);

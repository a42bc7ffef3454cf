import { svg, type SVGTemplateResult } from 'lit';

import type { Outcome } from '../../../client/index.js';

/** Each outcome has a shape of its own, so that no meaning hangs on a colour. */
const SHAPES: Readonly<Record<Outcome, SVGTemplateResult>> = {
  paid: svg`<circle cx="24" cy="24" r="21" /><path d="M14 25l7 7 13-15" />`,
  pending: svg`<circle cx="24" cy="24" r="21" /><path d="M24 12v13l8 5" />`,
  refused: svg`<circle cx="24" cy="24" r="21" /><path d="M16 16l16 16M32 16L16 32" />`,
  cancelled: svg`<circle cx="24" cy="24" r="21" /><path d="M14 24h20" />`,
  'action-required': svg`<path d="M24 5l20 36H4z" /><path d="M24 18v11M24 34v1" />`,
  unknown: svg`<circle cx="24" cy="24" r="21" stroke-dasharray="8 5" /><path d="M18 19a6 6 0 1 1 8 6q-2 1-2 4M24 34v1" />`,
};

/** The picture of an outcome; the heading beside it says the same in words. */
export const resultIcon = (outcome: Outcome): SVGTemplateResult => svg`<svg
  viewBox="0 0 48 48"
  aria-hidden="true"
  fill="none"
  stroke="currentColor"
  stroke-width="4"
  stroke-linecap="round"
  stroke-linejoin="round"
>${SHAPES[outcome]}</svg>`;

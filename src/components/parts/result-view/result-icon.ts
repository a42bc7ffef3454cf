import { html, nothing, type TemplateResult } from 'lit';

import type { Outcome } from '../../../client/index.js';

const RING = 'M3 24a21 21 0 1 1 42 0 21 21 0 1 1-42 0z';
const TRIANGLE = 'M24 5l20 36H4z';

/** Each outcome has a shape of its own, so that no meaning hangs on a colour. */
const SIGNS: Readonly<Record<Outcome, string>> = {
  paid: 'M14 25l7 7 13-15',
  pending: 'M24 12v13l8 5',
  refused: 'M16 16l16 16M32 16L16 32',
  cancelled: 'M14 24h20',
  'action-required': 'M24 18v11M24 34v1',
  unknown: 'M18 19a6 6 0 1 1 8 6q-2 1-2 4M24 34v1',
};

/** The picture of an outcome; the heading beside it says the same in words. */
export const resultIcon = (outcome: Outcome): TemplateResult =>
  html`<svg
    viewBox="0 0 48 48"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    stroke-width="4"
    stroke-linejoin="round"
    stroke-linecap="round"
  >
    <path
      d=${outcome === 'action-required' ? TRIANGLE : RING}
      stroke-dasharray=${outcome === 'unknown' ? '8 5' : nothing}
    />
    <path d=${SIGNS[outcome]} />
  </svg>`;

import { nothing, svg, html, type TemplateResult } from 'lit';

import type { LastRun } from './details.js';

const WHOLE = 100;
/** One failed test of a thousand is seen, too. */
const LEAST = 4;

/** How much of the bar the failed tests take; undefined where it is not known how many failed. */
export function failedPart({ status, tests = 0, failedTests = 0 }: LastRun): number | undefined {
  if (tests === 0) return { success: 0, failure: WHOLE }[status];
  if (failedTests === 0) return status === 'success' ? 0 : undefined;
  if (failedTests >= tests) return WHOLE;
  return Math.min(WHOLE - LEAST, Math.max(LEAST, Math.round((failedTests / tests) * WHOLE)));
}

/** How many tests of a run passed, and how many failed: a picture of the words beside it. */
export function barView(run: LastRun): TemplateResult | typeof nothing {
  const failed = failedPart(run);
  if (failed === undefined) return nothing;
  const passed = WHOLE - failed;
  return html`<svg class="bar" part="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<rect class="passed" width=${passed} height="6"></rect>
      <rect class="failed" x=${passed} y="1" width=${failed} height="4"></rect>`}
  </svg>`;
}

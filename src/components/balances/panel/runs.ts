import { html, type TemplateResult } from 'lit';

import { nextRuns } from '../../../facts/sweeps.js';
import { RUNS_AHEAD, runOf, runsTable, type Run } from '../../parts/schedule/runs-view.js';
import type { Plan, View } from './view.js';

/** The next three runs after now. Fewer, or none, where there are no more. */
export const runsOf = (view: View, schedule: Plan['schedule'], zone: string): readonly Run[] =>
  nextRuns(schedule, zone, view.now, RUNS_AHEAD).map((at) => runOf(view, at, zone));

/** When the next run is, in both zones where they differ. */
export function nextText(view: View, schedule: Plan['schedule'], zone: string): string {
  const { words } = view;
  if (schedule.type === 'balance') return words.text('runs-at-once');
  const [next] = runsOf(view, schedule, zone);
  if (!next) return words.text('runs-never');
  const { there, here } = next;
  return there === here ? words.text('next', { there }) : words.text('next-here', { there, here });
}

/** The next three runs in a table: what time it will be where the account is, and where the reader is. */
export const runsView = (view: View, schedule: Plan['schedule'], zone: string): TemplateResult =>
  schedule.type === 'balance'
    ? html`<p>${view.words.text('runs-at-once')}</p>`
    : runsTable(view, runsOf(view, schedule, zone), zone);

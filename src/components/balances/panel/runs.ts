import { html, nothing, type TemplateResult } from 'lit';

import { nextRuns } from '../../../facts/sweeps.js';
import { timeText } from '../../parts/table/time-text.js';
import { zoneText } from './sentence.js';
import type { Plan, View } from './view.js';

/** Runs that are shown ahead. */
const COUNT = 3;

const runText = (language: string, at: number, timeZone: string): string =>
  timeText(language, at, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });

/** A run as the clock of the account shows it, and as that of who reads. */
export interface Run {
  readonly at: number;
  readonly there: string;
  readonly here: string;
}

/** The next three runs after now. Fewer, or none, where there are no more. */
export const runsOf = (
  { language, now, viewerZone }: View,
  schedule: Plan['schedule'],
  zone: string,
): readonly Run[] =>
  nextRuns(schedule, zone, now, COUNT).map((at) => ({
    at,
    there: runText(language, at, zone),
    here: runText(language, at, viewerZone),
  }));

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
export function runsView(view: View, schedule: Plan['schedule'], zone: string): TemplateResult {
  const { words, language, viewerZone, now } = view;
  const runs = runsOf(view, schedule, zone);
  const isElsewhere = runs.some(({ there, here }) => there !== here);
  if (runs.length === 0)
    return html`<p>${words.text(schedule.type === 'balance' ? 'runs-at-once' : 'runs-never')}</p>`;
  return html`<table part="runs">
    <caption>
      ${words.text('runs')}
    </caption>
    <thead>
      <tr>
        <th scope="col">${words.text('runs-there', { zone: zoneText(language, zone, now) })}</th>
        ${
          isElsewhere
            ? html`<th scope="col">
                ${words.text('runs-here', { zone: zoneText(language, viewerZone, now) })}
              </th>`
            : nothing
        }
      </tr>
    </thead>
    <tbody>
      ${runs.map(
        ({ there, here }) =>
          html`<tr>
            <td>${there}</td>
            ${isElsewhere ? html`<td>${here}</td>` : nothing}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

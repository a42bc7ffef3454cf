import { html, nothing, type TemplateResult } from 'lit';

import { zoneText } from '../table/time-text.js';
import type { ScheduleTexts } from './cron-text.js';
import { runText } from './run-text.js';

/** Runs that are shown ahead. */
export const RUNS_AHEAD = 3;

/** A run as the clock of its schedule shows it, and as that of who reads. */
export interface Run {
  readonly at: number;
  readonly there: string;
  readonly here: string;
}

export const runOf = (
  { language, viewerZone }: Pick<ScheduleTexts, 'language' | 'viewerZone'>,
  at: number,
  zone: string,
): Run => ({ at, there: runText(language, at, zone), here: runText(language, at, viewerZone) });

/** Runs in a table: what time it will be by the clock of the schedule, and where the reader is. */
export function runsTable(texts: ScheduleTexts, runs: readonly Run[], zone: string): TemplateResult {
  const { words, language, viewerZone, now } = texts;
  const isElsewhere = runs.some(({ there, here }) => there !== here);
  if (runs.length === 0) return html`<p>${words.text('runs-never')}</p>`;
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

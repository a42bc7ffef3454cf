import { html, nothing, type TemplateResult } from 'lit';

import { nextTimes, readCron } from '../../../facts/cron.js';
import { isTimeZone } from '../../../facts/wall-clock.js';
import { cronText } from '../../parts/schedule/cron-text.js';
import { RUNS_AHEAD, runOf, runsTable } from '../../parts/schedule/runs-view.js';
import { ownZone } from '../../parts/table/time-text.js';
import type { FieldLook } from '../shell/texts/text-field.js';
import type { Showing } from './showing.js';

interface Schedule {
  readonly cron: string;
  readonly timezone: string;
}

/** Universal time first: the platform reads a line without a zone in it. */
const zones = (): readonly string[] => ['UTC', ...Intl.supportedValuesOf('timeZone')];

export const zoneLook = ({ words }: Pick<Showing, 'words'>): FieldLook => ({
  label: words.text('zone'),
  choices: [...new Set(zones())].map((zone) => ({ value: zone, text: zone })),
});

export const cronLook = ({ words }: Pick<Showing, 'words'>): FieldLook => ({
  label: words.text('cron'),
  hint: words.text('cron-hint', { example: '0 7 * * MON-FRI' }),
  isCode: true,
});

/** Why a schedule cannot be sent; empty where it can, or where there is none. */
export const cronFault = ({ words }: Pick<Showing, 'words'>, cron: string): string =>
  cron && !readCron(cron) ? words.text('not-cron', { example: '0 7 * * MON-FRI' }) : '';

const textsOf = ({ words, language }: Showing) => ({
  words,
  language,
  now: Date.now(),
  viewerZone: ownZone(),
});

/** When it runs, in a sentence. */
export function scheduleText(showing: Showing, { cron, timezone }: Schedule): string {
  if (!cron) return showing.words.text('by-hand');
  const zone = isTimeZone(timezone) ? timezone : 'UTC';
  return cronText(textsOf(showing), cron, zone);
}

/** What is typed in words, and the next three runs that follow from it; nothing while it cannot be read. */
export function scheduleView(showing: Showing, schedule: Schedule): TemplateResult | typeof nothing {
  const { cron, timezone } = schedule;
  if (!cron) return html`<p class="quiet" part="schedule">${scheduleText(showing, schedule)}</p>`;
  const read = readCron(cron);
  if (!read || !isTimeZone(timezone)) return nothing;
  const texts = textsOf(showing);
  const runs = nextTimes(read, timezone, texts.now, RUNS_AHEAD).map((at) => runOf(texts, at, timezone));
  return html`<div class="stack" part="schedule">
    <p class="strong">${scheduleText(showing, schedule)}</p>
    ${runsTable(texts, runs, timezone)}
  </div>`;
}

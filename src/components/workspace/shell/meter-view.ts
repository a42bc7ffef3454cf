import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { countText } from '../../parts/table/table-words.js';
import { timeText } from '../../parts/table/time-text.js';
import type { Word } from '../../../words/compiled/workspace/shell/en.js';
import type { Meter } from './meter.js';

export interface MeterView {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly language: string;
  readonly meter: Meter;
}

/** What is left of the minute, in words and as a bar. Nothing where the platform does not say it. */
export function meterView({ words, language, meter }: MeterView): TemplateResult | typeof nothing {
  const { left, limit, resetsAt } = meter;
  if (left === undefined || !limit) return nothing;
  const values = {
    left: countText({ language }, left),
    limit: countText({ language }, limit),
    time: timeText(language, resetsAt, { timeStyle: 'medium' }),
  };
  return html`<div class="calls" part="meter">
    <span class="quiet" id="calls">${words.text(values.time ? 'calls-until' : 'calls', values)}</span>
    <meter
      min="0"
      max=${limit}
      low=${limit / 10}
      high=${limit / 3}
      optimum=${limit}
      value=${left}
      aria-labelledby="calls"
    ></meter>
  </div>`;
}

/** How long no call is taken. The seconds are for the eye: what has happened is said once. */
export function waitView({ words, language, meter: { wait } }: MeterView): TemplateResult | typeof nothing {
  if (wait === 0) return nothing;
  return html`<p class="notice due" part="wait" role="timer">
    ${words.text('wait', { seconds: countText({ language }, wait) })}
  </p>`;
}

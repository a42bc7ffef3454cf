import { html, type TemplateResult } from 'lit';

import type { DisputeSummary } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { leftText, timeText } from '../../parts/table/time-text.js';
import type { Word } from '../../../words/compiled/disputes/panel/en.js';
import { deadlineOf, isOpen, standingOf, URGENCIES, urgencyOf, type Standing } from './standing.js';

/** A language with its words, numbers and times. */
export interface Showing {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly language: string;
  /** Milliseconds since the epoch, by the proxy's clock. */
  readonly now: number;
}

/** With its zone: a deadline is the same moment for the bank, in another one. */
export const longTime = (language: string, at: string | number | undefined): string =>
  timeText(language, at, { dateStyle: 'medium', timeStyle: 'long' });

export const dayText = (language: string, at: string | number | undefined): string =>
  timeText(language, at, { dateStyle: 'medium' });

const TONES: Readonly<Record<Standing, string>> = {
  open: 'due',
  unknown: 'due doubtful',
  defended: '',
  accepted: '',
  won: 'good',
  lost: 'bad',
  expired: 'bad',
  other: 'due doubtful',
};

/** Where a dispute stands, with a colour and a shape, which say nothing that the words do not. */
export function standingView({ words }: Showing, dispute: DisputeSummary): TemplateResult {
  const standing = standingOf(dispute);
  const text =
    standing === 'other'
      ? words.text('state-other', { state: plainText(dispute.state, 40) })
      : words.text(`state-${standing}`);
  return html`<span class="mark ${TONES[standing]}" part="status"><bdi>${text}</bdi></span>`;
}

/** How long is left, in days, on the last two in hours. What cannot be answered any more has no deadline to hurry for. */
export function deadlineView(showing: Showing, dispute: DisputeSummary): TemplateResult {
  const { words, language, now } = showing;
  const deadline = deadlineOf(dispute);
  const urgency = urgencyOf(deadline, now);
  const isLeft = deadline !== undefined && urgency !== 'untold' && urgency !== 'over';
  const text = isLeft
    ? leftText(language, deadline - now)
    : words.text(`deadline-${urgency === 'over' ? 'over' : 'untold'}`);
  const tone = URGENCIES[urgency];
  return html`<span class="what" part="deadline"
    >${isOpen(dispute) ? html`<span class="mark ${tone}">${text}</span>` : html``}<span class="quiet"
      >${longTime(language, deadline)}</span
    ></span
  >`;
}

export const moneyText = ({ language }: Showing, { amount }: DisputeSummary): string =>
  amount ? amountText(amount, language) : '–';

import { html, nothing, type TemplateResult } from 'lit';

import { STATUSES } from '../../../client/balance-platform/status.js';
import { DAY } from '../../../facts/instant.js';
import type { Words } from '../../base/words.js';
import { STATUS_TONES } from '../../parts/account-holder/status.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import type { Word } from '../../../words/compiled/issued-cards/panel/en.js';
import type { IssuedCard } from './issued-card.js';

/** A language with its words, numbers and times. */
export interface Showing {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly language: string;
  /** Milliseconds since the epoch, by the proxy's clock. */
  readonly now: number;
}

const unknownText = ({ words }: Showing, word: string): string =>
  words.text('status-other', { status: isolatedText(word || '–', 40) });

/** Whether a card or a token can be used; a word that is new as the platform's own. */
export function statusText(showing: Showing, status: string): string {
  const known = STATUSES.find((each) => each === status);
  return known ? showing.words.text(`status-${known}`) : unknownText(showing, status);
}

const toneOf = (status: string): string => {
  const known = STATUSES.find((each) => each === status);
  return known ? STATUS_TONES[known] : 'due doubtful';
};

export const statusView = (showing: Showing, status: string): TemplateResult =>
  html`<span class="mark ${toneOf(status)}" part="status"><bdi>${statusText(showing, status)}</bdi></span>`;

/** Whether there is a card to touch. */
export const formText = ({ words }: Showing, form: string): string =>
  form === 'physical' || form === 'virtual' ? words.text(`form-${form}`) : form;

/** When the last day of its month is over, in milliseconds since the epoch. */
const overAt = (ends: string): number => {
  const [year = 0, month = 0] = ends.split('-').map(Number);
  return Date.UTC(year, month, 1);
};

const SOON = 60 * DAY;

/** The month in which a card ends, as it has it, and whether that is something to care about. */
export function endView({ words, now }: Showing, { ends, status }: IssuedCard): TemplateResult {
  if (!ends) return html`–`;
  const [year, month] = ends.split('-');
  const left = overAt(ends) - now;
  const badge =
    status === 'closed' || left > SOON
      ? nothing
      : html`<span class="mark ${left > 0 ? 'due' : 'bad'}"
          >${words.text(left > 0 ? 'ends-soon' : 'ended')}</span
        >`;
  return html`<span class="what"><bdi dir="ltr">${month}/${year}</bdi> ${badge}</span>`;
}

/** A word of the platform's own, which no language has another one for. */
export const ownWord = (word: string): TemplateResult => html`<bdi dir="ltr" class="own">${word}</bdi>`;

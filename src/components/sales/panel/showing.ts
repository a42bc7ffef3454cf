import { html, type TemplateResult } from 'lit';

import { ORDER_STATUSES } from '../../../facts/order-statuses.js';
import { bareWord } from '../../../client/schema/values.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { toneOf } from '../../parts/order/order-timeline.js';
import { shortTime as shortText, timeText, zoneOf } from '../../parts/table/time-text.js';
import type { Word } from '../../../words/compiled/sales/panel/en.js';

/** A language with its words, numbers and times. */
export interface Showing {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly language: string;
  /** Milliseconds since the epoch, by the proxy's clock. */
  readonly now: number;
  /** The zone that days and times are shown in, by its IANA name; empty: the reader's own. */
  readonly timeZone: string;
}

export { zoneOf } from '../../parts/table/time-text.js';

/** A day with its time. The year is left out where it is this one. */
export const shortTime = (showing: Showing, at: string): string =>
  shortText(showing.language, at, showing.now, zoneOf(showing));

/** With its zone, because seller and buyer may sit in two. */
export const longTime = (showing: Showing, at: string | number | undefined): string =>
  timeText(showing.language, at, { dateStyle: 'medium', timeStyle: 'long', timeZone: zoneOf(showing) });

/** A word that is new is never taken for one that is known. */
export function statusText({ words }: Pick<Showing, 'words'>, status: string): string {
  const known = ORDER_STATUSES.find((each) => each === status);
  if (known) return words.text(`status-${known}`);
  return words.text('status-other', { status: apart(plainText(bareWord(status), 40) || '–') });
}

/** Tone of the mark of a status. A word that is new may mean anything. */
function markOf(status: string): string {
  const tone = toneOf(status);
  if (tone === 'ended') return '';
  return tone === 'good' ? tone : tone === 'waiting' ? 'due' : 'due doubtful';
}

/** Where an order stands, with a colour and a shape, which say nothing that the words do not. */
export const statusView = (showing: Pick<Showing, 'words'>, status: string): TemplateResult =>
  html`<span class="mark ${markOf(status)}" part="status"><bdi>${statusText(showing, status)}</bdi></span>`;

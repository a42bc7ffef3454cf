import { html, nothing, type TemplateResult } from 'lit';

import { STATUSES } from '../../../client/balance-platform/status.js';
import { bareWord } from '../../../client/schema/values.js';
import type { Words } from '../../base/words.js';
import { STATUS_TONES } from '../../parts/account-holder/status.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import type { RowBook } from '../../parts/table/row-book.js';
import { leftText, timeText } from '../../parts/table/time-text.js';
import type { Word } from '../../../words/compiled/account-holders/panel/en.js';
import { CAPABILITY_STANDINGS, type CapabilityStanding, type Counts } from './standing.js';

/** A language with its words, numbers and times. */
export interface Showing {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly language: string;
  /** Milliseconds since the epoch, by the proxy's clock. */
  readonly now: number;
}

/** Whether an account holder or an account is in use; a word that is new as the platform's own. */
export function statusView({ words }: Showing, told: string | undefined): TemplateResult {
  const status = bareWord(told);
  const known = STATUSES.find((each) => each === status);
  const text = known
    ? words.text(`status-${known}`)
    : words.text('status-other', { status: isolatedText(status || '–', 40) });
  return html`<span class="mark ${known ? STATUS_TONES[known] : 'due doubtful'}" part="status"
    ><bdi>${text}</bdi></span
  >`;
}

const TONES: Readonly<Record<CapabilityStanding, string>> = {
  allowed: 'good',
  pending: 'due',
  problem: 'bad',
  off: '',
};

/** Where one capability stands. */
export const standingView = ({ words }: Showing, standing: CapabilityStanding): TemplateResult =>
  html`<span class="mark ${TONES[standing]}" part="status">${words.text(`is-${standing}`)}</span>`;

/** How many capabilities stand where; none where there are none. */
export function countsView({ words }: Showing, counts: Counts): TemplateResult {
  const all = CAPABILITY_STANDINGS.filter((each) => each !== 'off').filter((each) => counts[each] > 0);
  return html`<span class="marks"
    >${
      all.length === 0
        ? html`<span class="quiet">${words.text('no-capabilities')}</span>`
        : all.map(
            (each) =>
              html`<span class="mark ${TONES[each]}"
                >${words.text(`count-${each}`, { count: counts[each] })}</span
              > `,
          )
    }</span
  >`;
}

/** With its zone, because staff sit in more than one. */
export const longTime = (language: string, at: string | number | undefined): string =>
  timeText(language, at, { dateStyle: 'medium', timeStyle: 'long' });

/** By when something is due, and how long that is. */
export function deadlineView(showing: Showing, at: number | undefined): TemplateResult | typeof nothing {
  if (at === undefined) return nothing;
  const { words, language, now } = showing;
  const left = at > now ? leftText(language, at - now) : words.text('overdue');
  return html`<span class="what"
    ><span class="mark ${at > now ? 'due' : 'bad'}">${left}</span>
    <span class="quiet">${timeText(language, at, { dateStyle: 'medium', timeStyle: 'short' })}</span></span
  >`;
}

/** A word of the platform's own, which no language has another one for. */
export const ownWord = (word: string): TemplateResult => html`<bdi dir="ltr" class="own">${word}</bdi>`;

/** How many account holders have a number of accounts that did not come: what is shown is right all the same. */
export function missingView(
  { words }: Showing,
  retry: string,
  book: Pick<RowBook<number>, 'failed' | 'forget'>,
): TemplateResult | typeof nothing {
  const { failed } = book;
  if (failed.length === 0) return nothing;
  return html`<div class="notice due ways" part="missing">
    <span>${words.text('missing', { count: failed.length })}</span>
    <button type="button" class="small" part="again" @click=${() => book.forget(failed)}>${retry}</button>
  </div>`;
}

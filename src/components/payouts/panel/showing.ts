import { html, type TemplateResult } from 'lit';

import type { PayoutRecord } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { isolatedText, plainText } from '../../parts/listing/plain-text.js';
import { leftText, timeText } from '../../parts/table/time-text.js';
import type { TotalLine } from '../../parts/table/totals-view.js';
import type { Word } from '../../../words/compiled/payouts/panel/en.js';
import { expiryOf, standingOf, type Standing } from './standing.js';
import type { Total } from './totals.js';

/** A language with its words, numbers and times. */
export interface Showing {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly language: string;
  /** Milliseconds since the epoch, by the proxy's clock. */
  readonly now: number;
}

/** A day with its time. The year is left out where it is this one. */
export const shortTime = ({ language, now }: Showing, at: string | undefined): string =>
  timeText(language, at, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(at && new Date(at).getFullYear() !== new Date(now).getFullYear() && { year: 'numeric' }),
  });

/** With its zone, because people who approve sit in more than one. */
export const longTime = (language: string, at: string | number | undefined): string =>
  timeText(language, at, { dateStyle: 'medium', timeStyle: 'long' });

const TONES: Readonly<Record<Standing, string>> = {
  waiting: 'due',
  confirmed: 'good',
  sent: 'good',
  declined: '',
  expired: '',
  overdue: '',
  reversed: 'bad',
  failed: 'bad',
  refused: 'bad',
  unknown: 'due doubtful',
  other: 'due doubtful',
};

/** Where a payout stands in words; a state that is new in the proxy's own word, and as not confirmed. */
function standingText({ words, now }: Showing, payout: PayoutRecord): string {
  const standing = standingOf(payout, now);
  return standing === 'other'
    ? words.text('state-other', { state: plainText(payout.state, 40) })
    : words.text(`state-${standing}`);
}

/** The same with a colour and a shape, which say nothing that the words do not. */
export const standingView = (showing: Showing, payout: PayoutRecord): TemplateResult =>
  html`<span class="mark ${TONES[standingOf(payout, showing.now)]}" part="status"
    ><bdi>${standingText(showing, payout)}</bdi></span
  >`;

/** How long a payout that waits can still be reviewed: in days, on its last two in hours. */
export function expiryText({ language, now, words }: Showing, payout: PayoutRecord): string {
  if (standingOf(payout, now) !== 'waiting') return '';
  return words.text('expires', { left: leftText(language, expiryOf(payout) - now) });
}

/** Who is paid, as little of it as a person needs to recognise them. */
export function payeeText({ words }: Showing, { initials, lastFour }: PayoutRecord): string {
  const name = isolatedText(initials || '–', 20);
  return lastFour ? words.text('payee-account', { name, lastFour: isolatedText(lastFour, 8) }) : name;
}

export const moneyText = ({ language }: Showing, { amount }: PayoutRecord): string =>
  amount ? amountText(amount, language) : '–';

/** A sum for each currency, with how many payouts it is made of. */
export const totalLines = ({ words, language }: Showing, totals: readonly Total[]): readonly TotalLine[] =>
  totals.map(({ amount, count }) => ({
    term: words.text('total-of', { currency: amount.currency, count }),
    sum: amountText(amount, language),
  }));

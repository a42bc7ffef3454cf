import { html, type TemplateResult } from 'lit';

import { formatAmount, type Amount } from '../../../client/index.js';
import { CATEGORIES } from '../../../client/transfers/words.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { shortTime as shortText, timeText, zoneOf } from '../../parts/table/time-text.js';
import type { Word } from '../../../words/compiled/transfers/panel/en.js';
import type { Line } from './line.js';
import { groupOf, type Group } from './standing.js';

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

/** With its zone, because people who look at the same money sit in more than one. */
export const longTime = (showing: Showing, at: string | number | undefined): string =>
  timeText(showing.language, at, { dateStyle: 'medium', timeStyle: 'long', timeZone: zoneOf(showing) });

const TONES: Readonly<Record<Group, string>> = {
  open: 'due',
  done: 'good',
  failed: 'bad',
  returned: '',
  dispute: 'bad',
  other: 'due doubtful',
};

/** Statuses with words of their own. Any other is shown by its group, and in the platform's own word. */
const SAID = [
  'received',
  'authorised',
  'pending',
  'booked',
  'failed',
  'refused',
  'returned',
  'cancelled',
] as const;

export function statusText({ words }: Pick<Showing, 'words'>, status: string): string {
  const said = SAID.find((each) => each === status);
  if (said) return words.text(`status-${said}`);
  const group = groupOf(status);
  return words.text('status-of', {
    group: words.text(`group-${group}`),
    status: apart(plainText(status, 40) || '–'),
  });
}

/** Where a line stands, with a colour and a shape, which say nothing that the words do not. */
export const statusView = (showing: Pick<Showing, 'words'>, status: string): TemplateResult =>
  html`<span class="mark ${TONES[groupOf(status)]}" part="status"
    ><bdi>${statusText(showing, status)}</bdi></span
  >`;

/** What the money travelled on; a category that is new in the platform's own word. */
export function categoryText({ words }: Pick<Showing, 'words'>, category: string): string {
  const known = CATEGORIES.find((each) => each === category);
  return known ? words.text(`category-${known}`) : plainText(category, 40) || '–';
}

/** With its sign: what came in has one too. Behind the mark of a language that is read from the right, as its minus is. */
export const signedText = ({ language }: Pick<Showing, 'language'>, amount: Amount): string =>
  amount.value > 0
    ? apart(formatAmount(amount, language).replace(/^\u200f?/, (mark) => (mark ? `${mark}\u200e+` : '+')))
    : amountText(amount, language);

/** An account by its description, else by its id. */
export const accountText = ({ account, accountName }: Pick<Line, 'account' | 'accountName'>): string =>
  plainText(accountName || account || '–', 80);

/** In which zone all days and times are. */
export const zoneView = (showing: Showing): TemplateResult =>
  html`<p class="quiet" part="zone">${showing.words.text('zone', { zone: apart(zoneOf(showing)) })}</p>`;

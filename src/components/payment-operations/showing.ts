import { OUTCOMES } from '../../client/index.js';
import type { PaymentMethodWord, PaymentSummary, Unsettled } from '../../client/operator/index.js';
import { apart } from '../base/apart.js';
import type { Words } from '../base/words.js';
import { plainText } from '../parts/listing/plain-text.js';
import { brandLabel } from '../parts/marks/brand-labels.js';
import type { ResourceWords } from '../parts/resource/resource-words.js';
import { shortTime as shortText, timeText as longText, zoneOf } from '../parts/table/time-text.js';
import type { Word as PaymentOperationsWord } from '../../words/compiled/payment-operations/en.js';

/** A language with its words, numbers and times. */
export interface Showing {
  readonly words: Pick<Words<PaymentOperationsWord>, 'text'> & ResourceWords;
  readonly language: string;
  /** Milliseconds since the epoch, by the proxy's clock. */
  readonly now: number;
  /** The zone that days and times are shown in, by its IANA name; empty: the reader's own. */
  readonly timeZone: string;
}

export { zoneOf } from '../parts/table/time-text.js';

/** A day with its time. The year is left out where it is this one. */
export const shortTime = (showing: Showing, at: string): string =>
  shortText(showing.language, at, showing.now, zoneOf(showing));

/** With its zone, because operators sit in more than one. */
export const timeText = (showing: Showing, at: string): string =>
  longText(showing.language, at, { dateStyle: 'medium', timeStyle: 'long', timeZone: zoneOf(showing) });

const TONES: Readonly<Record<string, string>> = {
  paid: 'good',
  pending: 'due',
  refused: 'bad',
  cancelled: '',
  'action-required': 'due',
};

/** Tone of the mark of an outcome; a word that is new may mean anything. */
export const toneOf = (outcome: string): string => TONES[outcome] ?? 'due doubtful';

/** Since when there is no news of a payment, or when it was not given back. */
export const sinceText = (showing: Showing, { since, why }: Unsettled): string =>
  showing.words.text(why === 'not-given-back' || why === 'not-told' ? 'failed-at' : 'since', {
    since: timeText(showing, since),
  });

const WHYS = ['interrupted', 'at-bank', 'pending', 'not-given-back', 'not-told'] as const;

/** Why a payment waits for an operator. */
export function whyText({ words }: Showing, why: string): string {
  const known = WHYS.find((each) => each === why) ?? 'no-answer';
  return words.text(`why-${known}`);
}

/** A word that is new is never taken for one that is known. */
export function outcomeText({ words }: Showing, outcome: string): string {
  const known = OUTCOMES.find((each) => each === outcome) ?? 'unknown';
  return words.text(`outcome-${known}`);
}

/** A method by its name, and a card by its brand as people know it. A word that is new stays as it is. */
export const methodText = ({ brand, method }: PaymentMethodWord): string =>
  plainText(method ?? brandLabel(brand) ?? brand, 40);

/** The card that was paid with, or what another method is called; empty where that is not known. */
export function paidWithText(
  { words }: Showing,
  { brand = '', lastFour, method }: Pick<PaymentSummary, 'brand' | 'lastFour' | 'method'>,
): string {
  const name = brand || method ? apart(methodText({ brand, method })) : '';
  return name && lastFour && !method ? words.text('card-text', { brand: name, lastFour }) : name;
}

import { OUTCOMES } from '../../client/index.js';
import type { PaymentSummary, Unsettled } from '../../client/operator/index.js';
import { apart } from '../base/apart.js';
import type { Words } from '../base/words.js';
import type { ResourceWords } from '../parts/resource/resource-words.js';
import type { Word as PaymentOperationsWord } from '../../words/compiled/payment-operations/en.js';

/** A language with its words, numbers and times. */
export interface Showing {
  readonly words: Pick<Words<PaymentOperationsWord>, 'text'> & ResourceWords;
  readonly language: string;
}

/** With its zone, because operators sit in more than one. */
export const timeText = ({ language }: Showing, at: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'long' }).format(new Date(at));

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

/** The card that was paid with, or what another method is called. */
export function paidWithText(
  { words }: Showing,
  { brand, lastFour, method }: Pick<PaymentSummary, 'brand' | 'lastFour' | 'method'>,
): string {
  if (method) return apart(method);
  return brand && lastFour ? words.text('card-text', { brand: apart(brand), lastFour }) : apart(brand ?? '');
}

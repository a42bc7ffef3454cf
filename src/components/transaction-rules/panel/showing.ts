import { html, nothing, type TemplateResult } from 'lit';

import type { TransactionRule } from '../../../client/balance-platform/index.js';
import { bareWord } from '../../../client/schema/values.js';
import { RULE_LEVELS, RULE_OUTCOMES, RULE_TYPES } from '../../../facts/transaction-rules.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { isolatedText, plainText } from '../../parts/listing/plain-text.js';
import { timeText } from '../../parts/table/time-text.js';
import type { Word } from '../../../words/compiled/transaction-rules/panel/en.js';
import { STANDINGS, standingOf, type Standing } from './standing.js';

/** A language with its words, numbers and times. */
export interface Showing {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly language: string;
  /** Milliseconds since the epoch, by the proxy's clock. */
  readonly now: number;
}

const TONES: Readonly<Record<Standing, string>> = {
  active: 'good',
  upcoming: 'due',
  inactive: '',
  ended: '',
};

/** Where a rule stands in words; a status that is new in the platform's own. */
export function standingText({ words }: Pick<Showing, 'words'>, standing: string): string {
  const known = STANDINGS.find((each) => each === standing);
  return known
    ? words.text(`status-${known}`)
    : words.text('status-other', { status: isolatedText(standing || '–', 40) });
}

export function standingView(showing: Showing, rule: TransactionRule | undefined): TemplateResult {
  if (!rule)
    return html`<span class="mark due doubtful" part="status">${showing.words.text('not-read')}</span>`;
  const standing = standingOf(rule, showing.now);
  const tone = TONES[standing as Standing] ?? 'due doubtful';
  return html`<span class="mark ${tone}" part="status"><bdi>${standingText(showing, standing)}</bdi></span>`;
}

/** A word of the platform's in the reader's language; its own where it is new. */
const wordText = <Known extends string>(
  known: readonly Known[],
  given: string | undefined,
  textOf: (word: Known) => string,
): string => {
  const word = known.find((each) => each === given);
  return word ? textOf(word) : isolatedText(bareWord(given ?? '–'), 40);
};

export const typeText = ({ words }: Pick<Showing, 'words'>, type: string | undefined): string =>
  wordText(RULE_TYPES, type, (word) => words.text(`type-${word}`));

/** What becomes of a payment; a rule that does not say so blocks. */
export const outcomeText = ({ words }: Pick<Showing, 'words'>, outcome = 'hardBlock', score = 0): string =>
  wordText(RULE_OUTCOMES, outcome, (word) => words.text(`outcome-${word}`, { score: apart(String(score)) }));

/** What a rule is set on. */
export const scopeText = (
  { words }: Pick<Showing, 'words'>,
  { entityType, entityReference = '' }: TransactionRule['entityKey'],
): string =>
  wordText(RULE_LEVELS, entityType, (word) =>
    words.text(`on-${word}`, { id: isolatedText(entityReference, 60) }),
  );

const dayText = ({ language }: Pick<Showing, 'language'>, at: string): string =>
  apart(timeText(language, at, { dateStyle: 'medium', timeZone: 'UTC' }));

/** From when until when a rule holds, as far as it says. */
export function periodText(showing: Showing, { startDate, endDate }: TransactionRule): string {
  const { words } = showing;
  const [from, until] = [startDate, endDate].map((at) => (at ? dayText(showing, at) : ''));
  if (from && until) return words.text('period', { from, until });
  if (from) return words.text('period-from', { from });
  return until ? words.text('period-until', { until }) : '';
}

/** What a rule is called. */
export const nameOf = ({
  id,
  rule,
}: {
  readonly id: string;
  readonly rule?: TransactionRule | undefined;
}): string => plainText(rule?.description ?? '', 80) || id;

/** A word of the platform's own, which no language has another one for. */
export const ownWord = (word: string): TemplateResult | typeof nothing =>
  word ? html`<bdi dir="ltr" class="own">${word}</bdi>` : nothing;

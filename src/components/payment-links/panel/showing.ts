import { html, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import { timeText } from '../../parts/table/time-text.js';
import type { Word } from '../../../words/compiled/payment-links/panel/en.js';
import { STANDINGS, type Standing } from './standing.js';

/** A language with its words, numbers and times. */
export interface Showing {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly language: string;
  /** Milliseconds since the epoch, by the proxy's clock. */
  readonly now: number;
}

const TONES: Readonly<Record<Standing, string>> = {
  active: 'due',
  pending: 'due',
  paid: 'good',
  ended: '',
  expired: '',
  asked: 'due',
  unknown: 'due doubtful',
};

/** A standing in words; one that is new in the platform's own. */
export function standingText({ words }: Pick<Showing, 'words'>, standing: string): string {
  const known = STANDINGS.find((each) => each === standing);
  return known
    ? words.text(`standing-${known}`)
    : words.text('standing-other', { status: isolatedText(standing || '–', 40) });
}

export function standingView(showing: Showing, standing: string): TemplateResult {
  const tone = TONES[standing as Standing] ?? 'due doubtful';
  return html`<span class="mark ${tone}" part="status"><bdi>${standingText(showing, standing)}</bdi></span>`;
}

export const momentText = ({ language }: Pick<Showing, 'language'>, at: string | undefined): string =>
  timeText(language, at, { dateStyle: 'medium', timeStyle: 'short' });

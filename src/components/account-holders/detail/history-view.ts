import { html, nothing, type TemplateResult } from 'lit';

import { DEED_STATES } from '../../../client/operator/deed-words.js';
import type { DeedRecord } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import { plainText } from '../../parts/listing/plain-text.js';
import type { Word } from '../../../words/compiled/account-holders/detail/en.js';
import { longTime, ownWord } from '../panel/showing.js';

interface HistoryView {
  readonly texts: Pick<Words<Word>, 'text'>;
  readonly language: string;
  readonly deeds: readonly DeedRecord[];
}

const ROWS: Readonly<Record<string, Word>> = {
  'balance-platform.createAccountHolder': 'deed-created',
  'balance-platform.updateAccountHolder': 'deed-changed',
  'balance-platform.createBalanceAccount': 'deed-account-created',
  'balance-platform.updateBalanceAccount': 'deed-account-changed',
};

const TONES: Readonly<Record<(typeof DEED_STATES)[number], string>> = {
  asked: 'due',
  done: 'good',
  refused: 'bad',
  unknown: 'due doubtful',
};

/** One write, and how it ended: what is not known to be done is not said to be. */
function deedView({ texts, language }: HistoryView, deed: DeedRecord): TemplateResult {
  const { row, by = '', subject } = deed;
  const word = ROWS[row];
  const state = DEED_STATES.find((each) => each === deed.state) ?? 'unknown';
  return html`<li>
    <span class="what"
      ><span
        >${word ? texts.text(word) : ownWord(row)}
        <span class="quiet">${ownWord(subject[0] ?? '')}</span></span
      >
      <span class="quiet"
        >${longTime(language, deed.askedAt)}${by ? html` · <bdi>${plainText(by, 80)}</bdi>` : nothing}</span
      ></span
    >
    <span class="mark ${TONES[state]}">${texts.text(`deed-is-${state}`)}</span>
  </li>`;
}

/** What staff have done to an account holder through this proxy, latest first. */
export const historyView = (view: HistoryView): TemplateResult =>
  view.deeds.length === 0
    ? html`<p class="quiet">${view.texts.text('no-history')}</p>`
    : html`<ol class="history" part="history">
        ${view.deeds.map((deed) => deedView(view, deed))}
      </ol>`;

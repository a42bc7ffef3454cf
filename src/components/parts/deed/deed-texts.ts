import { html, type TemplateResult } from 'lit';

import { DEED_STATES } from '../../../client/operator/deed-words.js';
import type { DeedRecord } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import { plainText } from '../listing/plain-text.js';
import { words as english, type Word } from '../../../words/compiled/parts/deed/en.js';

/** The words of requests. */
export interface DeedTexts {
  readonly words: Pick<Words<Word>, 'text'>;
}

/** What a request asked for, in words. A request of the workspace, and one that is newer than this library, has its row's own name. */
export function rowText({ words }: DeedTexts, row: string): string {
  const key = `request-${row.slice(row.indexOf('.') + 1)}`;
  const isKnown = !row.startsWith('workspace.') && Object.hasOwn(english, key);
  return isKnown ? words.text(key as Word) : plainText(row, 80);
}

/** What a request was most closely about. */
export const aboutOf = ({
  subject: [first = ''],
  reference = '',
}: Pick<DeedRecord, 'subject' | 'reference'>): string => plainText(first || reference, 100);

const TONES: Readonly<Record<(typeof DEED_STATES)[number], string>> = {
  asked: 'due',
  done: '',
  refused: 'bad',
  unknown: 'due doubtful',
};

/** A word that is new is never taken for one that is known. */
export const stateOf = (state: string): (typeof DEED_STATES)[number] =>
  DEED_STATES.find((each) => each === state) ?? 'unknown';

export const stateText = ({ words }: DeedTexts, state: string): string =>
  words.text(`state-${stateOf(state)}`);

export const stateView = (texts: DeedTexts, { state }: Pick<DeedRecord, 'state'>): TemplateResult =>
  html`<span class="mark ${TONES[stateOf(state)]}" part="status">${stateText(texts, state)}</span>`;

/** Who asked: staff by the name that the merchant gives; of sellers the journal has none. */
export function personText({ words }: DeedTexts, { audience, by = '' }: DeedRecord): string {
  const name = plainText(by, 80);
  return name || words.text(audience === 'seller' ? 'a-seller' : 'no-name');
}

/** The person who asked, and that it is the reader. */
export function personView(texts: DeedTexts, deed: DeedRecord): TemplateResult {
  const person = html`<bdi>${personText(texts, deed)}</bdi>`;
  return deed.isOwn
    ? html`<span>${person} <span class="quiet">${texts.words.text('you')}</span></span>`
    : person;
}

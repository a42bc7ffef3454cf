import { html, type TemplateResult } from 'lit';

import { DEED_KINDS, DEED_STATES } from '../../../client/operator/deed-words.js';
import type { DeedRecord } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { words as english, type Word } from '../../../words/compiled/journal/panel/en.js';

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

/** What a request asked for, in words. A request of the workspace, and one that is newer than this library, has its row's own name. */
export function rowText({ words }: Pick<Showing, 'words'>, row: string): string {
  const key = `request-${row.slice(row.indexOf('.') + 1)}`;
  const isKnown = !row.startsWith('workspace.') && Object.hasOwn(english, key);
  return isKnown ? words.text(key as Word) : plainText(row, 80);
}

const TONES: Readonly<Record<(typeof DEED_STATES)[number], string>> = {
  asked: 'due',
  done: '',
  refused: 'bad',
  unknown: 'due doubtful',
};

/** A word that is new is never taken for one that is known. */
export const stateOf = (state: string): (typeof DEED_STATES)[number] =>
  DEED_STATES.find((each) => each === state) ?? 'unknown';

export const stateText = ({ words }: Pick<Showing, 'words'>, state: string): string =>
  words.text(`state-${stateOf(state)}`);

export const stateView = (showing: Showing, { state }: DeedRecord): TemplateResult =>
  html`<span class="mark ${TONES[stateOf(state)]}" part="status">${stateText(showing, state)}</span>`;

export function kindText({ words }: Pick<Showing, 'words'>, kind: string): string {
  const known = DEED_KINDS.find((each) => each === kind);
  return known ? words.text(`kind-${known}`) : plainText(kind, 40);
}

export function roleText({ words }: Pick<Showing, 'words'>, audience: string): string {
  const key = `role-${audience}`;
  return Object.hasOwn(english, key) ? words.text(key as Word) : plainText(audience, 40);
}

/** Who asked: staff by the name that the merchant gives; of sellers the journal has none. */
export function personText({ words }: Pick<Showing, 'words'>, { audience, by = '' }: DeedRecord): string {
  const name = plainText(by, 80);
  return name || words.text(audience === 'seller' ? 'a-seller' : 'no-name');
}

/** The same where one of several is chosen: sellers, who have no name, are told apart. Of a link, the person may not be known yet. */
export function choiceText(
  showing: Pick<Showing, 'words'>,
  person: string,
  deed: DeedRecord | undefined,
): string {
  if (!deed) return showing.words.text('one-person');
  const name = personText(showing, deed);
  return deed.by ? name : `${name} · ${plainText(person.slice(-4), 4)}`;
}

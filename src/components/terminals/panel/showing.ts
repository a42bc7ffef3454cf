import { html, type TemplateResult } from 'lit';

import type { TerminalDetails } from '../../../client/terminal-management/index.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { timeText } from '../../parts/table/time-text.js';
import type { Word } from '../../../words/compiled/terminals/panel/en.js';
import type { Fleet, Place } from './places.js';
import { connectionsOf, type Seen } from './status.js';

/** A language with its words, numbers and times, and the names of stores. */
export interface Showing {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly language: string;
  readonly fleet: Fleet;
}

const MOST = 80;

const storeOf = ({ accounts }: Fleet, { account, store }: Place) =>
  accounts.find(({ name }) => name === account)?.stores.find((each) => each.store === store);

/** What a store is called: as it describes itself, else its code. */
export const storeText = ({ fleet }: Pick<Showing, 'fleet'>, place: Place): string =>
  plainText(storeOf(fleet, place)?.description || (place.store ?? ''), MOST);

/** A place as it stands below its account. */
export function placeText({ words, fleet }: Omit<Showing, 'language'>, place: Place): string {
  if (place.kind === 'store') return storeText({ fleet }, place);
  if (place.kind === 'inventory') return words.text('inventory-of', { name: apart(fleet.company) });
  return words.text(place.kind === 'stock' ? 'stock' : 'in-use');
}

/** A place in a sentence, with its account where that is not said anywhere near. */
export function wholePlaceText(showing: Omit<Showing, 'language'>, place: Place): string {
  const { account = '' } = place;
  if (place.kind === 'inventory') return placeText(showing, place);
  if (place.kind === 'store') return apart(placeText(showing, place));
  return showing.words.text(place.kind === 'stock' ? 'inventory-of' : 'in-use-of', { name: apart(account) });
}

/** When a terminal was last seen, in words; a status that is new in the platform's own. */
function seenText({ words }: Pick<Showing, 'words'>, seen: Seen): string {
  if (seen.kind === 'days') return words.text('days', { count: seen.days });
  return seen.kind === 'other' ? plainText(seen.word, MOST) : words.text(seen.kind);
}

const TONES: Readonly<Record<Seen['kind'], string>> = {
  online: 'good',
  days: '',
  off: 'bad',
  moving: 'due doubtful',
  other: '',
  untold: '',
};

/** The same with a colour and a shape, which say nothing that the words do not. */
export const seenView = (showing: Pick<Showing, 'words'>, seen: Seen): TemplateResult =>
  html`<span class="mark ${TONES[seen.kind]}" part="status"><bdi>${seenText(showing, seen)}</bdi></span>`;

/** The day alone; the year where it is another. */
export const dayText = (language: string, at: string | undefined): string =>
  timeText(language, at, {
    month: 'short',
    day: 'numeric',
    ...(at && new Date(at).getFullYear() !== new Date().getFullYear() && { year: 'numeric' }),
  });

export const connectionText = (
  { words, language }: Omit<Showing, 'fleet'>,
  details: TerminalDetails,
): string =>
  new Intl.ListFormat(language, { type: 'unit' }).format(
    connectionsOf(details).map((each) => words.text(each)),
  );

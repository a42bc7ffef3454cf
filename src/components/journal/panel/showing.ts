import { DEED_KINDS } from '../../../client/operator/deed-words.js';
import type { DeedRecord } from '../../../client/operator/index.js';
import type { Words } from '../../base/words.js';
import { personText } from '../../parts/deed/deed-texts.js';
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

export function kindText({ words }: Pick<Showing, 'words'>, kind: string): string {
  const known = DEED_KINDS.find((each) => each === kind);
  return known ? words.text(`kind-${known}`) : plainText(kind, 40);
}

export function roleText({ words }: Pick<Showing, 'words'>, audience: string): string {
  const key = `role-${audience}`;
  return Object.hasOwn(english, key) ? words.text(key as Word) : plainText(audience, 40);
}

/** Who asked, where one of several is chosen: sellers, who have no name, are told apart. Of a link, the person may not be known yet. */
export function choiceText(
  showing: Pick<Showing, 'words'>,
  person: string,
  deed: DeedRecord | undefined,
): string {
  if (!deed) return showing.words.text('one-person');
  const name = personText(showing, deed);
  return deed.by ? name : `${name} · ${plainText(person.slice(-4), 4)}`;
}

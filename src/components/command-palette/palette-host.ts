import type { CSSResult, LitElement } from 'lit';

import type { Client } from '../../client/index.js';
import type { Catalogue } from '../../words/catalogue.js';
import type { Words } from '../base/words.js';
import type { ResourceWords } from '../parts/resource/resource-words.js';
import type { PaletteFailed, PaletteResult } from './events.js';

/** What the list of the palette needs of its element. */
export interface PaletteHost {
  readonly element: LitElement & { addressOf(result: PaletteResult): string | undefined };
  /** What stands in the field. */
  text(): string;
  client(): Client | undefined;
  language(): string;
  /** The words of the states that every element has. */
  readonly words: ResourceWords;
  wordsOf<Key extends string>(english: Catalogue<Key>): Words<Key>;
  adopt(...sheets: readonly CSSResult[]): void;
  /** Tells the page what was chosen; false where it leads there itself. */
  choose(result: PaletteResult): boolean;
  fail(failed: PaletteFailed): void;
  close(): void;
  /** Asks anew who the caller is: their session may be over. */
  ask(): void;
}

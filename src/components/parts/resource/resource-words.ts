import type { words } from '../../../words/compiled/parts/resource/en.js';

/**
 * What the view says itself. An element's own catalogue holds these words too (`{ ...resource, … }`), says some of them
 * in its own way, and stays one file a language.
 */
export type ResourceWord = keyof typeof words;

/** Where the view takes its words: the element's own `Words`. */
export interface ResourceWords {
  text(key: ResourceWord, values?: Readonly<Record<string, string>>): string;
}

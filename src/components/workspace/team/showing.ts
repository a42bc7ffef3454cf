import type { Words } from '../../base/words.js';
import type { Word } from '../../../words/compiled/workspace/team/en.js';

/** A language with its words. */
export interface Showing {
  readonly words: Words<Word>;
  readonly language: string;
}

export interface DeskOptions {
  readonly words: Words<Word>;
}

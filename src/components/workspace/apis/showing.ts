import type { Words } from '../../base/words.js';
import type { Word } from '../../../words/compiled/workspace/apis/en.js';

export interface DeskOptions {
  readonly words: Words<Word>;
  /** It is there no more. */
  onLeft(): void;
}

export type RoomTexts = Pick<Words<Word>, 'text'>;

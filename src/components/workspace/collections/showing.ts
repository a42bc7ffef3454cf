import type { CollectionItem } from '../../../client/workspace/index.js';
import type { Words } from '../../base/words.js';
import type { Word } from '../../../words/compiled/workspace/collections/en.js';
import type { Editing } from './editing.js';

export type Texts = Pick<Words<Word>, 'text'>;

export interface DeskOptions {
  readonly words: Words<Word>;
  /** It is there no more. */
  onLeft(): void;
}

/** What the editor of one folder or request needs. */
export interface ItemView {
  readonly words: Texts;
  readonly editing: Editing;
  /** Id of what is edited; empty: the collection. */
  readonly selected: string;
  onName(name: string): void;
  onDescription(text: string): void;
  onRequest(change: (request: NonNullable<CollectionItem['request']>) => CollectionItem['request']): void;
  onFolder(parent: string): void;
  onStep(by: -1 | 1): void;
  onCopy(): void;
  onRemove(): void;
}

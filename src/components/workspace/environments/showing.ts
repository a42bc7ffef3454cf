import type { Words } from '../../base/words.js';
import type { Word } from '../../../words/compiled/workspace/environments/en.js';
import type { Writing } from '../shell/writing.js';
import type { Comparing } from './comparing.js';
import type { Editing } from './editing.js';
import type { Looking } from './looking.js';
import type { Revealed } from './revealed.js';
import type { Variable } from './variable.js';

export interface DeskOptions {
  readonly words: Words<Word>;
  /** It is there no more. */
  onLeft(): void;
}

export interface DeskView {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly language: string;
  readonly editing: Editing;
  readonly writing: Writing;
  readonly revealed: Revealed;
  readonly comparing: Comparing;
  readonly looking: Looking;
  readonly news: string;
  onName(name: string): void;
  onChange(at: number, changes: Partial<Variable>): void;
  onAdd(): void;
  /** Adds a variable that requests use. */
  onGive(key: string): void;
  onRemove(at: number): void;
  onReveal(at: number): void;
  onMode(isText: boolean): void;
  onText(text: string): void;
  onSave(): void;
  onSettle(): void;
  onDiscard(): void;
  onBack(): void;
  onExport(): void;
  onDelete(): void;
  onLook(): void;
  onUpdate(): void;
}

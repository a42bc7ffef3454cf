import type { TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import type { Editor } from './editor.js';
import type { Word as FormWord } from '../../../words/compiled/listing-form/form/en.js';

/** A category to choose. */
export interface CategoryChoice {
  readonly id: string;
  readonly name: string;
}

export interface FormView {
  readonly editor: Editor;
  readonly words: Words<FormWord>;
  readonly language: string;
  readonly categories: readonly CategoryChoice[];
  /** The panel that makes a category, while it is open. */
  readonly newCategory: TemplateResult | undefined;
  readonly isSaving: boolean;
  /** How the last thing ended, beside the button that began it. */
  readonly news: { readonly text: string; readonly isGood: boolean } | undefined;
  onSave(): void;
  onNewCategory(): void;
}

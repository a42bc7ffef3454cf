import type { TemplateResult } from 'lit';

import type { Words } from '../../../base/words.js';
import type { Word } from '../../../../words/compiled/workspace/shell/en.js';
import { choiceView, clashBox } from '../choice-view.js';
import type { TextsClash, TextsEditing } from './texts-editing.js';

interface ClashOfTexts<Field extends string> {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly editing: TextsEditing<Field>;
  readonly clash: TextsClash<Field>;
  readonly isBusy: boolean;
  labelOf(field: Field): string;
  onUpdate(): void;
  onSettle(): void;
  onDiscard(): void;
}

/** Fields that two people changed in different ways, each with both versions. */
export function textsClash<Field extends string>(view: ClashOfTexts<Field>): TemplateResult {
  const { words, editing, clash, isBusy, labelOf, onUpdate, onSettle, onDiscard } = view;
  const { takesTheirs } = editing;
  const shown = (text: string): string => text || words.text('no-value');
  const choices = clash.fields.map((field) =>
    choiceView(
      words,
      {
        id: `clash-${field}`,
        name: labelOf(field),
        mine: shown(editing.textOf(field)),
        theirs: shown(clash.theirs[field]),
      },
      takesTheirs.has(field),
      (isTheirs) => {
        if (isTheirs) takesTheirs.add(field);
        else takesTheirs.delete(field);
        onUpdate();
      },
    ),
  );
  return clashBox({ words, isBusy, choices, onSettle, onDiscard });
}

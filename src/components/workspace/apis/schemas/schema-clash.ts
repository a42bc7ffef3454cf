import { html, type TemplateResult } from 'lit';

import { countText } from '../../../parts/table/table-words.js';
import { choiceView, clashBox } from '../../shell/choice-view.js';
import type { SchemaEditing } from './schema-editing.js';
import { kindText } from './schema-kind.js';
import type { RoomTexts } from '../showing.js';

interface SchemaClash {
  readonly words: RoomTexts;
  readonly language: string;
  readonly editing: SchemaEditing;
  readonly theirs: { readonly kind: string; readonly date: string };
  readonly isBusy: boolean;
  onUpdate(): void;
  onSettle(): void;
  onDiscard(): void;
}

/** The schema was replaced while another was typed here. Your text stands below; the other one the platform does not give out. */
export function schemaClash(view: SchemaClash): TemplateResult {
  const { words, language, editing, theirs, isBusy } = view;
  const { mine } = editing;
  const lines = countText({ language }, mine.text.split('\n').length);
  const choice = choiceView(
    words,
    {
      id: 'clash-schema',
      name: words.text('schema-text'),
      mine: words.text('my-schema', { kind: kindText(mine), lines }),
      theirs: words.text('their-schema', theirs),
    },
    editing.takesTheirs,
    (isTheirs) => {
      editing.takesTheirs = isTheirs;
      view.onUpdate();
    },
  );
  const choices = html`${choice}
    <p class="quiet">${words.text('text-not-given')}</p>
    <div class="field">
      <label for="my-text">${words.text('my-text')}</label>
      <textarea id="my-text" class="schema" dir="ltr" rows="8" readonly .value=${mine.text}></textarea>
    </div>`;
  return clashBox({ words, isBusy, choices, onSettle: view.onSettle, onDiscard: view.onDiscard });
}

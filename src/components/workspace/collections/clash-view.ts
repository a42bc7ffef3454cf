import { html, type TemplateResult } from 'lit';

import { choiceView, clashBox } from '../shell/choice-view.js';
import type { Writing } from '../shell/writing.js';
import type { Clash, Editing } from './editing.js';
import { fieldText, valueText } from './field-text.js';
import type { Conflict } from './merge-values.js';
import type { Texts } from './showing.js';
import { placeOf, ROOT } from './tree.js';

interface ClashView {
  readonly words: Texts;
  readonly editing: Editing;
  readonly writing: Writing;
  onSettle(): void;
  onDiscard(): void;
  onUpdate(): void;
}

/** What both changed, field by field. */
export function clashView(view: ClashView, { merged, theirs }: Clash): TemplateResult {
  const { words, editing, writing, onSettle, onDiscard, onUpdate } = view;
  const nameOf = (id: string): string => {
    const [mine, other] = [editing.collection, theirs].map((each) =>
      id === ROOT ? each.info?.name : placeOf(each, id)?.item.name,
    );
    return mine || other || words.text('unnamed');
  };
  const version = ({ path }: Conflict, value: unknown): string => {
    if (path.length === 0) return words.text(value === undefined ? 'removed' : 'changed');
    return path[0] === 'place' ? nameOf(String(value)) : valueText(words, value);
  };
  const choices = html`${merged.conflicts.map((conflict, at) => {
    const { key, id, path, mine, theirs: other } = conflict;
    const field = fieldText(words, path);
    return choiceView(
      words,
      {
        id: `clash-${at}`,
        name: field ? `${nameOf(id)}: ${field}` : nameOf(id),
        mine: version(conflict, mine),
        theirs: version(conflict, other),
      },
      editing.takes.has(key),
      (isTheirs) => {
        if (isTheirs) editing.takes.add(key);
        else editing.takes.delete(key);
        onUpdate();
      },
    );
  })}`;
  return clashBox({ words, isBusy: writing.isBusy, choices, onSettle, onDiscard });
}

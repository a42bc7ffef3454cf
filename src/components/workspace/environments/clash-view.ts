import { html, nothing, type TemplateResult } from 'lit';

import { choiceView, clashBox } from '../shell/choice-view.js';
import { MASK } from './bulk.js';
import type { DeskView } from './showing.js';
import type { Clash } from './editing.js';
import type { Variable } from './variable.js';

type Texts = DeskView['words'];

/** A version of a variable as it is shown; a secret is not. */
function versionText(words: Texts, variable: Variable | undefined): string {
  if (!variable) return words.text('removed');
  const { value, isSecret, isOn } = variable;
  const shown = isSecret ? MASK : value || words.text('no-value');
  return isOn ? shown : words.text('off', { value: shown });
}

/** What was changed by another person in a different way, while it was edited here. Nothing is sent before it is chosen. */
export function clashView(
  { words, editing, writing, onSettle, onDiscard, onUpdate }: DeskView,
  clash: Clash,
): TemplateResult {
  const { takesTheirs } = editing;
  const { name, merged, theirs } = clash;
  const choices = html`${
    name === undefined
      ? nothing
      : choiceView(
          words,
          { id: 'clash-name', name: words.text('name'), mine: editing.name, theirs: theirs.name },
          editing.takesTheirName,
          (isTheirs) => {
            editing.takesTheirName = isTheirs;
            onUpdate();
          },
        )
  }
  ${merged.conflicts.map((conflict, at) =>
    choiceView(
      words,
      {
        id: `clash-${at}`,
        name: conflict.key,
        mine: versionText(words, conflict.mine),
        theirs: versionText(words, conflict.theirs),
      },
      takesTheirs.has(conflict),
      (isTheirs) => {
        if (isTheirs) takesTheirs.add(conflict);
        else takesTheirs.delete(conflict);
        onUpdate();
      },
    ),
  )}`;
  return clashBox({ words, isBusy: writing.isBusy, choices, onSettle, onDiscard });
}

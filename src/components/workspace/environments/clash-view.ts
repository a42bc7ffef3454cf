import { html, nothing, type TemplateResult } from 'lit';

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

/** One thing that two people changed, with both versions. */
function choiceView(
  words: Texts,
  what: { readonly id: string; readonly name: string; readonly mine: string; readonly theirs: string },
  takesTheirs: boolean,
  onChoose: (theirs: boolean) => void,
): TemplateResult {
  const option = (isTheirs: boolean, word: 'mine' | 'theirs', text: string): TemplateResult =>
    html`<label class="check">
      <input
        type="radio"
        name=${what.id}
        .checked=${takesTheirs === isTheirs}
        @change=${() => onChoose(isTheirs)}
      />
      <span>${words.text(word)} <bdi dir="auto" class="strong">${text}</bdi></span>
    </label>`;
  return html`<fieldset class="stack">
    <legend><bdi>${what.name}</bdi></legend>
    ${option(false, 'mine', what.mine)} ${option(true, 'theirs', what.theirs)}
  </fieldset>`;
}

/** What was changed by another person in a different way, while it was edited here. Nothing is sent before it is chosen. */
export function clashView(
  { words, editing, writing, onSettle, onDiscard, onUpdate }: DeskView,
  clash: Clash,
): TemplateResult {
  const { takesTheirs } = editing;
  const { name, merged, theirs } = clash;
  return html`<section class="notice due stack" part="conflict" tabindex="-1" aria-labelledby="clash">
    <h3 id="clash">${words.text('clash')}</h3>
    <p>${words.text('clash-text')}</p>
    ${
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
    )}
    <div class="ways">
      <button
        type="button"
        class="main"
        part="save"
        aria-disabled=${writing.isBusy}
        @click=${() => writing.isBusy || onSettle()}
      >
        ${words.text('save-choice')}
      </button>
      <button type="button" part="discard" @click=${() => writing.isBusy || onDiscard()}>
        ${words.text('take-theirs')}
      </button>
    </div>
  </section>`;
}

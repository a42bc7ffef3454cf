import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { plainText } from '../../parts/listing/plain-text.js';
import type { Word } from '../../../words/compiled/command-palette/panel/en.js';
import { keyOf, type Choice, type ChoiceGroup } from './choices.js';
import { statusView } from './status.js';

export interface ResultsView {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly language: string;
  readonly groups: readonly ChoiceGroup[];
  readonly active: Choice | undefined;
  idOf(choice: Choice): string;
  onChoose(choice: Choice): void;
  onPoint(choice: Choice): void;
}

function choiceView(view: ResultsView, choice: Choice): TemplateResult {
  const { words, language, active, idOf, onChoose, onPoint } = view;
  const { result, title, about: other = '', found } = choice;
  const isActive = active !== undefined && keyOf(active) === keyOf(choice);
  const about = plainText(other, 100);
  const name = plainText(title, 100);
  return html`<div
    id=${idOf(choice)}
    class="choice"
    part="result ${result.kind}"
    role="option"
    aria-selected=${isActive}
    @click=${() => onChoose(choice)}
    @pointermove=${() => isActive || onPoint(choice)}
    @pointerdown=${(event: Event) => event.preventDefault()}
  >
    <span class="what">
      <bdi class="strong">${name}</bdi>
      ${about && about !== name ? html`<bdi class="quiet">${about}</bdi>` : nothing}
    </span>
    ${found?.amount ? html`<span class="sum">${amountText(found.amount, language)}</span>` : nothing}
    ${found ? statusView(words, found) : nothing}
  </div>`;
}

/** All that can be chosen, by kind. */
export function resultsView(view: ResultsView): TemplateResult | typeof nothing {
  const { words, groups } = view;
  if (groups.length === 0) return nothing;
  return html`<div
    id="results"
    class="results"
    part="results"
    role="listbox"
    aria-label=${words.text('results')}
  >
    ${groups.map(
      ({ name, label, choices, hasMore }) =>
        html`<div role="group" aria-labelledby="group-${name}">
          <div class="heading" id="group-${name}" role="presentation">
            ${label} ${hasMore ? html`<span class="quiet">${words.text('more')}</span>` : nothing}
          </div>
          ${choices.map((choice) => choiceView(view, choice))}
        </div>`,
    )}
  </div>`;
}

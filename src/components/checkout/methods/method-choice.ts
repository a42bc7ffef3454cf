import { html, nothing, type TemplateResult } from 'lit';

import type { RoomView } from './family.js';
import type { Offer } from './offer.js';

export interface MethodChoiceView extends RoomView {
  readonly offers: readonly Offer[];
  /** Id of the offer that is chosen. */
  readonly chosen: string;
  onChoose(id: string): void;
}

function option(view: MethodChoiceView, { id, text, isOver }: Offer): TemplateResult {
  return html`<label class="choice" part="method">
    <input
      type="radio"
      name="card"
      .checked=${view.chosen === id}
      ?disabled=${view.disabled || isOver}
      @change=${() => view.onChoose(id)}
    />
    <span>${text(view.words)}</span>
  </label>`;
}

/** Stored cards, a new card and the other methods, as one native radio group; nothing where there is no choice. */
export function methodChoice(view: MethodChoiceView): TemplateResult | typeof nothing {
  if (view.offers.length < 2) return nothing;
  return html`<fieldset part="methods">
    <legend>${view.words.text('payWith')}</legend>
    ${view.offers.map((offer) => option(view, offer))}
  </fieldset>`;
}

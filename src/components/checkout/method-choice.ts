import { html, nothing, type TemplateResult } from 'lit';

import type { MethodsAnswer, StoredCard } from '../../client/shopper/index.js';
import type { Words } from '../base/words.js';
import { isExpired, leaveFor, leavingMethods, takesCards } from './methods.js';
import type { Word as CheckoutWord } from '../../words/compiled/checkout/en.js';

export interface MethodChoiceView {
  readonly answer: MethodsAnswer;
  /** Id of a stored card, a method that is left for (`leaveFor`), or empty: a card that is typed. */
  readonly chosen: string;
  readonly disabled: boolean;
  readonly words: Words<CheckoutWord>;
  onChoose(id: string): void;
}

function option(view: MethodChoiceView, id: string, text: unknown, disabled = view.disabled): TemplateResult {
  return html`<label class="choice" part="method">
    <input
      type="radio"
      name="card"
      .checked=${view.chosen === id}
      ?disabled=${disabled}
      @change=${() => view.onChoose(id)}
    />
    <span>${text}</span>
  </label>`;
}

function card(view: MethodChoiceView, stored: StoredCard): TemplateResult {
  const { words, answer, disabled } = view;
  const { id, name, lastFour, expiryMonth, expiryYear } = stored;
  const isOld = isExpired(stored, answer.serverTime);
  const until = words.text(isOld ? 'expired' : 'expires', { date: `${expiryMonth}/${expiryYear}` });
  const text = html`<bdi>${name}</bdi> <bdi dir="ltr">•••• ${lastFour}</bdi> <small>${until}</small>`;
  return option(view, id, text, isOld || disabled);
}

/** Stored cards, a new card and the other methods, as one native radio group; nothing where there is no choice. */
export function methodChoice(view: MethodChoiceView): TemplateResult | typeof nothing {
  const { answer, words } = view;
  const cards = answer.storedCards;
  const others = leavingMethods(answer);
  const isCardTaken = takesCards(answer);
  if (cards.length + others.length + Number(isCardTaken) < 2) return nothing;
  return html`<fieldset part="methods">
    <legend>${words.text('payWith')}</legend>
    ${cards.map((stored) => card(view, stored))}
    ${isCardTaken ? option(view, '', words.text(cards.length ? 'anotherCard' : 'card')) : nothing}
    ${others.map((method) => option(view, leaveFor(method), html`<bdi>${method.name}</bdi>`))}
  </fieldset>`;
}

import { html, nothing, type TemplateResult } from 'lit';

import type { MethodsAnswer, StoredCard } from '../../client/shopper/index.js';
import type { Words } from '../base/words.js';
import type { CheckoutWord } from './words/en.js';

/** Whether a card's month is over by the server's clock. Anything that is no date is left to the platform. */
const isExpired = ({ expiryMonth, expiryYear }: StoredCard, now: string): boolean =>
  Date.UTC(Number(expiryYear), Number(expiryMonth)) <= Number(now);

/** Id of the card that is chosen before anybody has chosen; empty where none is of use. */
export const firstUsable = ({ storedCards: cards, serverTime }: MethodsAnswer): string =>
  cards.find((stored) => !isExpired(stored, serverTime))?.id ?? '';

export interface StoredCardsView {
  readonly answer: MethodsAnswer;
  /** Id of the chosen card; empty: another card. */
  readonly chosen: string;
  readonly disabled: boolean;
  readonly words: Words<CheckoutWord>;
  onChoose(id: string): void;
}

function option(view: StoredCardsView, id: string, text: unknown, disabled = view.disabled): TemplateResult {
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

function card(view: StoredCardsView, stored: StoredCard): TemplateResult {
  const { words, answer, disabled } = view;
  const { id, name, lastFour, expiryMonth, expiryYear } = stored;
  const isOld = isExpired(stored, answer.serverTime);
  const until = words.text(isOld ? 'expired' : 'expires', { date: `${expiryMonth}/${expiryYear}` });
  const text = html`<bdi>${name}</bdi> <bdi dir="ltr">•••• ${lastFour}</bdi> <small>${until}</small>`;
  return option(view, id, text, isOld || disabled);
}

/** The shopper's stored cards and "another card", as one native radio group; nothing where none is stored. */
export function storedCards(view: StoredCardsView): TemplateResult | typeof nothing {
  const cards = view.answer.storedCards;
  if (!cards.length) return nothing;
  return html`<fieldset part="methods">
    <legend>${view.words.text('payWith')}</legend>
    ${cards.map((stored) => card(view, stored))} ${option(view, '', view.words.text('anotherCard'))}
  </fieldset>`;
}

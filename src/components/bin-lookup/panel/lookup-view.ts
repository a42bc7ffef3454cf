import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';

import type { LookedUpCard } from './card-facts.js';
import { cardView, type CardView } from './card-view.js';

export interface LookupView extends CardView {
  readonly currency: string;
  readonly text: string;
  readonly isCut: boolean;
  readonly amount: string;
  readonly faults: { readonly digits?: string; readonly amount?: string };
  readonly problem: string;
  readonly cards: readonly LookedUpCard[];
  /** Returns what the field is to hold. */
  onDigits(typed: string): string;
  onAmount(typed: string): void;
  onSubmit(): void;
  onStop(): void;
  onClear(): void;
  onDownload(): void;
}

/** Lines that the field grows to before it scrolls. */
const MOST_LINES = 10;

function digitsField({ words, text, isCut, faults, onDigits }: LookupView): TemplateResult {
  const onInput = ({ target }: Event): void => {
    const field = target as HTMLTextAreaElement;
    const kept = onDigits(field.value);
    // Only where something was left out: the caret would go to the end.
    if (kept !== field.value) field.value = kept;
  };
  return html`<div class="field">
    <label for="digits">${words.text('digits')}</label>
    <span class="quiet" id="digits-hint">${words.text('digits-hint')}</span>
    <textarea
      id="digits"
      part="digits"
      dir="ltr"
      inputmode="numeric"
      autocomplete="off"
      spellcheck="false"
      rows=${Math.min(MOST_LINES, Math.max(2, text.split('\n').length))}
      aria-describedby="digits-hint digits-fault"
      aria-invalid=${!!faults.digits}
      .value=${live(text)}
      @input=${onInput}
    ></textarea>
    <span class="quiet">${isCut ? words.text('cut') : nothing}</span>
    <span class="fault" id="digits-fault">${faults.digits}</span>
  </div>`;
}

function amountField({ words, currency, amount, faults, onAmount }: LookupView): TemplateResult {
  return html`<div class="field">
    <label for="amount">${words.text('amount', { currency })}</label>
    <span class="quiet" id="amount-hint">${words.text('amount-hint')}</span>
    <input
      id="amount"
      part="amount"
      inputmode="decimal"
      autocomplete="off"
      aria-describedby="amount-hint amount-fault"
      aria-invalid=${!!faults.amount}
      .value=${live(amount)}
      @input=${({ target }: Event) => onAmount((target as HTMLInputElement).value)}
    />
    <span class="fault" id="amount-fault">${faults.amount}</span>
  </div>`;
}

function buttons({ words, cards, isBusy, onStop }: LookupView): TemplateResult {
  const done = cards.filter(({ facts, error }) => facts ?? error).length;
  return html`<div class="ways">
    <button class="main" part="submit" aria-disabled=${isBusy}>
      ${isBusy ? words.text('looking-up', { done, all: cards.length }) : words.text('submit')}
    </button>
    ${
      isBusy
        ? html`<button type="button" part="stop" @click=${onStop}>${words.text('stop')}</button>`
        : nothing
    }
  </div>`;
}

function results(view: LookupView): TemplateResult {
  const { words, cards, isBusy, onClear, onDownload } = view;
  const shown = cards.filter(({ facts, error }) => facts ?? error);
  const canDownload = !isBusy && shown.some(({ facts }) => facts);
  return html`<section aria-labelledby="results">
    <div class="head">
      <h3 id="results">${words.text('results', { count: shown.length })}</h3>
      <div class="ways">
        ${
          canDownload
            ? html`<button type="button" class="small" part="download" @click=${onDownload}>
                ${words.text('download')}
              </button>`
            : nothing
        }
        <button type="button" class="small" part="clear" @click=${onClear}>${words.text('clear')}</button>
      </div>
    </div>
    <ul part="cards">
      ${repeat(
        shown,
        ({ bin }) => bin,
        (card) => cardView(card, view),
      )}
    </ul>
  </section>`;
}

/** The form, what went wrong, and the cards found so far. */
export function lookupView(view: LookupView): TemplateResult {
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    view.onSubmit();
  };
  return html`<div class="stack">
    <form part="form" novalidate @submit=${onSubmit}>
      ${digitsField(view)} ${amountField(view)} ${buttons(view)}
    </form>
    <div role="alert">
      ${view.problem ? html`<p class="notice bad" part="error">${view.problem}</p>` : nothing}
    </div>
    ${view.cards.length > 0 ? results(view) : nothing}
  </div>`;
}

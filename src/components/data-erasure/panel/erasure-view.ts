import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';

import type { Word } from '../../../words/compiled/data-erasure/panel/en.js';
import { paymentView, type PaymentView } from './payment-view.js';

export interface ErasureView extends PaymentView {
  readonly text: string;
  readonly caseNumber: string;
  readonly confirmation: string;
  /** Why the step that is shown cannot be taken. */
  readonly fault: string | undefined;
  readonly problem: string;
  /** What was asked for earlier. */
  readonly past: unknown;
  readonly review: { readonly references: readonly string[]; readonly isForced: boolean } | undefined;
  onReferences(typed: string): void;
  onCaseNumber(typed: string): void;
  onConfirmation(typed: string): void;
  onSubmit(): void;
  onErase(): void;
  onBack(): void;
  onStop(): void;
  onPrint(place: Node): void;
  onDownload(): void;
  onClear(): void;
}

/** Lines that the field grows to before it scrolls. */
const MOST_LINES = 10;

const typedIn = ({ target }: Event): string => (target as HTMLInputElement).value;

const submitting =
  (act: () => void) =>
  (event: Event): void => {
    event.preventDefault();
    act();
  };

function form({ words, text, caseNumber, fault, ...view }: ErasureView): TemplateResult {
  return html`<form part="form" novalidate @submit=${submitting(() => view.onSubmit())}>
    <div class="field">
      <label for="references">${words.text('references')}</label>
      <span class="quiet" id="references-hint">${words.text('references-hint')}</span>
      <textarea
        id="references"
        part="references"
        dir="ltr"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        rows=${Math.min(MOST_LINES, Math.max(2, text.split('\n').length))}
        aria-describedby="references-hint references-fault"
        aria-invalid=${!!fault}
        .value=${live(text)}
        @input=${(event: Event) => view.onReferences(typedIn(event))}
      ></textarea>
      <span class="fault" id="references-fault">${fault}</span>
    </div>
    <div class="field">
      <label for="case-number">${words.text('case-number')}</label>
      <span class="quiet" id="case-number-hint">${words.text('case-number-hint')}</span>
      <input
        id="case-number"
        part="case-number"
        autocomplete="off"
        maxlength="80"
        aria-describedby="case-number-hint"
        .value=${live(caseNumber)}
        @input=${(event: Event) => view.onCaseNumber(typedIn(event))}
      />
    </div>
    <div class="ways"><button class="main" part="submit">${words.text('continue')}</button></div>
  </form>`;
}

const list = (items: readonly string[]): TemplateResult =>
  html`<ul class="plain">
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`;

const GOES = ['goes-shopper', 'goes-owner'] as const satisfies readonly Word[];
const STAYS = ['stays-books', 'stays-law', 'stays-orders'] as const satisfies readonly Word[];

/** What goes and what stays, and the field that is typed in before anything is erased. */
function reviewForm(view: ErasureView, { references, isForced }: NonNullable<ErasureView['review']>) {
  const { words, confirmation, fault } = view;
  const count = references.length;
  const [first = ''] = references;
  return html`<form
    part="review"
    novalidate
    aria-labelledby="review"
    @submit=${submitting(() => view.onErase())}
  >
    <h3 id="review" tabindex="-1">${words.text('review', { count })}</h3>
    ${isForced ? html`<p class="notice due">${words.text('force-text')}</p>` : nothing}
    <p><strong>${words.text('goes')}</strong></p>
    ${list(GOES.map((word) => words.text(word)))}
    <p><strong>${words.text('stays')}</strong></p>
    ${list(STAYS.map((word) => words.text(word)))}
    <p class="notice due">${words.text('no-undo')}</p>
    <div class="field">
      <label for="confirmation">${words.text('confirmation', { reference: first })}</label>
      <input
        id="confirmation"
        part="confirmation"
        dir="ltr"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        maxlength="20"
        aria-describedby="confirmation-fault"
        aria-invalid=${!!fault}
        .value=${live(confirmation)}
        @input=${(event: Event) => view.onConfirmation(typedIn(event))}
      />
      <span class="fault" id="confirmation-fault">${fault}</span>
    </div>
    <div class="ways">
      <button class="main" part="erase">${words.text('erase', { count })}</button>
      <button type="button" part="back" @click=${() => view.onBack()}>${words.text('back')}</button>
    </div>
  </form>`;
}

function results(view: ErasureView): TemplateResult {
  const { words, payments, isBusy } = view;
  const onPrint = ({ currentTarget }: Event): void => view.onPrint((currentTarget as Node).getRootNode());
  return html`<section aria-labelledby="results">
    <div class="head">
      <h3 id="results" tabindex="-1">${words.text('results', { count: payments.length })}</h3>
      <div class="ways">
        ${
          isBusy
            ? html`<button type="button" class="small" part="stop" @click=${() => view.onStop()}>
                ${words.text('stop')}
              </button>`
            : html`<button type="button" class="small" part="print" @click=${onPrint}>
                  ${words.text('print')}
                </button>
                <button type="button" class="small" part="download" @click=${() => view.onDownload()}>
                  ${words.text('download')}
                </button>
                <button type="button" class="small" part="clear" @click=${() => view.onClear()}>
                  ${words.text('clear')}
                </button>`
        }
      </div>
    </div>
    <ul part="payments">
      ${repeat(
        payments,
        ({ reference }) => reference,
        (payment) => paymentView(payment, view),
      )}
    </ul>
  </section>`;
}

/** The step that is next, what went wrong, and the answers so far. */
export function erasureView(view: ErasureView): TemplateResult {
  const { review, payments, problem } = view;
  return html`<div class="stack">
    ${review ? reviewForm(view, review) : payments.length > 0 ? nothing : form(view)}
    <div role="alert">${problem ? html`<p class="notice bad" part="error">${problem}</p>` : nothing}</div>
    ${payments.length > 0 && !review ? results(view) : nothing} ${view.past}
  </div>`;
}

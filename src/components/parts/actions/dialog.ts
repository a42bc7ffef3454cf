import { html, nothing, type TemplateResult } from 'lit';

import type { DialogWords } from './dialog-words.js';

/** What the shopper sees of a challenge around the bank's page. */
export interface DialogView {
  readonly words: DialogWords;
  readonly frame?: HTMLIFrameElement;
  readonly step: 'loading' | 'shown' | 'failed';
  /** The shopper has asked to close and is asked whether they mean it. */
  readonly asking: boolean;
  /** The bank's page gets all the room there is. */
  readonly full: boolean;
  onAsk(event: Event): void;
  onKeep(event: Event): void;
  onStop(): void;
  onRetry(): void;
}

/** A modal dialog: heading, why it is there, the bank's page, and a way out that asks first. */
export function dialogTemplate(view: DialogView): TemplateResult {
  const { words, step, asking, full } = view;
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') (asking ? view.onKeep : view.onAsk)(event);
  };
  return html`<dialog
    class="florin-action ${full ? 'full' : ''}"
    part="challenge"
    aria-labelledby="florin-action-title"
    aria-describedby="florin-action-text"
    @keydown=${onKey}
    @cancel=${view.onAsk}
    @close=${view.onStop}
  >
    <div class="head">
      <h2 id="florin-action-title" tabindex="-1" autofocus>${words('title')}</h2>
      <button
        type="button"
        part="challenge-close"
        class="close"
        aria-label=${words('close')}
        @click=${view.onAsk}
      >
        <svg
          viewBox="0 0 48 48"
          aria-hidden="true"
          stroke="currentColor"
          stroke-width="4"
          stroke-linecap="round"
        >
          <path d="M10 10l28 28M38 10L10 38" />
        </svg>
      </button>
    </div>
    <p id="florin-action-text" ?hidden=${asking}>${words('text')}</p>
    ${asking ? questionTemplate(view) : nothing}
    <div class="stage" aria-busy=${step === 'loading'}>
      <p class="note" role="status">${step === 'loading' ? words('loading') : nothing}</p>
      ${step === 'failed' ? failureTemplate(view) : view.frame}
    </div>
  </dialog>`;
}

const questionTemplate = ({ words, onKeep, onStop }: DialogView): TemplateResult =>
  panel('alertdialog', words('question'), [
    [words('keep'), 'keep', onKeep],
    [words('stop'), 'stop', onStop],
  ]);

const failureTemplate = ({ words, onRetry }: DialogView): TemplateResult =>
  panel('alert', words('failed'), [[words('retry'), 'retry', onRetry]]);

type Button = readonly [text: string, name: string, onClick: (event: Event) => void];

const panel = (role: 'alert' | 'alertdialog', text: string, buttons: readonly Button[]): TemplateResult =>
  html`<div class="panel" role=${role} aria-label=${text}>
    <p>${text}</p>
    ${buttons.map(
      ([label, name, onClick]) =>
        html`<button type="button" class=${name} @click=${onClick}>${label}</button>`,
    )}
  </div>`;

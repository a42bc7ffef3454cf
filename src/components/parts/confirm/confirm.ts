import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import type { RenderingHost } from '../resource/keep-focus.js';

/** What is asked before something is done. */
export interface Confirmation {
  /** Names the object. */
  readonly title: string;
  /** Names the effect. */
  readonly text: TemplateResult;
  readonly yes: string;
  readonly no: string;
  /** What has to be typed first, where much is done at once. */
  readonly typed?: { readonly label: string; readonly expected: string; readonly wrong: string } | undefined;
  onYes(): void;
}

/** A dialog that names what is about to be done and what that does. The focus is on the button that leaves. */
export class ConfirmDialog {
  readonly #host: RenderingHost;
  #asked: Confirmation | undefined;
  #typed = '';
  #isWrong = false;

  constructor(host: RenderingHost) {
    this.#host = host;
  }

  ask(asked: Confirmation): void {
    this.#asked = asked;
    this.#typed = '';
    this.#isWrong = false;
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => {
      const dialog = this.#dialog;
      if (dialog && !dialog.open) dialog.showModal();
    });
  }

  template(): TemplateResult | typeof nothing {
    const asked = this.#asked;
    if (!asked) return nothing;
    const { title, text, yes, no } = asked;
    return html`<dialog
      class="confirm"
      part="confirm-dialog"
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
      @close=${this.#onClose}
    >
      <h2 id="confirm-title">${title}</h2>
      <div id="confirm-text">${text}</div>
      <form novalidate @submit=${this.#onSubmit}>
        ${asked.typed ? this.#field(asked.typed) : nothing}
        <div class="ways">
          <button type="button" part="leave" autofocus @click=${() => this.#dialog?.close()}>${no}</button>
          <button class="main" part="confirm">${yes}</button>
        </div>
      </form>
    </dialog>`;
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector('dialog.confirm');
  }

  #field({ label, wrong }: NonNullable<Confirmation['typed']>): TemplateResult {
    return html`<div class="field">
      <label for="confirm-typed">${label}</label>
      <input
        id="confirm-typed"
        part="confirmation"
        dir="ltr"
        inputmode="numeric"
        autocomplete="off"
        maxlength="20"
        aria-describedby="confirm-fault"
        aria-invalid=${this.#isWrong}
        .value=${live(this.#typed)}
        @input=${({ target }: Event) => (this.#typed = (target as HTMLInputElement).value)}
      />
      <span class="fault" id="confirm-fault" role="alert">${this.#isWrong ? wrong : nothing}</span>
    </div>`;
  }

  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
    const asked = this.#asked;
    if (!asked) return;
    this.#isWrong = asked.typed !== undefined && this.#typed.trim() !== asked.typed.expected;
    if (this.#isWrong) {
      this.#host.requestUpdate();
      this.#dialog?.querySelector('input')?.focus();
      return;
    }
    this.#dialog?.close();
    asked.onYes();
  };

  readonly #onClose = (): void => {
    this.#asked = undefined;
    this.#host.requestUpdate();
  };
}

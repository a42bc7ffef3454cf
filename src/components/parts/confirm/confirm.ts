import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import type { RenderingHost } from '../../base/adopt-styles.js';

/** What is asked before something is done. */
export interface Confirmation {
  /** Names the object. */
  readonly title: string;
  /** Names the effect. */
  readonly text: TemplateResult;
  readonly yes: string;
  readonly no: string;
  /** What has to be typed first, where much is done at once or money leaves. */
  readonly typed?: readonly Typed[] | undefined;
  onYes(): void;
}

/** A number, a sum or a word that has to be typed. */
interface Typed {
  readonly label: string;
  readonly wrong: string;
  /** Whether it has letters: which keys a keyboard on glass shows. Default: it is written as a number is. */
  readonly isText?: boolean;
  isRight(text: string): boolean;
}

/** A dialog that names what is about to be done and what that does. The focus is on the button that leaves. */
export class ConfirmDialog implements ReactiveController {
  readonly #host: RenderingHost;
  #asked: Confirmation | undefined;
  #isDue = false;
  #typed: string[] = [];
  #wrong: readonly boolean[] = [];

  constructor(host: RenderingHost) {
    this.#host = host;
    host.addController(this);
  }

  ask(asked: Confirmation): void {
    this.#asked = asked;
    this.#typed = [];
    this.#wrong = [];
    this.#isDue = true;
    this.#host.requestUpdate();
  }

  /** Opened with the update that shows it, which is a later one where the element is still at work. */
  hostUpdated(): void {
    const dialog = this.#isDue ? this.#dialog : null;
    if (!dialog) return;
    this.#isDue = false;
    if (!dialog.open) dialog.showModal();
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
      @close=${({ target }: Event) => (target as HTMLDialogElement).open || this.#leave(asked)}
    >
      <h2 id="confirm-title">${title}</h2>
      <div id="confirm-text">${text}</div>
      <form novalidate @submit=${this.#onSubmit}>
        ${asked.typed?.map((typed, at) => this.#field(typed, at))}
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

  #field({ label, wrong, isText }: Typed, at: number): TemplateResult {
    const id = at === 0 ? 'confirm-typed' : `confirm-typed-${at}`;
    const isWrong = this.#wrong[at] === true;
    return html`<div class="field">
      <label for=${id}>${label}</label>
      <input
        id=${id}
        part="confirmation"
        dir="ltr"
        inputmode=${isText ? nothing : 'decimal'}
        autocapitalize="none"
        spellcheck="false"
        autocomplete="off"
        maxlength="20"
        aria-describedby="${id}-fault"
        aria-invalid=${isWrong}
        .value=${live(this.#typed[at] ?? '')}
        @input=${({ target }: Event) => (this.#typed[at] = (target as HTMLInputElement).value)}
      />
      <span class="fault" id="${id}-fault" role="alert">${isWrong ? wrong : nothing}</span>
    </div>`;
  }

  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
    const asked = this.#asked;
    if (!asked) return;
    this.#wrong = (asked.typed ?? []).map(({ isRight }, at) => !isRight((this.#typed[at] ?? '').trim()));
    if (this.#wrong.includes(true)) {
      this.#host.requestUpdate();
      this.#dialog?.querySelectorAll('input')[this.#wrong.indexOf(true)]?.focus();
      return;
    }
    this.#dialog?.close();
    // Its event comes later, or never where what the answer does takes the dialog's place.
    this.#leave(asked);
    asked.onYes();
  };

  /** The event of a dialog that was answered may come when the next question is there, or open, already. */
  #leave(asked: Confirmation): void {
    if (this.#asked !== asked) return;
    this.#asked = undefined;
    this.#host.requestUpdate();
  }
}

import { html, type LitElement, type TemplateResult } from 'lit';

import type { FormWords } from './field.js';
import { LeaveGuard } from './leave-guard.js';

/** Asks before a link is followed away from something unsaved. */
export class LeaveDialog {
  #leave: () => void = () => undefined;

  constructor(element: LitElement, isNeeded: () => boolean) {
    new LeaveGuard(element, isNeeded, (leave) => {
      this.#leave = leave;
      element.renderRoot.querySelector('dialog')?.showModal();
    });
  }

  /** @param isKept - What is typed stays as a draft. */
  render(words: FormWords, isKept: boolean): TemplateResult {
    const close = ({ target }: Event): void => (target as HTMLElement).closest('dialog')?.close();
    const leave = (event: Event): void => {
      close(event);
      this.#leave();
    };
    return html`<dialog part="leave-dialog" aria-labelledby="leave-title" aria-describedby="leave-text">
      <h2 id="leave-title">${words.text('leave')}</h2>
      <p id="leave-text">${words.text(isKept ? 'leave-text' : 'leave-text-none')}</p>
      <div class="actions">
        <button type="button" class="main" part="stay" autofocus @click=${close}>
          ${words.text('stay')}
        </button>
        <button type="button" part="leave" @click=${leave}>${words.text('leave-now')}</button>
      </div>
    </dialog>`;
  }
}

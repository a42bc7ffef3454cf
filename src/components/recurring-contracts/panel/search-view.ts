import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import type { Showing } from './showing.js';

export interface SearchView extends Pick<Showing, 'words'> {
  readonly typed: string;
  readonly isShort: boolean;
  readonly isBusy: boolean;
  onType(typed: string): void;
  onSubmit(): void;
}

/** Whom to look for. The field has no name, so that no browser remembers what was typed. */
export function searchView({ words, typed, isShort, isBusy, onType, onSubmit }: SearchView): TemplateResult {
  const onForm = (event: Event): void => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return html`<form class="finder" part="form" role="search" novalidate autocomplete="off" @submit=${onForm}>
    <div class="field">
      <label for="shopper">${words.text('shopper')}</label>
      <div class="line">
        <input
          id="shopper"
          part="search"
          dir="ltr"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          maxlength="256"
          aria-describedby="shopper-hint shopper-fault"
          aria-invalid=${isShort}
          .value=${live(typed)}
          @input=${({ target }: Event) => onType((target as HTMLInputElement).value)}
        />
        <button class="main" part="find" aria-disabled=${isBusy}>${words.text('find')}</button>
      </div>
      <span class="fault" id="shopper-fault" role="alert"
        >${isShort ? words.text('too-short') : nothing}</span
      >
      <span class="quiet" id="shopper-hint">${words.text('shopper-hint')}</span>
    </div>
  </form>`;
}

import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import type { OwnRows } from '../../client/operator/index.js';
import type { Words } from '../base/words.js';
import { search } from '../parts/icons/icons.js';
import type { Resource } from '../parts/resource/resource.js';
import { resourceView } from '../parts/resource/resource-view.js';
import type { words as english } from '../../words/compiled/command-palette/en.js';
import type { Panel } from './panel/panel.js';

export interface ContentView {
  readonly words: Pick<Words<keyof typeof english>, 'text'>;
  /** What the caller may search. */
  readonly own: Resource<OwnRows>;
  /** What can be chosen, once it is loaded. */
  readonly panel: Panel | undefined;
  readonly text: string;
  onInput(event: Event): void;
  onClose(): void;
}

const line = html`<i></i>`;

/** What stands in the dialog: the field, which can be typed in at once, and below it what can be chosen. */
export function contentView(view: ContentView): TemplateResult {
  const { words, own, panel, text, onInput, onClose } = view;
  const label = words.text('search');
  return html`<div class="head">
      ${search}
      <input
        part="search"
        role="combobox"
        aria-label=${label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded=${panel !== undefined && panel.hasChoices}
        aria-controls="results"
        aria-activedescendant=${panel?.activeId ?? nothing}
        placeholder=${label}
        maxlength="80"
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        enterkeyhint="go"
        .value=${live(text)}
        @input=${onInput}
        @compositionend=${onInput}
        @keydown=${(event: KeyboardEvent) => panel?.press(event)}
      />
      <button type="button" part="close" @click=${onClose}>${words.text('close')}</button>
    </div>
    ${resourceView({
      resource: own,
      words,
      label: words.text('label'),
      skeleton: html`<div class="lines">${line}${line}${line}${line}</div>`,
      news: panel?.news,
      ready: () => html`${panel?.render()}`,
    })}`;
}

import { html, nothing, type TemplateResult } from 'lit';

import type { LoadedList } from './loaded-list.js';

interface LoadedWords<None extends string> {
  text(word: None | 'loading' | 'again' | 'more'): string;
}

/** A list in whichever state it is: on its way, not there, empty, or so far. */
export function loadedView<Item, None extends string>(
  texts: LoadedWords<None>,
  list: LoadedList<Item>,
  none: None,
  rows: (items: readonly Item[]) => TemplateResult,
): TemplateResult {
  const { items, problem, isBusy, hasMore } = list;
  const button = (part: string, word: 'again' | 'more', act: () => void): TemplateResult =>
    html`<button
      type="button"
      class="small"
      part=${part}
      aria-disabled=${isBusy}
      @click=${() => isBusy || act()}
    >
      ${texts.text(word)}
    </button>`;
  return html`${
      items === undefined
        ? problem
          ? nothing
          : html`<p class="quiet">${texts.text('loading')}</p>`
        : items.length === 0
          ? html`<p class="quiet">${texts.text(none)}</p>`
          : rows(items)
    }
    <div role="alert">
      ${
        problem
          ? html`<div class="notice bad ways" part="error">
              <span>${problem}</span>${button('again', 'again', () => void list.load())}
            </div>`
          : nothing
      }
    </div>
    ${hasMore ? html`<div class="ways">${button('more', 'more', () => void list.more())}</div>` : nothing}`;
}

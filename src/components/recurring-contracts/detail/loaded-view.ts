import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import type { Word } from '../../../words/compiled/recurring-contracts/detail/en.js';
import type { LoadedList } from './loaded-list.js';

/** A list of the journal in whichever state it is: on its way, not there, empty, or so far. */
export function loadedView<Item>(
  texts: Pick<Words<Word>, 'text'>,
  list: LoadedList<Item>,
  none: Word,
  rows: (items: readonly Item[]) => TemplateResult,
): TemplateResult {
  const { items, problem, isBusy, hasMore } = list;
  const button = (part: string, word: Word, act: () => void): TemplateResult =>
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

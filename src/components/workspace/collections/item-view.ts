import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import { linesText } from '../../../facts/collection-format.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { requestView } from './request-view.js';
import type { ItemView } from './showing.js';
import { foldersAround, isFolder, placeOf, placesOf, ROOT, type Place } from './tree.js';

/** What is selected in the tree: the collection itself, a folder or a request. */
export function itemView(view: ItemView): TemplateResult {
  const { words, editing, selected } = view;
  const place = placeOf(editing.collection, selected);
  if (!place) {
    const { name = '', description } = editing.collection.info ?? {};
    return html`<div class="stack item" part="item">
      <h3 tabindex="-1">${words.text('about')}</h3>
      ${nameView(view, name)} ${descriptionView(view, description)}
    </div>`;
  }
  const { item } = place;
  const isGroup = isFolder(item);
  return html`<div class="stack item" part="item">
    <h3 tabindex="-1"><bdi>${item.name || words.text('unnamed')}</bdi></h3>
    ${nameView(view, item.name ?? '')} ${isGroup ? nothing : requestView(view, item)}
    ${descriptionView(view, isGroup ? item['description'] : item.request?.description)}
    ${placeView(view, place)}
  </div>`;
}

function nameView({ words, editing, selected, onName }: ItemView, name: string): TemplateResult {
  const isMissing = editing.isChecked && name.trim() === '';
  return html`<div class="field">
    <label for="item-name">${words.text('name')}</label>
    <input
      id="item-name"
      part="field"
      dir="auto"
      maxlength="300"
      data-of=${selected}
      aria-required="true"
      aria-invalid=${isMissing}
      aria-describedby="item-name-fault"
      .value=${live(name)}
      @input=${({ target }: Event) => onName((target as HTMLInputElement).value)}
    />
    <span class="fault" id="item-name-fault">${isMissing ? words.text('name-missing') : nothing}</span>
  </div>`;
}

const descriptionView = ({ words, onDescription }: ItemView, description: unknown): TemplateResult =>
  html`<div class="field">
    <label for="description">${words.text('description')}</label>
    <textarea
      id="description"
      part="field"
      dir="auto"
      rows="3"
      .value=${live(linesText(description))}
      @input=${({ target }: Event) => onDescription((target as HTMLTextAreaElement).value)}
    ></textarea>
  </div>`;

/** Where it is, and what can be done with the whole of it. */
function placeView(view: ItemView, { id, item, parent, at, count }: Place): TemplateResult {
  const { words, editing, onFolder, onStep, onCopy, onRemove } = view;
  const { collection } = editing;
  const folders = placesOf(collection).filter(
    (place) => isFolder(place.item) && place.id !== id && !foldersAround(collection, place.id).includes(id),
  );
  const step = (by: -1 | 1, word: 'up' | 'down', isEnd: boolean): TemplateResult =>
    html`<button
      type="button"
      class="small"
      part="step"
      aria-disabled=${isEnd}
      @click=${() => isEnd || onStep(by)}
    >
      ${words.text(word)}
    </button>`;
  return html`<div class="place">
    <div class="field">
      <label for="folder">${words.text('folder')}</label>
      <select
        id="folder"
        part="field"
        @change=${({ target }: Event) => onFolder((target as HTMLSelectElement).value)}
      >
        <option value=${ROOT} ?selected=${parent === ROOT}>
          ${plainText(collection.info?.name ?? '', 60)}
        </option>
        ${folders.map(
          (each) =>
            html`<option value=${each.id} ?selected=${each.id === parent}>
              ${'\u00a0\u00a0'.repeat(each.level)}${plainText(each.item.name ?? '', 60)}
            </option>`,
        )}
      </select>
    </div>
    <div class="ways">
      ${step(-1, 'up', at === 0)} ${step(1, 'down', at === count - 1)}
      <button type="button" class="small" part="duplicate" @click=${onCopy}>
        ${words.text('duplicate')}
      </button>
      <button type="button" class="small danger" part="remove-item" @click=${onRemove}>
        ${words.text(isFolder(item) ? 'remove-folder' : 'remove-request')}
      </button>
    </div>
  </div>`;
}

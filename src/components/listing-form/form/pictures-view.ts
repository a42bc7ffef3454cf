import { html, nothing, type TemplateResult } from 'lit';

import type { List, Row } from '../../parts/form/field.js';
import { questionView } from '../../parts/form/field-view.js';
import type { FormView } from '../../parts/form/news-view.js';
import { cellOf } from '../../parts/form/rows-view.js';
import { pictureAddress } from '../../parts/listing/picture.js';

const MOST = 24;

export interface ListingView extends FormView {
  /** The panel that makes a category, while it is open. */
  readonly newCategory: TemplateResult | undefined;
  onNewCategory(): void;
  /** The picture at this place of the list does not load. */
  onMissing(at: number): void;
}

/** The picture as shoppers will see it. Its size is read off it, so that their pages can keep its place. */
function preview({ editor, onMissing }: ListingView, list: List, row: Row, at: number): TemplateResult {
  const { url = '', alt = '', width = '' } = row;
  const address = pictureAddress(url.trim());
  const measure = ({ target }: Event): void => {
    const image = target as HTMLImageElement;
    // WebKit takes the size a drawing has on the page for its own; a copy is on no page.
    const copy = image.cloneNode() as HTMLImageElement;
    const { naturalWidth, naturalHeight } = copy.complete ? copy : image;
    const isMeasured = width && editor.opened.rows[list.path]?.some((opened) => opened['url'] === url);
    const size = { width: String(naturalWidth), height: String(naturalHeight) };
    if (naturalWidth === 0 || isMeasured || (width === size.width && row['height'] === size.height)) return;
    // The address comes last: whatever was wrong with it is not any more.
    for (const [column, text] of Object.entries({ ...size, url })) editor.writeCell(list, at, column, text);
  };
  return html`<span class="picture ${address ? '' : 'missing'}" part="picture"
    >${
      address && url !== ''
        ? html`<img
            alt=${alt}
            referrerpolicy="no-referrer"
            decoding="async"
            src=${address.href}
            @load=${measure}
            @error=${() => onMissing(at)}
          />`
        : nothing
    }</span
  >`;
}

function pictureView(view: ListingView, list: List, row: Row, at: number): TemplateResult {
  const { words, editor, language } = view;
  const number = new Intl.NumberFormat(language).format(at + 1);
  const [url, ...others] = list.columns.map((column) => cellOf(view, list, at, row, column));
  const writeAddress = (text: string | ((value: string) => string)): void => {
    // Another picture has another size.
    for (const column of ['width', 'height']) editor.writeCell(list, at, column, '');
    url?.write(text);
  };
  return html`<fieldset class="image" part="image">
    <legend>${words.text('image', { number })}</legend>
    ${preview(view, list, row, at)} ${url && questionView(view, { ...url, write: writeAddress })}
    ${others.map((question) => questionView(view, question))}
    <button type="button" class="small" part="remove-image" @click=${() => editor.removeRow(list, at)}>
      ${words.text('remove-image', { number })}
    </button>
  </fieldset>`;
}

/** The pictures of a listing, by their addresses. */
export function picturesView(view: ListingView, list: List): TemplateResult {
  const { words, editor } = view;
  const rows = editor.entries.rows[list.path] ?? [];
  return html`<div class="images" role="group" aria-label=${words.text('images')}>
    <h2>${words.text('images')}</h2>
    ${rows.map((row, at) => pictureView(view, list, row, at))}
    ${
      rows.length < MOST
        ? html`<button type="button" class="small" part="add-image" @click=${() => view.onAdd(list)}>
            ${words.text(list.add)}
          </button>`
        : nothing
    }
  </div>`;
}

import { html, nothing, type TemplateResult } from 'lit';

import { pictureAddress } from '../../parts/listing/picture.js';
import { faultView } from './fault-view.js';
import type { FormImage } from './fields.js';
import type { FormView } from './view.js';

const MOST = 24;

/** The picture as shoppers will see it. Its size is read off it, so that their pages can keep its place. */
function preview({ editor }: FormView, { url, alt, width, height }: FormImage, at: number): TemplateResult {
  const address = pictureAddress(url.trim());
  const measure = ({ target }: Event): void => {
    const image = target as HTMLImageElement;
    // WebKit takes the size a drawing has on the page for its own; a copy is on no page.
    const copy = image.cloneNode() as HTMLImageElement;
    const { naturalWidth, naturalHeight } = copy.complete ? copy : image;
    const isMeasured = width > 0 && editor.base?.images.some((image) => image.url === url);
    if (naturalWidth > 0 && !isMeasured && (naturalWidth !== width || naturalHeight !== height))
      editor.changeImage(at, { width: naturalWidth, height: naturalHeight });
  };
  const miss = (): void => editor.blame(`images.${at}.url`, 'not-loaded');
  return html`<span class="picture ${address ? '' : 'missing'}" part="picture"
    >${
      address && url !== ''
        ? html`<img
            alt=${alt}
            referrerpolicy="no-referrer"
            decoding="async"
            src=${address.href}
            @load=${measure}
            @error=${miss}
          />`
        : nothing
    }</span
  >`;
}

function imageView(view: FormView, image: FormImage, at: number): TemplateResult {
  const { words, editor } = view;
  const number = new Intl.NumberFormat(view.language).format(at + 1);
  const path = `images.${at}`;
  const value = ({ target }: Event): string => (target as HTMLInputElement).value;
  const isWrong = (name: 'url' | 'alt') => `${path}.${name}` in editor.faults;
  return html`<fieldset class="image" part="image">
    <legend>${words.text('image', { number })}</legend>
    ${preview(view, image, at)}
    <div class="field">
      <label for="${path}.url">${words.text('image-url')}</label>
      <input
        id="${path}.url"
        part="field"
        type="url"
        autocomplete="off"
        dir="ltr"
        aria-invalid=${isWrong('url')}
        aria-describedby="fault-${path}.url"
        .value=${image.url}
        @input=${(event: Event) => editor.changeImage(at, { url: value(event).trim(), width: 0, height: 0 })}
      />
      ${faultView(view, `${path}.url`)}
    </div>
    <div class="field">
      <label for="${path}.alt">${words.text('image-alt')}</label>
      <input
        id="${path}.alt"
        part="field"
        autocomplete="off"
        dir="auto"
        aria-invalid=${isWrong('alt')}
        aria-describedby="fault-${path}.alt"
        .value=${image.alt}
        @input=${(event: Event) => editor.changeImage(at, { alt: value(event) })}
      />
      ${faultView(view, `${path}.alt`)}
    </div>
    <button type="button" class="small" part="remove-image" @click=${() => editor.removeImage(at)}>
      ${words.text('remove-image', { number })}
    </button>
  </fieldset>`;
}

/** The pictures of a listing, by their addresses. */
export function imagesView(view: FormView): TemplateResult {
  const { words, editor } = view;
  const { images } = editor.fields;
  return html`<div class="images" role="group" aria-label=${words.text('images')}>
    <h2>${words.text('images')}</h2>
    ${images.map((image, at) => imageView(view, image, at))}
    ${
      images.length < MOST
        ? html`<button type="button" class="small" part="add-image" @click=${() => editor.addImage()}>
            ${words.text('add-image')}
          </button>`
        : nothing
    }
  </div>`;
}

import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';

import type { Listing } from '../../client/listings/index.js';
import { pictureAddress, pictureView } from '../parts/listing/picture.js';
import type { DetailsWords } from './details-words.js';
import type { ZoomDialog } from './zoom-dialog.js';

/** Pictures of one listing that are shown. */
const MOST = 12;

/** Pictures of a listing: one large, the others small below it, each to be looked at closely. */
export class Gallery {
  readonly #host: ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };
  readonly #words: DetailsWords;
  #listing = '';
  #shown = 0;
  #zoom: ZoomDialog | undefined;

  constructor(
    host: ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment },
    words: DetailsWords,
  ) {
    this.#host = host;
    this.#words = words;
  }

  template({ id, images: all, title }: Listing, isRightToLeft: boolean): TemplateResult {
    if (id !== this.#listing) [this.#listing, this.#shown] = [id, 0];
    const images = all.slice(0, MOST);
    const image = images[this.#shown];
    const words = this.#words;
    const onKey = (event: KeyboardEvent): void => this.#onKey(event, images.length, isRightToLeft);
    const large = pictureView({
      image,
      sizes: '(width < 48em) 100vw, 36em',
      isEager: true,
      alt: image?.alt || title,
    });
    const canZoom = image !== undefined && pictureAddress(image.url) !== undefined;
    return html`<div
      class="gallery"
      part="gallery"
      role="group"
      aria-label=${words.text('pictures')}
      @keydown=${onKey}
    >
      ${
        canZoom
          ? html`<button
              type="button"
              class="large"
              part="zoom"
              aria-haspopup="dialog"
              aria-label="${words.text('zoom')}: ${image.alt || title}"
              @click=${() => void this.#open(images)}
            >
              ${large}
            </button>`
          : large
      }
      ${
        images.length > 1
          ? html`<ul class="thumbnails" role="list">
              ${images.map(
                (each, at) =>
                  html`<li>
                    <button
                      type="button"
                      part="thumbnail"
                      data-picture=${at}
                      aria-current=${at === this.#shown}
                      aria-label=${words.text('picture', { number: at + 1, count: images.length })}
                      @click=${() => this.#show(at)}
                    >
                      ${pictureView({ image: each, sizes: '5em' })}
                    </button>
                  </li>`,
              )}
            </ul>`
          : nothing
      }
    </div>`;
  }

  #show(at: number): void {
    this.#shown = at;
    this.#host.requestUpdate();
  }

  /** The arrows lead on from wherever in the gallery one is, and take the focus along among the small ones. */
  #onKey(event: KeyboardEvent, count: number, isRightToLeft: boolean): void {
    const { key, ctrlKey, altKey, metaKey } = event;
    const aside = isRightToLeft ? -1 : 1;
    const step = key === 'ArrowRight' ? aside : key === 'ArrowLeft' ? -aside : 0;
    if (step === 0 || count < 2 || ctrlKey || altKey || metaKey) return;
    event.preventDefault();
    const next = (this.#shown + step + count) % count;
    this.#show(next);
    if (!(event.target as Element).matches('[data-picture]')) return;
    this.#host.renderRoot.querySelector<HTMLElement>(`[data-picture="${next}"]`)?.focus();
  }

  async #open(images: Listing['images']): Promise<void> {
    const { ZoomDialog } = await import('./zoom-dialog.js');
    this.#zoom ??= new ZoomDialog(this.#host.renderRoot, this.#words);
    this.#zoom.show(images, this.#shown, (at) => this.#show(at));
  }
}

import { html, nothing, render } from 'lit';

import type { ListingImage } from '../../client/listings/index.js';
import { adoptStyles } from '../base/adopt-styles.js';
import { pictureView } from '../parts/listing/picture.js';
import { chevronLeft, chevronRight } from '../parts/icons/signs.js';
import type { DetailsWords } from './details-words.js';
import { zoomStyles } from './zoom-dialog.css.js';

/** A picture as large as the screen, and twice that; the browser's own dialog holds the focus and closes with Escape. */
export class ZoomDialog {
  readonly #dialog = document.createElement('dialog');
  readonly #words: DetailsWords;
  #images: readonly ListingImage[] = [];
  #shown = 0;
  #isClose = false;
  #onShown: (at: number) => void = () => undefined;

  constructor(root: HTMLElement | DocumentFragment, words: DetailsWords) {
    this.#words = words;
    this.#dialog.className = 'zoom';
    this.#dialog.addEventListener('keydown', this.#onKey);
    root.append(this.#dialog);
    adoptStyles(this.#dialog, zoomStyles);
  }

  show(images: readonly ListingImage[], shown: number, onShown: (at: number) => void): void {
    [this.#images, this.#shown, this.#onShown, this.#isClose] = [images, shown, onShown, false];
    this.#draw();
    this.#dialog.showModal();
  }

  #draw(): void {
    const [words, image, count] = [this.#words, this.#images[this.#shown], this.#images.length];
    const place = words.text('picture', { number: this.#shown + 1, count });
    this.#dialog.setAttribute('aria-label', image?.alt || place);
    const toggle = (): void => {
      this.#isClose = !this.#isClose;
      this.#draw();
    };
    render(
      html`<div
          class="stage ${this.#isClose ? 'close' : ''}"
          tabindex="0"
          role="group"
          aria-label=${place}
          @click=${toggle}
        >
          ${pictureView({ image, sizes: this.#isClose ? '200vw' : '100vw', isEager: true, alt: image?.alt ?? '' })}
        </div>
        <div class="bar">
          ${count > 1 ? html`<button type="button" aria-label=${words.text('previous')} @click=${() => this.#go(-1)}>${chevronLeft}</button>` : nothing}
          <span role="status">${count > 1 ? place : ''}</span>
          ${count > 1 ? html`<button type="button" aria-label=${words.text('next')} @click=${() => this.#go(1)}>${chevronRight}</button>` : nothing}
          <button type="button" aria-pressed=${this.#isClose} @click=${toggle}>${words.text('zoom')}</button>
          <button type="button" autofocus @click=${() => this.#dialog.close()}>${words.text('close')}</button>
        </div>`,
      this.#dialog,
    );
  }

  #go(by: number): void {
    this.#shown = (this.#shown + by + this.#images.length) % this.#images.length;
    this.#isClose = false;
    this.#draw();
    this.#onShown(this.#shown);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const isRightToLeft = getComputedStyle(this.#dialog).direction === 'rtl';
    const aside = isRightToLeft ? -1 : 1;
    // What is larger than the screen is scrolled by the arrows.
    if (!this.#isClose && event.key === 'ArrowRight') this.#go(aside);
    else if (!this.#isClose && event.key === 'ArrowLeft') this.#go(-aside);
    else if (event.key === '+' || event.key === '-') {
      this.#isClose = event.key === '+';
      this.#draw();
    } else return;
    event.preventDefault();
  };
}

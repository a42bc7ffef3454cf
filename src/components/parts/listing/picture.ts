import { html, nothing, type TemplateResult } from 'lit';

import type { ListingImage } from '../../../client/listings/index.js';
import { plainText } from './plain-text.js';

/**
 * The address of a picture, where it may be shown: by https, or from the page's own origin. A seller wrote it, so nothing
 * that runs, that tells a third party over plain http who looks, or that brings a name and password.
 */
export function pictureAddress(url: string, page: string = location.href): URL | undefined {
  if (typeof url !== 'string' || url.length > 8192 || /[\p{Cc}\\]/u.test(url) || !URL.canParse(url, page))
    return undefined;
  const address = new URL(url, page);
  if (address.username || address.password) return undefined;
  const isOwn = /^https?:$/.test(address.protocol) && address.origin === new URL(page).origin;
  return isOwn || address.protocol === 'https:' ? address : undefined;
}

const WIDTHS = [160, 320, 480, 640, 960, 1200, 1600];

/**
 * The same picture in smaller sizes, for services that cut them: where the address says by `w` how wide it is, any width
 * can be asked for.
 */
export function pictureSizes(address: URL, width: number): string | undefined {
  if (Number(address.searchParams.get('w')) !== width) return undefined;
  const sizes = WIDTHS.filter((each) => each < width).concat(width);
  return sizes
    .map((each) => {
      const sized = new URL(address);
      sized.searchParams.set('w', String(each));
      return `${sized.href.replaceAll(',', '%2C')} ${each}w`;
    })
    .join(', ');
}

export interface PictureView {
  readonly image: ListingImage | undefined;
  /** How wide it is shown, as `sizes` has it: `160px`, `(width < 40em) 50vw, 20vw`. */
  readonly sizes: string;
  /** True for what is on screen at once; the rest is loaded when it comes near. */
  readonly isEager?: boolean;
  /** What it shows; left out where a title beside it says the same, so that a screen reader does not say it twice. */
  readonly alt?: string;
}

/** A picture that does not load leaves its box, with the sign that is there until one does. */
function onError({ target }: Event): void {
  (target as HTMLImageElement).parentElement?.classList.add('missing');
}

/** The box outlives its picture: what is true of the next one is not known yet. */
function onLoad({ target }: Event): void {
  (target as HTMLImageElement).parentElement?.classList.remove('missing');
}

/** A picture in a box of fixed shape: nothing moves when it comes, and where none comes there is a quiet sign. */
export function pictureView({ image, sizes, isEager, alt }: PictureView): TemplateResult {
  const address = image && pictureAddress(image.url);
  return html`<span class="picture ${address ? '' : 'missing'}" part="picture"
    >${
      address
        ? html`<img
            alt=${plainText(alt ?? '', 500)}
            loading=${isEager ? 'eager' : 'lazy'}
            decoding="async"
            referrerpolicy="no-referrer"
            width=${image.width}
            height=${image.height}
            sizes=${sizes}
            srcset=${pictureSizes(address, image.width) ?? nothing}
            src=${address.href}
            @error=${onError}
            @load=${onLoad}
          />`
        : nothing
    }</span
  >`;
}

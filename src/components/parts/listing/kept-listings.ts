import type { ReactiveController, ReactiveControllerHost } from 'lit';

import type { ListingImage } from '../../../client/listings/index.js';

/** What this browser remembers of a listing: enough to be recognised and found again. No price, because it would be old. */
export interface KeptListing {
  readonly id: string;
  readonly title: string;
  readonly image?: ListingImage | undefined;
}

const text = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most;

function keptOf(value: unknown): KeptListing[] {
  const { id, title, image } = Object(value) as Partial<KeptListing>;
  if (!text(id, 200) || !text(title, 300)) return [];
  const { url, alt, width, height } = Object(image) as Partial<ListingImage>;
  const hasImage = text(url, 2048) && Number.isInteger(width) && Number.isInteger(height);
  return [
    { id, title, ...(hasImage && { image: { url, alt: String(alt), width, height } as ListingImage }) },
  ];
}

/** What stands in the storage is as foreign as what stands in an address: any script of the page could have written it. */
export function readKept(text: string | null): KeptListing[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    const all = Array.isArray(value) ? value.slice(0, 1000).flatMap(keptOf) : [];
    return [...new Map(all.map((kept) => [kept.id, kept])).values()];
  } catch {
    return [];
  }
}

/**
 * A list of listings that stays in this browser, the newest first: favourites, recently viewed. Follows
 * what other tabs do. Where storage is refused, it lasts as long as the page.
 */
export class KeptListings implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #key: string;
  readonly #most: number;
  #kept: readonly KeptListing[] | undefined;

  constructor(host: ReactiveControllerHost, name: 'favourites' | 'recently-viewed', most: number) {
    this.#host = host;
    this.#key = `florin-${name}`;
    this.#most = most;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('storage', this.#onStorage);
    document.addEventListener(this.#key, this.#onStorage);
  }

  hostDisconnected(): void {
    removeEventListener('storage', this.#onStorage);
    document.removeEventListener(this.#key, this.#onStorage);
  }

  get all(): readonly KeptListing[] {
    return (this.#kept ??= readKept(this.#read()));
  }

  has(id: string): boolean {
    return this.all.some((kept) => kept.id === id);
  }

  /** Puts a listing first, whether it is new to the list or not. */
  add({ id, title, image }: KeptListing): void {
    const [kept] = keptOf({ id, title: title.slice(0, 300), image });
    if (kept) this.#write([kept, ...this.all.filter((each) => each.id !== id)].slice(0, this.#most));
  }

  remove(id: string): void {
    this.#write(this.all.filter((kept) => kept.id !== id));
  }

  #read(): string | null {
    try {
      return localStorage.getItem(this.#key);
    } catch {
      return null;
    }
  }

  #write(kept: readonly KeptListing[]): void {
    this.#kept = kept;
    try {
      localStorage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // Full, or refused: what is kept in memory serves this element.
    }
    this.#host.requestUpdate();
    // Other elements of this page: the browser tells other tabs alone.
    document.dispatchEvent(new CustomEvent(this.#key, { detail: this }));
  }

  readonly #onStorage = (event: Event): void => {
    const isMine =
      event instanceof StorageEvent
        ? event.key !== this.#key && event.key !== null
        : (event as CustomEvent).detail === this;
    if (isMine) return;
    this.#kept = undefined;
    this.#host.requestUpdate();
  };
}

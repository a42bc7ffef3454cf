import type { ReactiveController } from 'lit';

import type { RenderingHost } from '../../base/adopt-styles.js';

/** Pixels around the screen in which a row counts as visible, so that what it needs is there when it is. */
const AHEAD = '120px';

/** Which rows of a table are on screen: for what costs a call for each row. */
export class VisibleRows implements ReactiveController {
  readonly #host: RenderingHost;
  readonly #onSeen: (ids: readonly string[]) => void;
  readonly #rows = new Map<Element, boolean>();
  #observer: IntersectionObserver | undefined;

  constructor(host: RenderingHost, onSeen: (ids: readonly string[]) => void) {
    this.#host = host;
    this.#onSeen = onSeen;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#rows.clear();
  }

  hostUpdated(): void {
    const observer = (this.#observer ??= new IntersectionObserver(this.#look, { rootMargin: AHEAD }));
    const drawn = new Set(this.#host.renderRoot.querySelectorAll('.table > tbody > tr'));
    for (const row of this.#rows.keys()) {
      if (drawn.has(row)) continue;
      observer.unobserve(row);
      this.#rows.delete(row);
    }
    for (const row of drawn) {
      if (this.#rows.has(row)) continue;
      this.#rows.set(row, false);
      observer.observe(row);
    }
  }

  readonly #look = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const { target, isIntersecting } of entries)
      if (this.#rows.has(target)) this.#rows.set(target, isIntersecting);
    const seen = [...this.#rows].flatMap(([row, isSeen]) => (isSeen ? row : []));
    this.#onSeen(seen.flatMap((row) => row.querySelector<HTMLElement>('.open')?.dataset['id'] ?? []));
  };
}

import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { ReactiveController } from 'lit';

import type { RenderingHost } from '../../parts/resource/keep-focus.js';

/** Rows that come and go together. */
const BAND = 20;

/** Bands that stand at once before anybody knows what is on screen. */
const AT_FIRST = 2;

/** Height of a row before one was measured, in pixels. */
const GUESS = 96;

/**
 * Shows of a long list what is near the screen. The rest are boxes as tall as their rows were, or as rows mostly are; so
 * the page scrolls as if all were there, and the browser holds some hundred nodes.
 */
export class RowWindow implements ReactiveController {
  readonly #host: RenderingHost;
  readonly #heights = new Map<number, number>();
  readonly #near = new Set<number>();
  readonly #bands = new Map<Element, number>();
  #observer: IntersectionObserver | undefined;
  #isKnown = false;

  constructor(host: RenderingHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer = new IntersectionObserver((entries) => this.#onSeen(entries), { rootMargin: '800px' });
    for (const band of this.#bands.keys()) this.#observer.observe(band);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  /** Another list: what was measured of the last one says nothing of it. */
  reset(): void {
    this.#heights.clear();
  }

  /** Keeps a row on screen, for whoever comes back to it. */
  hold(at: number): void {
    if (at < 0) return;
    this.#near.add(Math.floor(at / BAND));
    this.#isKnown = true;
  }

  view<Item>(items: readonly Item[], row: (item: Item, at: number) => TemplateResult): TemplateResult[] {
    const count = Math.ceil(items.length / BAND);
    return Array.from({ length: count }, (_, band) => {
      const from = band * BAND;
      const rows = items.slice(from, from + BAND);
      const isShown = this.#isNear(band);
      const height = isShown ? '' : `${this.#heights.get(band) ?? rows.length * this.#rowHeight}px`;
      return html`<div
        class="band"
        role="presentation"
        data-band=${band}
        ${ref(this.#follow)}
        .style=${height && `block-size:${height}`}
      >
        ${isShown ? rows.map((item, at) => row(item, from + at)) : ''}
      </div>`;
    });
  }

  get #rowHeight(): number {
    const [measured] = this.#heights.values();
    return measured === undefined ? GUESS : measured / BAND;
  }

  #isNear(band: number): boolean {
    if (!this.#isKnown) return band < AT_FIRST;
    const root = this.#host.renderRoot;
    const focused = root instanceof ShadowRoot && root.activeElement?.closest('[data-band]');
    // Whoever stands in a row keeps it, however far somebody scrolls with a wheel.
    return this.#near.has(band) || (focused instanceof Element && this.#bands.get(focused) === band);
  }

  readonly #follow = (element: Element | undefined): void => {
    if (!element) return;
    const band = Number((element as HTMLElement).dataset['band']);
    if (!this.#bands.has(element)) this.#observer?.observe(element);
    this.#bands.set(element, band);
    for (const known of this.#bands.keys())
      if (!known.isConnected && known !== element) {
        this.#bands.delete(known);
        this.#observer?.unobserve(known);
      }
  };

  #onSeen(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const band = this.#bands.get(target);
      if (band === undefined) continue;
      if (isIntersecting) this.#near.add(band);
      else {
        if (this.#isNear(band) && boundingClientRect.height > 0)
          this.#heights.set(band, boundingClientRect.height);
        this.#near.delete(band);
      }
    }
    this.#isKnown = true;
    this.#host.requestUpdate();
  }
}

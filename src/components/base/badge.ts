import { css, type ReactiveController } from 'lit';

import { words as english } from '../../words/compiled/base/en.js';
import { adoptStyles, type RenderingHost } from './adopt-styles.js';
import { languageOf, Words } from './words.js';

const styles = css`
  .test-badge {
    inset: 0 0 auto;
    inline-size: fit-content;
    margin: 0 auto;
    padding: 0 var(--_space-m);
    border: var(--_border-width) solid;
    border-block-start: 0;
    border-radius: 0 0 var(--_radius-s) var(--_radius-s);
    background: var(--_color-warning-surface);
    color: var(--_color-warning);
    font-size: 0.75em;
    pointer-events: none;
  }
  @media print {
    .test-badge {
      display: none;
    }
  }
`;

const made = new WeakMap<RenderingHost, Badge>();
/** Of every element on the page that moves no money. */
const badges = new Map<RenderingHost, Badge>();

const isAfter = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING) > 0;

/** One badge is enough for a page: that of the first element. */
function settle(): void {
  // Elements that leave together leave one after the other.
  const hosts = [...badges.keys()].filter(({ isConnected }) => isConnected);
  const [first] = hosts.sort((one, other) => (isAfter(one, other) ? 1 : -1));
  for (const [host, badge] of badges) badge.show(host === first);
}

/**
 * The badge hangs from the top of the window, over the page and not in it: nothing moves when it comes, and it takes no room in
 * any element. It stands in the element's own tree, so that the page's theme reaches it.
 */
class Badge implements ReactiveController {
  readonly #host: RenderingHost;
  readonly #element = document.createElement('span');
  readonly #words: Words<'test'>;

  constructor(host: RenderingHost) {
    this.#host = host;
    this.#words = new Words(host, languageOf.get(host) ?? (() => 'en'), english);
    this.#element.className = 'test-badge';
    this.#element.setAttribute('part', 'badge');
    this.#element.popover = 'manual';
    host.addController(this);
  }

  hostConnected(): void {
    badges.set(this.#host, this);
    settle();
  }

  hostDisconnected(): void {
    // A popover that left the page is closed, and opens when it is put there again.
    this.#element.remove();
    badges.delete(this.#host);
    settle();
  }

  hostUpdated(): void {
    this.#element.textContent = this.#words.text('test');
  }

  show(isFirst: boolean): void {
    if (!isFirst) return this.#element.remove();
    if (this.#element.isConnected) return;
    this.#host.renderRoot.prepend(this.#element);
    adoptStyles(this.#element, styles);
    this.#element.showPopover();
    this.hostUpdated();
  }

  leave(): void {
    made.delete(this.#host);
    this.#host.removeController(this);
    this.hostDisconnected();
  }
}

/** Shows that an element moves no money, or no longer. */
export function claimBadge(host: RenderingHost, isTest: boolean): void {
  if (isTest && !made.has(host)) made.set(host, new Badge(host));
  else if (!isTest) made.get(host)?.leave();
}

import type { ReactiveController } from 'lit';

import type { CallOptions, Client } from '../../client/index.js';
import { askListings, checkLine, seenOf, type CheckedLine, type Listed } from '../parts/cart/cart-check.js';
import { setPieces, setSeen, type CartLines } from '../parts/cart/cart-lines.js';
import { openCart, type CartStore } from '../parts/cart/cart-store.js';
import type { RenderingHost } from '../base/adopt-styles.js';
import { Resource } from '../parts/resource/resource.js';
import type { Trouble } from '../parts/resource/resource-state.js';

export interface CartContentsOptions {
  /** Name of the cart. */
  name(): string;
  client(): Client | undefined;
  onChanged(): void;
  onFailed(trouble: Trouble): void;
}

/** Milliseconds after which what the server said is asked for again when the shopper comes back to the page. */
const FRESH_FOR = 30_000;

/** The lines of a cart, kept up with what other tabs do to it and with what the server says of the things in it. */
export class CartContents implements ReactiveController {
  readonly #options: CartContentsOptions;
  readonly #host: RenderingHost;
  readonly resource: Resource<ReadonlyMap<string, Listed>>;
  #store: CartStore | undefined;
  #name = '';
  #connected = new AbortController();
  #watching = new AbortController();
  /** What was asked about last, answered or not. */
  #asked: ReadonlySet<string> = new Set();
  #askedAt = 0;
  #isConnected = false;

  constructor(host: RenderingHost, options: CartContentsOptions) {
    this.#host = host;
    this.#options = options;
    this.resource = new Resource(host, {
      client: options.client,
      load: (client, call) => this.#ask(client, call),
      onFailed: options.onFailed,
    });
    host.addController(this);
  }

  hostConnected(): void {
    this.#isConnected = true;
    this.#connected = new AbortController();
    this.#open();
    const onSeen = (): void => {
      if (document.visibilityState === 'visible' && Date.now() - this.#askedAt > FRESH_FOR) this.#recheck();
    };
    document.addEventListener('visibilitychange', onSeen, this.#connected);
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    this.#connected.abort();
    this.#watching.abort();
  }

  hostUpdate(): void {
    if (this.#isConnected && this.#name !== this.#options.name()) this.#open();
  }

  get lines(): CartLines {
    return this.#opened.lines;
  }

  /** The lines held against the server's last answer. */
  get checked(): readonly CheckedLine[] {
    const { answer } = this.resource;
    return this.lines.map((line) => checkLine(line, answer?.get(line.listingId)));
  }

  /** Pieces in the cart, without what is saved for later. */
  get count(): number {
    return this.lines.reduce((sum, { quantity, isSaved }) => (isSaved ? sum : sum + quantity), 0);
  }

  change(how: (lines: CartLines) => CartLines): void {
    this.#opened.change(how);
  }

  /** Takes what the server says for what the shopper has seen: their prices, and as many pieces as there are. */
  accept(): void {
    const { answer } = this.resource;
    this.change((lines) =>
      lines.reduce((all, line) => {
        const listed = answer?.get(line.listingId);
        if (!listed || listed === 'gone') return all;
        const { quantity } = checkLine(line, listed);
        return setPieces(
          setSeen(all, line.listingId, seenOf(listed)),
          line.listingId,
          quantity || line.quantity,
        );
      }, lines),
    );
  }

  get #opened(): CartStore {
    return (this.#store ??= openCart(this.#options.name()));
  }

  #open(): void {
    this.#watching.abort();
    this.#watching = new AbortController();
    this.#name = this.#options.name();
    this.#store = openCart(this.#name);
    this.#store.watch(() => this.#onChange(), this.#watching.signal);
    this.#host.requestUpdate();
  }

  #onChange(): void {
    if (this.lines.some(({ listingId }) => !this.#asked.has(listingId))) this.#recheck();
    this.#options.onChanged();
    this.#host.requestUpdate();
  }

  #recheck(): void {
    void this.resource.load();
  }

  async #ask(client: Client, options: CallOptions): Promise<ReadonlyMap<string, Listed>> {
    this.#askedAt = Date.now();
    this.#asked = new Set(this.lines.map(({ listingId }) => listingId));
    const found = await askListings(client, [...this.#asked], options);
    this.change((lines) => remember(lines, found));
    return found;
  }
}

/** Notes what the server says where that is no news to the shopper: a thing added by its id, another picture or stock. */
const remember = (lines: CartLines, found: ReadonlyMap<string, Listed>): CartLines =>
  lines.reduce((all, line) => {
    const listed = found.get(line.listingId);
    const isNews = checkLine(line, listed).oldPrice !== undefined;
    return !listed || listed === 'gone' || isNews ? all : setSeen(all, line.listingId, seenOf(listed));
  }, lines);

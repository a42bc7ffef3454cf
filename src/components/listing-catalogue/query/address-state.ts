import type { ReactiveController, ReactiveControllerHost } from 'lit';

import { readAddress, writeAddress } from './address.js';
import type { CatalogueState } from './catalogue-state.js';

export interface AddressStateOptions {
  /** Whether the page's address is read and written at all. */
  isOn(): boolean;
  /** Stands before each name, where a page has two catalogues. */
  prefix(): string;
  /** What is true where the address says nothing. */
  start(): CatalogueState;
  /** Told where the address led somewhere else: Back, Forward. */
  onMoved(before: CatalogueState): void;
}

/** Milliseconds between two writings of what changes with every keystroke or turn of a wheel: Safari takes 100 in 30 seconds. */
const REST = 400;

/**
 * What a shopper has chosen, held in the page's address, so that it survives a reload, comes back with Back, and can be
 * shared. What is a step of its own gets an entry in the history; what changes gradually changes the last one.
 */
export class AddressState implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: AddressStateOptions;
  #state: CatalogueState | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost, options: AddressStateOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('popstate', this.#onPopState);
  }

  hostDisconnected(): void {
    removeEventListener('popstate', this.#onPopState);
    clearTimeout(this.#timer);
  }

  get state(): CatalogueState {
    return (this.#state ??= this.#read());
  }

  /** Changes what is chosen: by `step` in an entry of its own, by `rest` in the last one once nothing has changed for a moment. */
  set(changed: Partial<CatalogueState>, how: 'step' | 'rest'): void {
    this.note(changed);
    this.#host.requestUpdate();
    if (how === 'rest') return;
    clearTimeout(this.#timer);
    this.#write('pushState');
  }

  /** The same as `rest` for what is on screen already: nothing is drawn anew. */
  note(changed: Partial<CatalogueState>): void {
    this.#state = { ...this.state, ...changed };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#write('replaceState'), REST);
  }

  /** The page's address with something else chosen: for links that can be opened in a new tab. */
  addressWith(changed: Partial<CatalogueState>): string {
    const { prefix, start } = this.#options;
    return writeAddress(new URL(location.href), { ...this.state, ...changed }, prefix(), start()).href;
  }

  #read(): CatalogueState {
    const { isOn, prefix, start } = this.#options;
    return isOn() ? readAddress(new URLSearchParams(location.search), prefix(), start()) : start();
  }

  #write(how: 'pushState' | 'replaceState'): void {
    if (!this.#options.isOn()) return;
    const address = this.addressWith({});
    // The same address once more would be a Back that does nothing.
    if (address !== location.href) history[how](history.state, '', address);
  }

  readonly #onPopState = (): void => {
    if (!this.#options.isOn()) return;
    const before = this.state;
    this.#state = this.#read();
    this.#host.requestUpdate();
    this.#options.onMoved(before);
  };
}

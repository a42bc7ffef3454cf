import { AsyncLocalStorage } from 'node:async_hooks';

import { createClient, type Client } from '../../../src/client/index.js';
import { troubleOf } from '../../../src/components/parts/resource/resource-state.js';
import type { Ending } from '../../../src/components/parts/resource/ending.js';
import type { OfficeWorld } from './world.js';
import { never } from '../never.js';

/** What a page sends from, made anew with each load of it. */
export interface Sender {
  /** Whether the page says that it does not know an end. */
  readonly isDoubtful: boolean;
  send(): Promise<Ending>;
}

type Stored = Map<string, string>;

/** What storage there is follows from whose page runs at that moment. */
const running = new AsyncLocalStorage<Tab>();

const storageOf = (of: (tab: Tab) => Stored): Storage => {
  const stored = (): Stored => {
    const tab = running.getStore();
    if (!tab) throw new Error('No page runs.');
    return of(tab);
  };
  const storage = {
    getItem: (name: string) => stored().get(name) ?? null,
    setItem: (name: string, value: string) => void stored().set(name, value),
    removeItem: (name: string) => void stored().delete(name),
  };
  // The names of a storage are its own keys.
  return new Proxy(storage as unknown as Storage, { ownKeys: () => [...stored().keys()] });
};

/** Gives pages the storage of their own browser, once for the whole process. */
export function installStorage(): void {
  const define = (name: string, value: unknown): void =>
    void Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  define(
    'localStorage',
    storageOf(({ browser }) => browser),
  );
  define(
    'sessionStorage',
    storageOf(({ session }) => session),
  );
  define('navigator', { onLine: true });
}

/** One tab of a person's browser, with the page that is loaded in it. */
export class Tab {
  readonly browser: Stored;
  readonly session: Stored = new Map();
  readonly person: number;
  readonly #world: OfficeWorld;
  #page = 0;
  #isBusy = false;
  sender!: Sender;

  constructor(world: OfficeWorld, person: number, browser: Stored) {
    this.#world = world;
    this.person = person;
    this.browser = browser;
    this.load();
  }

  /** Loads the page anew. What the one before waits for, it never hears. */
  load(): void {
    this.#page++;
    this.#isBusy = false;
    if (this.#world.weakness === 'forgets') this.browser.clear();
    const { deed, platform } = this.#world;
    running.run(this, () => (this.sender = deed.sender(this, platform, this.person)));
  }

  /** A click. A page that is busy takes none. */
  async click(): Promise<void> {
    if (this.#isBusy) return;
    const page = this.#page;
    this.#isBusy = true;
    const ending = await running.run(this, () => this.sender.send());
    if (page !== this.#page) return;
    this.#isBusy = false;
    this.#world.saw(this.person, ending);
  }

  get client(): Client {
    return createClient({ baseUrl: 'https://shop.test/florin', fetch: this.fetch });
  }

  /** What senders need of the record that an element has. */
  get record() {
    const { time } = this.#world;
    return {
      client: this.client,
      words: { text: (word: string): string => word },
      resource: { now: time.now },
      say: (): void => undefined,
      emit: (): boolean => true,
      refresh: (): Promise<boolean> => Promise.resolve(true),
      failed: (error: unknown) => ({ ...troubleOf(error, true), isRefused: false }),
    };
  }

  get now(): number {
    return this.#world.time.now;
  }

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const page = this.#page;
    const headers = new Headers(init.headers);
    headers.set('origin', 'https://shop.test');
    headers.set('sec-fetch-site', 'same-origin');
    headers.set('cookie', `user=${this.#world.deed.who}${this.person}`);
    if (this.#world.weakness === 'key-per-try' && headers.has('idempotency-key'))
      headers.set('idempotency-key', crypto.randomUUID());
    const { method = 'GET', body = null, signal } = init;
    const answer = await this.#world
      .toShop(() => new Request(url, { method, headers, body }), signal)
      .catch((error: unknown) => {
        if (page === this.#page) throw error;
        return never();
      });
    return page === this.#page ? answer : never();
  };
}

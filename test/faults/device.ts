import type { AttemptStorage } from '../../src/client/pay-once/index.js';
import { ORDER, Page } from './page.js';
import type { Step } from './schedule.js';
import type { World } from './world.js';

/** One browser of the shopper: its cookies, its storage, and the page that is open in it. */
export class Device {
  readonly #world: World;
  readonly #cookies = new Map<string, string>();
  readonly stored = new Map<string, string>();
  isStorageBlocked = false;
  page: Page | undefined;
  /** The address a bank sent the shopper back to last. */
  returned: string | undefined;
  #bank: { readonly md: string } | undefined;
  /** The page that left for a bank last; a browser keeps it for the Back button. */
  #kept: Page | undefined;
  answer: Step['answer'] = 'approve';

  constructor(world: World, user: string | undefined) {
    this.#world = world;
    if (user) this.#cookies.set('user', user);
  }

  readonly storage: AttemptStorage = {
    getItem: (name) => this.#guard(() => this.stored.get(name) ?? null),
    setItem: (name, value) => void this.#guard(() => this.stored.set(name, value)),
    removeItem: (name) => void this.#guard(() => this.stored.delete(name)),
  };

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('origin', 'https://shop.test');
    headers.set('sec-fetch-site', 'same-origin');
    const cookies = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookies) headers.set('cookie', cookies);
    const { method = 'GET', body = null, signal } = init;
    const make = (): Request => new Request(url, { method, headers, body });
    const response = await this.#world.toShop(make, signal);
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      if (!this.#cookies.has(pair.slice(0, at))) this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };

  open(): Page {
    this.page?.leave();
    this.page = new Page(this.#world, this);
    void this.page.open();
    return this.page;
  }

  close(): void {
    this.page?.leave();
    this.page = undefined;
  }

  /** A redirect takes the page away; the shopper reads, thinks, and answers. */
  leaveForBank(page: Page): void {
    const { action } = page.state;
    const md = action?.url && new URL(action.url).searchParams.get('MD');
    if (action?.type !== 'redirect' || !md || page !== this.page) return;
    const bank = (this.#bank = { md });
    this.#kept = page;
    page.leave();
    this.#world.time.after(this.#world.chance.between(2000, 40_000), () => {
      if (this.#bank === bank) void this.#finishAtBank();
    });
  }

  /** Leaves the bank without an answer. */
  goBack(): void {
    if (!this.#bank) return;
    this.#bank = undefined;
    this.open();
  }

  /** Goes back by the button, to the page as it was. */
  restore(): void {
    const kept = this.#kept;
    if (!kept?.isGone) return;
    this.#bank = undefined;
    this.page?.leave();
    this.page = kept;
    kept.comeBack();
  }

  /** Loads the return page once more, or another shopper's result on this one. */
  return(result = this.returned): void {
    if (result === undefined) return;
    this.page?.leave();
    this.page = new Page(this.#world, this, ORDER);
    void this.page.openReturn({ redirectResult: result });
  }

  async #finishAtBank(): Promise<void> {
    const md = this.#bank?.md ?? '';
    this.#bank = undefined;
    const result = await this.#world.answerBank(md, this.answer);
    // A bank that knows the payment is over leaves its shopper to find the way back.
    if (result === undefined) return void this.open();
    this.returned = result;
    this.return(result);
  }

  #guard<T>(act: () => T): T {
    if (this.isStorageBlocked) throw new DOMException('blocked', 'SecurityError');
    return act();
  }
}

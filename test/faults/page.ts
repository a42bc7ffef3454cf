import { createClient, type Client } from '../../src/client/index.js';
import {
  canPay,
  PayOnce,
  type AttemptState,
  type Details,
  type Prepare,
} from '../../src/client/pay-once/index.js';
import { cancel, isWaitedFor, methods, removeParts, type Action } from '../../src/client/shopper/index.js';
import type { Amount } from '../../src/client/schema/values.js';
import { answerInApp, answerInPage } from './bank.js';
import type { Device } from './device.js';
import { giftCard, methodOf, type Card } from './payment-methods.js';
import { WeakPay } from './weak-pay.js';
import type { World } from './world.js';

export const ORDER = 'ORDER-1';

const BROWSER = {
  colorDepth: 24,
  javaEnabled: false,
  language: 'en',
  screenHeight: 800,
  screenWidth: 1200,
  timeZoneOffset: 0,
};

/** One page as the elements make it: the real machine, fed by the same questions in the same order. */
export class Page {
  readonly payment: PayOnce | WeakPay;
  readonly device: Device;
  readonly order: string;
  readonly #client: Client;
  readonly #world: World;
  amount: Amount | undefined;
  /** Reloaded, closed or left: nothing reaches it any more. */
  isGone = false;
  isHidden = false;
  #previous: AttemptState = { phase: 'idle' };
  readonly #waits = new Set<() => void>();
  #waitsFor: Action | undefined;

  constructor(world: World, device: Device, order = ORDER) {
    this.#world = world;
    this.device = device;
    this.order = order;
    this.#client = createClient({
      baseUrl: 'https://shop.test/florin',
      fetch: (url, init) => this.#whileHere(device.fetch(url, init)),
    });
    const ports = {
      client: () => this.#client,
      storage: device.storage,
      wait: (ms: number) => this.#whileHere(this.#waitInView(ms)),
      onChange: (state: AttemptState) => {
        if (this.isGone) return;
        world.watch.saw(this, state, this.#previous);
        this.#previous = state;
        if (state.phase !== 'action') return;
        if (!state.resumed) this.answerBank();
        if (state.action && isWaitedFor(state.action)) void this.#waitForApp(state.action);
      },
    };
    this.payment = world.isWeakClient ? new WeakPay(order, ports, world.weakness) : new PayOnce(order, ports);
  }

  get state(): AttemptState {
    return this.payment.state;
  }

  get canPay(): boolean {
    return !this.isGone && this.amount !== undefined && canPay(this.state);
  }

  /** The checkout: looks up what this browser or the server knows before anything can be paid. */
  async open(): Promise<void> {
    if (this.payment.resume()) return void this.ask().catch(() => undefined);
    const attempt = await this.ask().catch(() => undefined);
    if (attempt) this.payment.resume(attempt);
  }

  /** The page a bank sends the shopper back to. */
  async openReturn(details: Details): Promise<void> {
    await this.ask().catch(() => undefined);
    void this.payment.complete(details);
  }

  async ask(): Promise<string | undefined> {
    const { amount, attempt } = await this.#client.call(methods, { order: this.order });
    this.amount = amount;
    return attempt;
  }

  pay(card: Card, gift = 0): void {
    const { amount } = this;
    if (!amount) return;
    const prepare = async () => ({
      amount: gift > 0 ? { ...amount, value: Math.min(gift, amount.value) } : amount,
      paymentMethod: gift > 0 ? giftCard() : methodOf(card),
      browser: BROWSER,
    });
    void this.payment.pay(prepare as Prepare);
  }

  /** "Check again", or for a form that could not be loaded, "try again". */
  check(): void {
    if (this.state.phase === 'idle' && !this.amount) void this.open();
    else {
      if (this.state.phase === 'unknown') this.#world.watch.checkedAgain(this.state.key);
      void this.payment.check();
    }
  }

  /** Does what the bank asks for: leaves for it, or answers inside the page. */
  answerBank(): void {
    const { action } = this.state;
    if (action?.type === 'redirect') this.device.leaveForBank(this);
    else if (action && isWaitedFor(action)) answerInApp(this.#world, this.device.answer, action);
    else if (action) answerInPage(this.#world, this, action);
  }

  /** No longer by the app: what it still brings is given back. */
  async chooseOther(): Promise<void> {
    const { action, key } = this.state;
    if (!action || !key || !isWaitedFor(action)) return;
    await this.#client.call(cancel, { key, order: this.order }).catch(() => undefined);
    await this.payment.look();
  }

  /** Gives gift cards and vouchers their money back, and asks what is to be paid now. */
  async takeBack(): Promise<void> {
    await this.#client.call(removeParts, { order: this.order }).catch(() => undefined);
    await this.ask().catch(() => undefined);
  }

  /** Asks what became of it, less and less often, as long as the page shows that it waits. */
  async #waitForApp(action: Action): Promise<void> {
    if (this.#waitsFor === action) return;
    this.#waitsFor = action;
    const isOpen = (): boolean => !this.isGone && this.state.action === action;
    for (let pause = 2000; isOpen(); pause = Math.min(10_000, pause * 1.25)) {
      await this.#waitInView(pause);
      if (!isOpen()) return;
      this.#world.watch.waits(this.state.key);
      await this.payment.look();
    }
  }

  leave(): void {
    this.isGone = true;
    this.payment.sleep();
  }

  /** Out of the back-forward cache: as it was left, and what has ended meanwhile is asked for. */
  comeBack(): void {
    this.isGone = false;
    void this.payment.look();
  }

  hide(): void {
    this.isHidden = true;
  }

  show(): void {
    if (!this.isHidden) return;
    this.isHidden = false;
    for (const finish of this.#waits) finish();
    void this.payment.look();
  }

  /** As the elements wait: at once when the page comes back into view, and not at all while it is hidden. */
  #waitInView(milliseconds: number): Promise<void> {
    const { time, chance } = this.#world;
    return new Promise((resolve) => {
      const finish = (): void => {
        if (this.isHidden) return;
        stop();
        this.#waits.delete(finish);
        resolve();
      };
      const stop = time.after(milliseconds * (0.8 + chance.next() * 0.4), finish);
      this.#waits.add(finish);
    });
  }

  #whileHere<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      work.then(
        (value) => this.isGone || resolve(value),
        (error: unknown) => this.isGone || reject(error),
      );
    });
  }
}

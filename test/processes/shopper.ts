import { createClient, type Client } from '../../src/client/index.js';
import { canPay, PayOnce, type AttemptState } from '../../src/client/pay-once/index.js';
import { methods } from '../../src/client/shopper/index.js';
import type { Chance } from '../faults/seeded.js';
import { ORDER_VALUE } from './clock.js';

const CARDS = { approved: '4111111111111111', refused: '4000000000000002' } as const;

const amount = { value: ORDER_VALUE, currency: 'EUR' };
const browser = {
  colorDepth: 24,
  javaEnabled: false,
  language: 'en',
  screenHeight: 800,
  screenWidth: 1200,
  timeZoneOffset: 0,
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What was said to shoppers, by the key of the attempt it was said of. */
export interface Said {
  readonly negative: Set<string>;
  readonly paid: Set<string>;
}

interface Surroundings {
  readonly ports: readonly number[];
  readonly chance: Chance;
  readonly said: Said;
  /** Whether the network still loses answers, and shoppers still reload. */
  isRough(): boolean;
  isOver(): boolean;
}

/** One browser of one shopper, who wants one order paid and has all the patience it takes. */
export class Shopper {
  readonly order: string;
  readonly #around: Surroundings;
  readonly #stored = new Map<string, string>();
  /** Where a reload takes a page away: what it still waits for never comes. */
  #page = 0;
  state: AttemptState = { phase: 'idle' };

  constructor(order: string, around: Surroundings) {
    this.order = order;
    this.#around = around;
  }

  /** Opens the checkout, pays, reloads at bad moments, and goes on until the page says that it is paid. */
  async pay(): Promise<void> {
    while (!this.#around.isOver() && this.state.outcome !== 'paid') {
      const payment = this.#open();
      await this.#visit(payment).catch(() => undefined);
      payment.sleep();
      await pause(this.#around.chance.between(20, 120));
    }
  }

  #open(): PayOnce {
    const page = ++this.#page;
    let previous: AttemptState = { phase: 'idle' };
    this.state = previous;
    return new PayOnce(this.order, {
      client: () => this.#client(page),
      storage: {
        getItem: (name) => this.#stored.get(name) ?? null,
        setItem: (name, value) => void this.#stored.set(name, value),
        removeItem: (name) => void this.#stored.delete(name),
      },
      // A page waits for seconds where a server counts minutes: both are shortened, each by its own measure.
      wait: (ms) => pause(ms / 8),
      onChange: (state) => {
        if (page !== this.#page) return;
        this.state = state;
        this.#note(state, previous);
        previous = state;
      },
    });
  }

  async #visit(payment: PayOnce): Promise<void> {
    const { chance, isRough } = this.#around;
    if (!payment.resume()) {
      const { attempt } = await this.#client(this.#page).call(methods, { order: this.order });
      if (attempt !== undefined) payment.resume(attempt);
    }
    await this.#rest(payment);
    if (!canPay(payment.state)) return;
    const card = isRough() && chance.is(0.2) ? 'refused' : 'approved';
    void payment.pay(() => Promise.resolve(inputOf(card)));
    // A reload, in the middle of it.
    if (isRough() && chance.is(0.25)) return pause(chance.between(0, 400));
    await this.#rest(payment);
    // A refused shopper presses at once.
    if (canPay(payment.state)) {
      void payment.pay(() => Promise.resolve(inputOf('approved')));
      await this.#rest(payment);
    }
  }

  #rest = (payment: PayOnce): Promise<unknown> => Promise.race([payment.rested(), pause(3000)]);

  #client(page: number): Client {
    const { ports, chance, isRough } = this.#around;
    const here = <T>(work: Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        work.then(
          (value) => page === this.#page && resolve(value),
          (error: unknown) => page === this.#page && reject(error),
        );
      });
    const origin = `http://127.0.0.1:${chance.of(ports)}`;
    return createClient({
      baseUrl: `${origin}/florin`,
      timeout: 2000,
      fetch: (url, init) =>
        here(
          (async () => {
            const headers = new Headers(init.headers);
            headers.set('origin', origin);
            headers.set('cookie', `user=user-${this.order}`);
            const { method = 'GET', body = null, signal = null } = init;
            const answer = await fetch(url, { method, headers, body, signal });
            if (isRough() && chance.is(0.05)) throw new TypeError('the answer got lost');
            return answer;
          })(),
        ),
    });
  }

  #note({ phase, key, outcome }: AttemptState, previous: AttemptState): void {
    const { negative, paid } = this.#around.said;
    if (phase === 'idle' && previous.key !== undefined) negative.add(previous.key);
    if (key === undefined) return;
    if (outcome === 'refused' || outcome === 'cancelled') negative.add(key);
    if (outcome === 'paid') paid.add(key);
  }
}

const inputOf = (card: keyof typeof CARDS) => ({
  amount,
  browser,
  paymentMethod: {
    type: 'scheme' as const,
    encryptedCardNumber: `test_${CARDS[card]}`,
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
  },
});

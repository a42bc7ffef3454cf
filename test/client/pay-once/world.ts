import { createClient } from '../../../src/client/index.js';
import {
  canPay,
  PayOnce,
  type AttemptState,
  type AttemptStorage,
  type Details,
  type Prepare,
} from '../../../src/client/pay-once/index.js';

export const ORDER = 'order-1';
export const AMOUNT = { value: 1999, currency: 'EUR' };

/** What can happen to one request; `…-late` arrives only after some other requests have. */
export const FAULTS = [
  'none',
  'lost-request',
  'lost-response',
  'late',
  'server-before',
  'server-after',
  'truncated',
  'html',
  'rate-limited',
  'busy',
  'unauthorised',
  'price-changed',
] as const;
export type Fault = (typeof FAULTS)[number];

/** How the bank decides the next payment that is executed. */
export type Verdict = 'paid' | 'refused' | 'cancelled' | 'pending' | 'action' | 'unknown';

interface Row {
  outcome: string;
  settled: boolean;
  body: string;
  action?: object | undefined;
}

const json = (status: number, body: unknown, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const refusal = (status: number, code: string) => json(status, { error: { code } });

/** A shopper's tab, a network that loses things, and a proxy with a ledger that keeps its promises. */
export class World {
  readonly ledger = new Map<string, Row>();
  /** Keys that never begin. */
  readonly fenced = new Set<string>();
  /** Keys announced by pages that cannot store them. */
  readonly reserved: string[] = [];
  readonly keysSent: string[] = [];
  readonly violations: string[] = [];
  readonly stored = new Map<string, string>();
  readonly states: AttemptState[] = [];
  faults: Fault[] = [];
  verdicts: Verdict[] = [];
  storageFails = false;
  /** What the order costs by the server's own knowledge. */
  price = AMOUNT;
  requests = 0;
  #late: { due: number; key: string; body: string }[] = [];
  #waiting: (() => void)[] = [];
  #page = 0;
  #keys = 0;
  tab!: PayOnce;

  constructor() {
    this.open();
  }

  /** Loads the page (anew). Whatever the last one had under way is dropped. */
  open(): void {
    const page = ++this.#page;
    this.#waiting = [];
    const client = createClient({
      baseUrl: 'http://shop.test/florin',
      fetch: async (url, init) => {
        const answer = await this.#fetch(new URL(url), init);
        return page === this.#page ? answer : new Promise<Response>(() => undefined);
      },
    });
    this.tab = new PayOnce(ORDER, {
      client: () => client,
      storage: this.#storage,
      wait: () => new Promise((resolve) => this.#waiting.push(resolve)),
      onChange: (state) => this.#see(state),
      now: () => 0,
    });
    this.tab.resume();
  }

  pay(): void {
    const make = async () => ({
      amount: AMOUNT,
      paymentMethod: { type: 'scheme', storedPaymentMethodId: 'card-1' },
      browser: {
        colorDepth: 24,
        javaEnabled: false,
        language: 'en',
        screenHeight: 1,
        screenWidth: 1,
        timeZoneOffset: 0,
      },
    });
    void this.tab.pay(make as Prepare, `key-${++this.#keys}`);
  }

  complete(details: Details = { threeDSResult: 'done' }): void {
    void this.tab.complete(details);
  }

  /** Lets everything that waits for time go on. */
  async tick(): Promise<void> {
    for (const resolve of this.#waiting.splice(0)) resolve();
    await this.flush();
  }

  async flush(): Promise<void> {
    for (let turn = 0; turn < 6; turn++) await new Promise(setImmediate);
  }

  /** No more faults: until the tab rests or waits for the shopper. */
  async calm(): Promise<void> {
    this.faults = [];
    this.storageFails = false;
    for (let round = 0; round < 60 && /seal|send|verif/.test(this.tab.state.phase); round++)
      await this.tick();
    this.#deliver(Infinity);
  }

  isOpen(key: string | undefined): boolean {
    const row = key === undefined ? undefined : this.ledger.get(key);
    return row
      ? row.outcome !== 'refused' && row.outcome !== 'cancelled'
      : !this.fenced.has(key ?? '') && this.#late.some((one) => one.key === key);
  }

  readonly #storage: AttemptStorage = {
    getItem: (name) => this.#guard(() => this.stored.get(name) ?? null),
    setItem: (name, value) => void this.#guard(() => this.stored.set(name, value)),
    removeItem: (name) => void this.#guard(() => this.stored.delete(name)),
  };

  #guard<T>(act: () => T): T {
    if (this.storageFails) throw new DOMException('blocked', 'SecurityError');
    return act();
  }

  #see(state: AttemptState): void {
    const last = this.keysSent.at(-1);
    this.states.push(state);
    if (canPay(state) && last !== undefined && this.isOpen(last))
      this.violations.push(`pay is offered while ${last} may still be charged`);
    if (state.outcome === 'paid' && this.ledger.get(state.key ?? '')?.outcome !== 'paid')
      this.violations.push(`paid is shown for ${state.key}`);
  }

  async #fetch(url: URL, init: RequestInit): Promise<Response> {
    this.requests++;
    this.#deliver(this.requests);
    const fault = this.faults.shift() ?? 'none';
    const key = new Headers(init.headers).get('idempotency-key') ?? '';
    const body = String(init.body ?? '');
    if (key) this.#noteSent(key);
    if (fault === 'lost-request') throw new TypeError('network');
    if (fault === 'late') {
      if (key) this.#late.push({ due: this.requests + 2, key, body });
      throw new TypeError('network');
    }
    if (fault === 'server-before') return refusal(500, 'internal');
    if (fault === 'html') return new Response('<html>', { headers: { 'content-type': 'text/html' } });
    if (fault === 'rate-limited') {
      // Too many for this minute: a copy that the network delivers later is taken.
      if (key) this.#late.push({ due: this.requests + 2, key, body });
      return refusal(429, 'rate-limited');
    }
    if (fault === 'busy') return new Response('', { status: 503 });
    if (fault === 'unauthorised') return refusal(401, 'unauthorised');
    if (fault === 'price-changed') return refusal(409, 'amount-changed');
    const answer = this.#answer(url.pathname.replace('/florin', ''), key, body);
    if (fault === 'lost-response') throw new TypeError('network');
    if (fault === 'server-after') return refusal(500, 'internal');
    if (fault !== 'truncated') return answer;
    return new Response((await answer.text()).slice(0, -2), { headers: answer.headers });
  }

  #noteSent(key: string): void {
    const last = this.keysSent.at(-1);
    if (key === last) return;
    if (last !== undefined && this.isOpen(last)) this.violations.push(`${key} is sent while ${last} is open`);
    this.keysSent.push(key);
  }

  #deliver(now: number): void {
    const due = this.#late.filter((one) => one.due <= now);
    this.#late = this.#late.filter((one) => one.due > now);
    for (const { key, body } of due) if (!this.fenced.has(key)) this.#execute(key, body);
  }

  #execute(key: string, body: string): Row {
    const known = this.ledger.get(key);
    if (known) return known;
    const verdict = this.verdicts.shift() ?? 'paid';
    const row: Row =
      verdict === 'action'
        ? { outcome: 'action-required', settled: false, body, action: { type: 'threeDS2', token: 'x' } }
        : { outcome: verdict, settled: verdict !== 'unknown', body };
    this.ledger.set(key, row);
    return row;
  }

  #answer(path: string, key: string, body: string): Response {
    if (path === '/checkout/paymentMethods') return this.#methods();
    if (path === '/attempts') {
      this.reserved.push(JSON.parse(body).key);
      return new Response(null, { status: 204 });
    }
    const [, toFence] = /^\/attempts\/(.+)\/fence$/.exec(path) ?? [];
    if (toFence) return this.#fence(toFence);
    if (path === '/checkout/payments') {
      if (this.fenced.has(key)) return refusal(409, 'attempt-fenced');
      const row = this.#execute(key, body);
      return row.body === body ? this.#show(key, row) : refusal(422, 'key-reused');
    }
    if (path === '/checkout/payments/details') return this.#settleAction(JSON.parse(body).key);
    const asked = path.slice('/attempts/'.length);
    const row = this.ledger.get(asked);
    return row ? this.#show(asked, row) : refusal(404, 'unknown-attempt');
  }

  #settleAction(named: string | undefined): Response {
    const key = named ?? [...this.ledger.keys()].at(-1);
    const row = key === undefined ? undefined : this.ledger.get(key);
    if (key === undefined || !row) return refusal(404, 'unknown-attempt');
    if (row.action) Object.assign(row, { outcome: 'paid', settled: true, action: undefined });
    return this.#show(key, row);
  }

  #fence(key: string): Response {
    const row = this.ledger.get(key);
    if (row) return this.#show(key, row);
    this.fenced.add(key);
    const never = { outcome: 'cancelled', reason: 'not-sent', settled: true };
    return json(200, { key, order: ORDER, amount: this.price, ...never });
  }

  #methods(): Response {
    const attempt = [...this.ledger].find(([key]) => this.isOpen(key))?.[0];
    return json(200, {
      environment: 'sandbox',
      serverTime: '0',
      order: ORDER,
      amount: AMOUNT,
      methods: [],
      storedCards: [],
      canStore: false,
      ...(attempt && { attempt }),
    });
  }

  #show(key: string, { outcome, settled, action }: Row): Response {
    return json(settled ? 200 : 202, { key, order: ORDER, outcome, settled, amount: AMOUNT, action });
  }
}

import {
  createProxy,
  platformNotifications,
  type Identity,
  type Ledger,
  type ProxyHandler,
  type ProxyOptions,
} from '../../src/proxy/index.js';
import type { Sandbox } from '../../src/sandbox/index.js';
import { MOST_PAYING, type Schedule } from './schedule.js';
import type { World } from './world.js';
import { never } from './never.js';

export const HMAC_KEY = '00112233445566778899AABBCCDDEEFF00112233445566778899AABBCCDDEEFF';
export const AMOUNT = { value: 1999, currency: 'EUR' };
/** Without them, no method is offered that is paid later. */
const LINES = [{ id: 'lamp', description: 'Lamp', quantity: 1, amountIncludingTax: AMOUNT.value }];
/** What a database with a full disk still does. */
const READS = /^(?:find|recall|list|backlog|dead|unsettled|unfinished|failed|eventsToDo)/;
const FROM_THE_PAGE = { origin: 'https://shop.test', 'sec-fetch-site': 'same-origin' };
/** Milliseconds: so short that cancels fall into the storm, and longer than any message is on its way. */
const CANCEL_UNKNOWN_AFTER = 5 * 60_000;
/** What the proxies are in: who they serve, and what breaks around them. */
export type Surroundings = Pick<World, 'chance' | 'takeTrouble' | 'time' | 'toPlatform' | 'told'> & {
  readonly weakness: string | undefined;
  readonly schedule: Pick<Schedule, 'isSignedIn' | 'processes' | 'skew' | 'troubles'>;
  /** What the merchant of this family of schedules sets beside. */
  readonly options?: Partial<ProxyOptions>;
};

interface Life {
  isAlive: boolean;
  /** What callers of this process hear when it is killed. */
  readonly hangUps: Set<() => void>;
}

/** The merchant's proxies: processes that share one ledger, are killed and come back. */
export class Processes {
  readonly ledger: Ledger;
  readonly #world: Surroundings;
  readonly #sandbox: Sandbox;
  readonly #lives: { life: Life; proxy: ProxyHandler }[];
  #calls = 0;
  isOut = false;
  isFull = false;

  constructor(world: Surroundings, sandbox: Sandbox, ledger: Ledger) {
    this.#world = world;
    this.#sandbox = sandbox;
    this.ledger = ledger;
    this.#lives = Array.from({ length: world.schedule.processes }, () => this.#start());
  }

  kill(number: number): void {
    const at = number % this.#lives.length;
    const { life } = this.#lives[at] ?? this.#start();
    life.isAlive = false;
    for (const hangUp of life.hangUps) hangUp();
    this.#lives[at] = this.#start();
  }

  /** Hands a request to one of them, as a load balancer does. */
  answer(request: Request): Promise<Response> {
    const [, key] = /\/attempts\/([^/]+)\/fence$/.exec(request.url) ?? [];
    if (key && this.#world.weakness === 'fence-always') return Promise.resolve(alwaysFenced(key));
    const { life, proxy } = this.#world.chance.of(this.#lives);
    return new Promise((resolve, reject) => {
      const hangUp = (): void => reject(new TypeError('fetch failed'));
      life.hangUps.add(hangUp);
      this.#guard(life, proxy(request))
        .then((answer) => resolve(this.#isForGood(answer) ? refusedForGood() : answer), reject)
        .finally(() => life.hangUps.delete(hangUp));
    });
  }

  /** Others at the shopper's address, who announce payments of their own. */
  crowd(size: number): void {
    for (const { proxy } of this.#lives)
      for (let count = 0; count < size; count++) {
        const body = JSON.stringify({ order: 'ORDER-OF-OTHERS', key: crypto.randomUUID() });
        const headers = { ...FROM_THE_PAGE, cookie: 'user=other', 'content-type': 'application/json' };
        const request = new Request('https://shop.test/florin/attempts', { method: 'POST', headers, body });
        void proxy(request);
      }
  }

  #isForGood({ status }: Response): boolean {
    return status === 429 && this.#world.weakness === 'limited-for-good';
  }

  async reconcile(): Promise<void> {
    await this.#lives[0]?.proxy.reconcile();
  }

  #guard<T>(life: Life, work: Promise<T>): Promise<T> {
    return work.then(
      (value) => (life.isAlive ? value : never()),
      (error: unknown) => {
        if (life.isAlive) throw error;
        return never();
      },
    );
  }

  #start(): { life: Life; proxy: ProxyHandler } {
    const life: Life = { isAlive: true, hangUps: new Set() };
    const { time, schedule } = this.#world;
    const proxy = createProxy({
      log: false,
      environment: 'sandbox',
      secret: 'a secret of thirty-two characters',
      merchantAccount: 'ShopAccount',
      apiKey: 'sandbox',
      cardPublicKey: this.#sandbox.publicKey,
      inPage: false,
      ledger: this.#ledgerOf(life),
      notifications: platformNotifications({ hmacKeys: [HMAC_KEY] }),
      upkeep: { isAutomatic: false, cancelUnknownAfter: CANCEL_UNKNOWN_AFTER },
      limits: schedule.troubles.some(({ on }) => on === 'crowd') ? { address: MOST_PAYING } : undefined,
      clientAddress: () => '203.0.113.7',
      // A clock tells whole milliseconds, and a database takes no others.
      now: () => Math.floor(time.now) + schedule.skew,
      platform: { fetch: (url, init) => this.#guard(life, this.#toPlatform(life, url, init)) },
      // Without it, none of the rows for signed-in people are there to be made.
      identify: schedule.isSignedIn ? identify : undefined,
      resolveOrder: (reference) =>
        reference.startsWith('ORDER')
          ? { amount: AMOUNT, returnUrl: 'https://shop.test/return', lineItems: LINES }
          : null,
      onSettled: (order, outcome) => void this.#world.told.push(`${order} ${outcome}`),
      ...this.#world.options,
    });
    return { life, proxy };
  }

  async #toPlatform(life: Life, url: string, init: RequestInit): Promise<Response> {
    if (!life.isAlive) return never();
    return this.#world.toPlatform(url, init);
  }

  /** Every step takes a moment, in which others go on, the process may die, and the database may be away. */
  #ledgerOf(life: Life): Ledger {
    return new Proxy(this.ledger, {
      get: (ledger, name) => {
        const value: unknown = Reflect.get(ledger, name);
        if (typeof value !== 'function') return value;
        return async (...given: unknown[]) => {
          if (!life.isAlive) return never();
          const trouble = this.#world.takeTrouble('ledger', this.#calls++);
          const isFull = () => this.isFull && !READS.test(String(name));
          const isAway = () =>
            this.isOut || isFull() || (trouble?.on === 'ledger' && trouble.when === 'before');
          await this.#world.time.wait(this.#world.chance.between(0, 15));
          if (!life.isAlive) return never();
          if (isAway()) throw new Error('the database is away');
          const result: unknown = await (value as (...given: unknown[]) => unknown).apply(ledger, given);
          await this.#world.time.wait(this.#world.chance.between(0, 15));
          if (!life.isAlive) return never();
          if (trouble) throw new Error('the database went away');
          return result;
        };
      },
    });
  }
}

function identify(request: Request): Identity | null {
  const name = /user=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1];
  return name ? { audience: 'shopper', shopperReference: name } : null;
}

/** Says of what is too much for now what is true only of what is wrong. */
const refusedForGood = (): Response => Response.json({ error: { code: 'invalid-request' } }, { status: 422 });

/** Says that nothing will ever be sent, and sees to nothing. */
const alwaysFenced = (key: string): Response =>
  Response.json({
    key,
    order: 'ORDER-1',
    outcome: 'cancelled',
    reason: 'not-sent',
    settled: true,
    amount: AMOUNT,
  });

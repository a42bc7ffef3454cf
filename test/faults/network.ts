import type { Chance } from './seeded.js';
import type { Strike } from './schedule.js';
import type { VirtualTime } from './virtual-time.js';

const broken = (): TypeError => new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } });

/** Says that it is busy, or broken, in the words of the message's receiver. */
export type Busy = (strike: Strike) => Response;

const HEADERS = { 'content-type': 'application/json', 'retry-after': '1' };

/** A gateway in front of the shop has no words of its own. */
const busyGateway: Busy = (strike) =>
  new Response('{}', { status: Number(strike.slice(0, 3)), headers: HEADERS });

const TYPES_BEFORE = ['internal', 'configuration', 'internal', 'security'];
const TYPES_AFTER = ['internal', 'validation', 'internal', 'security'];

/**
 * The platform gives its errors a body with a code and a type, whether it carried the request out or not. Only that an
 * account is not set up for a request is certain to come before anything is done.
 */
export function busyPlatform(): Busy {
  let count = 0;
  return (strike) => {
    const turn = count++ % 4;
    const errorType = (strike.endsWith('-before') ? TYPES_BEFORE : TYPES_AFTER)[turn];
    const status = strike.startsWith('429') ? 429 : turn % 2 === 0 ? 503 : 500;
    const errorCode = status === 429 ? '029' : errorType === 'configuration' ? '905' : '701';
    const body = JSON.stringify({
      status,
      errorCode,
      message: 'server could not process request',
      errorType,
    });
    return new Response(body, { status, headers: HEADERS });
  };
}

export interface Message {
  readonly strike: Strike | 'never' | undefined;
  /** Carries it out at the other end. May run more than once, and after the sender has given up. */
  readonly execute: () => Promise<Response>;
  readonly signal?: AbortSignal | null | undefined;
  /** Without it, the words are a gateway's. */
  readonly busy?: Busy;
}

/** Carries a message there and its answer back, with whatever strikes it on the way. */
export class Network {
  readonly #time: VirtualTime;
  readonly #chance: Chance;

  constructor(time: VirtualTime, chance: Chance) {
    this.#time = time;
    this.#chance = chance;
  }

  send({ strike, execute, signal, busy = busyGateway }: Message): Promise<Response> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(broken());
      signal?.addEventListener('abort', () => reject(broken()));
      this.#travel(strike, execute, busy).then(resolve, reject);
    });
  }

  async #travel(strike: Message['strike'], execute: () => Promise<Response>, busy: Busy): Promise<Response> {
    await this.#hop();
    if (strike === 'drop-before' || strike === 'never') throw broken();
    if (strike === 'late') {
      // The sender learns nothing; what was sent arrives long after.
      this.#time.after(this.#chance.between(20_000, 110_000), () => void execute().catch(() => undefined));
      await this.#time.wait(this.#chance.between(1000, 40_000));
      throw broken();
    }
    if (strike === '429-before' || strike === '503-before') return busy(strike);
    if (strike === 'slow') await this.#time.wait(this.#chance.between(1000, 35_000));
    if (strike === 'duplicate')
      this.#time.after(this.#chance.between(0, 90_000), () => void execute().catch(() => undefined));
    const answer = await execute();
    await this.#hop();
    if (strike === 'drop-after') throw broken();
    if (strike === '503-after') return busy(strike);
    if (strike === 'html') return new Response('<p>', { headers: { 'content-type': 'text/html' } });
    if (strike !== 'truncated') return answer;
    const { status, headers } = answer;
    return new Response((await answer.text()).slice(0, -2), { status, headers });
  }

  #hop(): Promise<void> {
    return this.#time.wait(this.#chance.between(5, 120));
  }
}

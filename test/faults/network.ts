import type { Chance } from './seeded.js';
import type { Strike } from './schedule.js';
import type { VirtualTime } from './virtual-time.js';

const broken = (): TypeError => new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } });
const busy = (status: number): Response =>
  new Response('{}', { status, headers: { 'content-type': 'application/json', 'retry-after': '1' } });

export interface Message {
  readonly strike: Strike | 'never' | undefined;
  /** Carries it out at the other end. May run more than once, and after the sender has given up. */
  readonly execute: () => Promise<Response>;
  readonly signal?: AbortSignal | null | undefined;
}

/** Carries a message there and its answer back, with whatever strikes it on the way. */
export class Network {
  readonly #time: VirtualTime;
  readonly #chance: Chance;

  constructor(time: VirtualTime, chance: Chance) {
    this.#time = time;
    this.#chance = chance;
  }

  send({ strike, execute, signal }: Message): Promise<Response> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(broken());
      signal?.addEventListener('abort', () => reject(broken()));
      this.#travel(strike, execute).then(resolve, reject);
    });
  }

  async #travel(strike: Message['strike'], execute: () => Promise<Response>): Promise<Response> {
    await this.#hop();
    if (strike === 'drop-before' || strike === 'never') throw broken();
    if (strike === 'late') {
      // The sender learns nothing; what was sent arrives long after.
      this.#time.after(this.#chance.between(20_000, 110_000), () => void execute().catch(() => undefined));
      await this.#time.wait(this.#chance.between(1000, 40_000));
      throw broken();
    }
    if (strike === '429-before') return busy(429);
    if (strike === '503-before') return busy(503);
    if (strike === 'slow') await this.#time.wait(this.#chance.between(1000, 35_000));
    if (strike === 'duplicate')
      this.#time.after(this.#chance.between(0, 90_000), () => void execute().catch(() => undefined));
    const answer = await execute();
    await this.#hop();
    if (strike === 'drop-after') throw broken();
    if (strike === '503-after') return busy(503);
    if (strike === 'html') return new Response('<p>', { headers: { 'content-type': 'text/html' } });
    if (strike !== 'truncated') return answer;
    const { status, headers } = answer;
    return new Response((await answer.text()).slice(0, -2), { status, headers });
  }

  #hop(): Promise<void> {
    return this.#time.wait(this.#chance.between(5, 120));
  }
}

import type { ClientError } from '../../../../client/index.js';
import type { RemovePartsAnswer } from '../../../../client/shopper/parts.js';
import type { RenderingHost } from '../../../base/adopt-styles.js';

/** Milliseconds before it is asked again, which double up to the last. */
const [FIRST, LONGEST] = [2000, 30_000];

/** What it needs, and all that the page has loaded already. */
export interface RemovalPorts {
  readonly host: RenderingHost & { refresh(): Promise<void> };
  order(): string;
  ask(order: string): Promise<RemovePartsAnswer> | undefined;
  /** Whether an error leaves open what was done. */
  isLost(error: unknown): boolean;
  wait(milliseconds: number): Promise<void>;
}

/**
 * Gives back all that an order was paid with so far. It is asked for again until the shop says that it is done: asking twice
 * changes nothing, so an answer that was lost is asked for again too.
 */
export class Removal {
  readonly #ports: RemovalPorts;
  isRunning = false;
  /** What there is to say of it. */
  word: 'removing' | 'on-its-way' | 'no-answer' | 'in-progress' | 'not-removed' | undefined;

  constructor(ports: RemovalPorts) {
    this.#ports = ports;
  }

  async run(): Promise<void> {
    const { host, wait } = this.#ports;
    const order = this.#ports.order();
    this.isRunning = true;
    this.word = 'removing';
    host.requestUpdate();
    for (
      let pause = FIRST;
      host.isConnected && order === this.#ports.order();
      pause = Math.min(LONGEST, pause * 2)
    ) {
      const next = await this.#ask(order);
      if (next === undefined) break;
      this.word = next;
      host.requestUpdate();
      if (next === 'in-progress' || next === 'not-removed') break;
      await wait(pause);
    }
    this.isRunning = false;
    host.requestUpdate();
  }

  /** Why it is not done; undefined once it is, and the new list is there. */
  async #ask(order: string): Promise<Removal['word']> {
    const { host, ask, isLost } = this.#ports;
    try {
      const answer = await ask(order);
      if (answer?.settled === false) return 'on-its-way';
    } catch (error) {
      const { code, kind } = error as Partial<ClientError>;
      if (isLost(error) || kind === 'rate-limited') return 'no-answer';
      if (code === 'attempt-open') return 'in-progress';
      if (code !== 'order-paid') return 'not-removed';
    }
    this.word = undefined;
    await host.refresh();
    return undefined;
  }
}

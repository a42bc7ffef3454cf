import { ClientError } from '../../../../client/index.js';
import { removeParts } from '../../../../client/shopper/gift-cards.js';
import { isLost } from '../../../../client/wire/errors.js';
import { waitInView } from '../../../parts/attempt/wait-in-view.js';
import type { RoomSurroundings } from '../family.js';

/** Milliseconds before it is asked again, which double up to the last. */
const [FIRST, LONGEST] = [2000, 30_000];

/**
 * Gives back all that an order was paid with so far. It is asked for again until the shop says that it is done: asking twice
 * changes nothing, so an answer that was lost is asked for again too.
 */
export class Removal {
  readonly #around: RoomSurroundings;
  readonly #order: () => string;
  isRunning = false;
  /** What there is to say of it. */
  word: 'removing' | 'on-its-way' | 'no-answer' | 'in-progress' | 'not-removed' | undefined;

  constructor(around: RoomSurroundings, order: () => string) {
    this.#around = around;
    this.#order = order;
  }

  async run(): Promise<void> {
    const { host } = this.#around;
    const order = this.#order();
    this.isRunning = true;
    this.word = 'removing';
    for (
      let pause = FIRST;
      host.isConnected && order === this.#order();
      pause = Math.min(LONGEST, pause * 2)
    ) {
      const next = await this.#ask(order);
      if (next === undefined) break;
      this.word = next;
      host.requestUpdate();
      if (next === 'in-progress' || next === 'not-removed') break;
      await waitInView(pause);
    }
    this.isRunning = false;
    host.requestUpdate();
  }

  /** Why it is not done; undefined once it is, and the new list is there. */
  async #ask(order: string): Promise<Removal['word']> {
    const { host, client } = this.#around;
    try {
      const answer = await client()?.call(removeParts, { order });
      if (answer?.settled === false) return 'on-its-way';
    } catch (error) {
      const { code, kind } = error instanceof ClientError ? error : ({} as Partial<ClientError>);
      if (isLost(error) || kind === 'rate-limited') return 'no-answer';
      if (code === 'attempt-open') return 'in-progress';
      if (code !== 'order-paid') return 'not-removed';
    }
    this.word = undefined;
    await host.refresh();
    return undefined;
  }
}

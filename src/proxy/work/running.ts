import { Refusal } from '../refusal.js';
import { within } from './work.js';

/** Milliseconds after which a browser that was turned away asks again: by then another process answers. */
export const COME_BACK = 5000;

/** Counts the work of this process, so that it can be stopped without breaking off anything. */
export class Running {
  readonly #going = new Set<Promise<unknown>>();
  #isDraining = false;

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** From now on nothing new is begun. */
  drain(): void {
    this.#isDraining = true;
  }

  /** Refuses what comes while the process is stopping. */
  checkOpen(): void {
    if (this.#isDraining) throw new Refusal('unavailable', { retryAfter: COME_BACK });
  }

  /** Remembers work until it has ended, however it ended. */
  track<T>(work: Promise<T>): Promise<T> {
    const ended: Promise<unknown> = work.then(
      () => this.#going.delete(ended),
      () => this.#going.delete(ended),
    );
    this.#going.add(ended);
    return work;
  }

  /** Resolves once all work has ended, what it began included, or when time is up. */
  async idle(milliseconds: number): Promise<void> {
    const end = performance.now() + milliseconds;
    while (this.#going.size > 0 && performance.now() < end)
      await within(
        Promise.all(this.#going).then(() => undefined),
        end - performance.now(),
      );
  }
}

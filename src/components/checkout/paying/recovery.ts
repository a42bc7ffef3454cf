import type { ReactiveController } from 'lit';

import type { Problem, ProblemCode } from '../../../client/pay-once/index.js';
import { waitInView } from '../../parts/attempt/wait-in-view.js';
import type { CardFrameHost } from '../../parts/card-frame/card-frame.js';

/** What passes by itself: the shop, or the way to it, is down for a while. */
const PASSING: readonly ProblemCode[] = [
  'network',
  'timeout',
  'server',
  'not-json',
  'broken-json',
  'rate-limited',
];

/** Milliseconds before the first time of asking again, which double up to the last. */
const [FIRST, LONGEST] = [1000, 5000];

export interface RecoveryOptions {
  /** Whether the last time of asking failed. */
  isDown(): boolean;
  again(): Promise<void>;
}

/**
 * Asks the shop again by itself while it cannot be reached: seconds after it is back, at once when the browser is online
 * again or the page comes into view, and not at all while nobody can see it.
 */
export class Recovery implements ReactiveController {
  readonly #host: CardFrameHost;
  readonly #options: RecoveryOptions;
  #pause = 0;
  #isWaiting = false;
  #problem: Problem | undefined;

  constructor(host: CardFrameHost, options: RecoveryOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#problem && this.#options.isDown()) this.plan(this.#problem);
  }

  plan(problem: Problem): void {
    this.#problem = problem;
    if (PASSING.includes(problem.code) && !this.#isWaiting) void this.#wait(problem.retryAfter ?? 0);
  }

  async #wait(least: number): Promise<void> {
    this.#isWaiting = true;
    this.#pause = Math.min(LONGEST, Math.max(FIRST, this.#pause * 2));
    await waitInView(Math.max(least, this.#pause));
    this.#isWaiting = false;
    if (!this.#options.isDown()) this.#pause = 0;
    else if (this.#host.isConnected) await this.#options.again();
  }
}

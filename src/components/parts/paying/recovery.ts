import type { ReactiveController, ReactiveControllerHost } from 'lit';

import { isLost } from '../../../client/wire/errors.js';
import { waitInView } from '../attempt/wait-in-view.js';

/** What is asked for, and whether that failed. */
interface Asked {
  readonly error: unknown;
  /** `isAgain` where it is asked for because of an error. */
  load(isAgain: boolean): Promise<void>;
}

/** Milliseconds before the first time of asking again, which double up to the last. */
const [FIRST, LONGEST] = [1000, 5000];

/**
 * Asks the shop again by itself while it cannot be reached: seconds after it is back, at once when the browser is online
 * again or the page comes into view, and not at all while the page is hidden.
 */
export class Recovery implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #methods: Asked;
  #pause = 0;
  #isWaiting = false;

  constructor(host: ReactiveControllerHost & HTMLElement, methods: Asked) {
    this.#host = host;
    this.#methods = methods;
    host.addController(this);
  }

  hostConnected(): void {
    void this.plan();
  }

  /** To be called when asking failed; a plain no does not pass by itself. */
  async plan(): Promise<void> {
    if (this.#isWaiting || !isLost(this.#methods.error)) return;
    this.#isWaiting = true;
    this.#pause = Math.min(LONGEST, Math.max(FIRST, this.#pause * 2));
    await waitInView(this.#pause);
    this.#isWaiting = false;
    if (!this.#methods.error) this.#pause = 0;
    else if (this.#host.isConnected) await this.#methods.load(true);
  }
}

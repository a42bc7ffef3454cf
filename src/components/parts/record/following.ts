import type { ReactiveController } from 'lit';

import { waitInView } from '../attempt/wait-in-view.js';

const FIRST = 2000;
const LONGEST = 60_000;
const GROWTH = 1.6;

export interface FollowingOptions {
  /** Whether there is something to wait for. */
  isWanted(): boolean;
  look(): Promise<unknown>;
}

/** Looks again and again while something is pending, each time after a longer wait, and only while a person may see it. */
export class Following implements ReactiveController {
  readonly #options: FollowingOptions;
  #wait = FIRST;
  #round = 0;
  #isWaiting = false;
  #isConnected = false;

  constructor(host: { addController(controller: ReactiveController): void }, options: FollowingOptions) {
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    this.#isConnected = true;
    this.restart();
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    this.#round++;
    this.#isWaiting = false;
  }

  hostUpdated(): void {
    if (!this.#isWaiting && this.#isConnected && this.#options.isWanted()) void this.#next();
  }

  /** Something has just happened: the next look comes soon again. */
  restart(): void {
    this.#round++;
    this.#isWaiting = false;
    this.#wait = FIRST;
  }

  async #next(): Promise<void> {
    this.#isWaiting = true;
    const round = this.#round;
    await waitInView(this.#wait);
    if (round !== this.#round) return;
    this.#wait = Math.min(this.#wait * GROWTH, LONGEST);
    this.#isWaiting = false;
    if (this.#options.isWanted()) await this.#options.look();
  }
}

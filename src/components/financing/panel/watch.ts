import type { ReactiveController, ReactiveControllerHost } from 'lit';

const FIRST = 5000;
const LAST = 60_000;

/** Looks again while something is on its way, less and less often, as long as the page is on screen. */
export class Watch implements ReactiveController {
  readonly #look: () => Promise<unknown>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = FIRST;

  constructor(host: ReactiveControllerHost, look: () => Promise<unknown>) {
    this.#look = look;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  /** Looks after the next pause, unless that is already going to happen. */
  start(): void {
    this.#timer ??= setTimeout(() => void this.#again(), this.#pause);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#pause = FIRST;
  }

  async #again(): Promise<void> {
    this.#pause = Math.min(this.#pause * 2, LAST);
    if (document.visibilityState === 'visible') await this.#look();
    if (this.#timer === undefined) return;
    this.#timer = undefined;
    this.start();
  }
}

/** Milliseconds the frame has for each step it is waited for. */
export const PATIENCE = 10_000;
/** Milliseconds after which waiting is announced. */
const SILENCE = 1000;

/** Waiting that says so after a second and gives up after ten. */
export class Waiting {
  readonly #onSlow: () => void;
  readonly #onGivenUp: () => void;
  #timers: ReturnType<typeof setTimeout>[] = [];
  /** It takes long enough to be noticed. */
  isSlow = false;
  /** The shopper wants to go on. */
  isAsked = false;

  constructor(onSlow: () => void, onGivenUp: () => void) {
    this.#onSlow = onSlow;
    this.#onGivenUp = onGivenUp;
  }

  start(): void {
    this.stop();
    const onSlow = () => {
      this.isSlow = true;
      this.#onSlow();
    };
    this.#timers = [setTimeout(onSlow, SILENCE), setTimeout(this.#onGivenUp, PATIENCE)];
  }

  /** Says now that there is something to wait for, because the shopper is waiting. */
  readonly say = (): void => {
    this.isAsked = true;
    this.#onSlow();
  };

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.isSlow = this.isAsked = false;
  }
}

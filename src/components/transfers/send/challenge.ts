/** How long a challenge can be answered, in milliseconds. */
const LIFETIME = 300_000;

interface ChallengeOptions {
  /** Milliseconds since the epoch, by the proxy's clock. */
  now(): number;
  /** A second went by, or the device refused. */
  onChange(): void;
  onSigned(signed: string): void;
}

/** One challenge for a device, with the time that is left. It counts for one transfer, once. */
export class Challenge {
  readonly until: number;
  readonly #options: ChallengeOptions;
  readonly #timer: ReturnType<typeof setInterval>;
  isFailed = false;
  #isAnswered = false;
  #isStopped = false;

  constructor(options: ChallengeOptions) {
    this.#options = options;
    this.until = options.now() + LIFETIME;
    this.#timer = setInterval(() => {
      if (this.left <= 0) clearInterval(this.#timer);
      options.onChange();
    }, 1000);
  }

  /** Milliseconds that are left; none or less once it is over. */
  get left(): number {
    return this.until - this.#options.now();
  }

  /** Takes the device's answer, or the promise of it, the first time. One that comes too late is none. */
  readonly respondWith = (signed: string | Promise<string>): void => {
    if (this.#isAnswered) return;
    this.#isAnswered = true;
    Promise.resolve(signed).then(
      (text) => {
        if (this.#isStopped || this.left <= 0) return;
        if (typeof text === 'string' && text) this.#options.onSigned(text);
        else this.#fail();
      },
      () => this.#fail(),
    );
  };

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#timer);
  }

  #fail(): void {
    if (this.#isStopped) return;
    this.isFailed = true;
    this.stop();
    this.#options.onChange();
  }
}

import type { ReactiveController, ReactiveControllerHost } from 'lit';

export interface PollerOptions {
  /** Whether there is anything to wait for. */
  isWanted(): boolean;
  /** Asks; resolves to whether something has changed. */
  poll(): Promise<boolean>;
}

/** Milliseconds between two questions: at first, at most, and by what they grow while nothing happens. */
const FIRST = 4000;
const LONGEST = 60_000;
const GROWTH = 1.6;

/** Milliseconds between two questions while something is expected any moment, and how many of them. */
const SOON = [300, 700, 1500, 3000, 5000];

/** Milliseconds that must lie between two questions, however often a person comes back to the page. */
const REST = 2000;

/**
 * Asks again and again, ever less often, while the shopper can see the answer: never in a hidden tab, never without a network.
 * Coming back to the page asks at once.
 */
export class Poller implements ReactiveController {
  readonly #options: PollerOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #connected = new AbortController();
  #isConnected = false;
  #wait = FIRST;
  #soon: number[] = [];
  #askedAt = 0;
  #isAsking = false;

  constructor(host: ReactiveControllerHost, options: PollerOptions) {
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    this.#isConnected = true;
    this.#connected = new AbortController();
    for (const name of ['focus', 'online', 'pageshow']) addEventListener(name, this.#onBack, this.#connected);
    document.addEventListener('visibilitychange', this.#onBack, this.#connected);
    addEventListener('offline', this.#plan, this.#connected);
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    this.#connected.abort();
    clearTimeout(this.#timer);
  }

  hostUpdated(): void {
    if (this.#timer === undefined && !this.#isAsking) this.#plan();
  }

  /** Something is about to change: asks several times soon. */
  expect(): void {
    this.#soon = [...SOON];
    this.#plan();
  }

  get #isIdle(): boolean {
    const { isWanted } = this.#options;
    const isSeen = document.visibilityState === 'visible' && navigator.onLine;
    return !this.#isConnected || !isSeen || !(this.#soon.length > 0 || isWanted());
  }

  readonly #plan = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isIdle || this.#isAsking) return;
    this.#timer = setTimeout(() => void this.#ask(), this.#soon[0] ?? this.#wait);
  };

  readonly #onBack = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#wait = FIRST;
    if (!this.#isIdle && Date.now() - this.#askedAt > REST) void this.#ask();
    else this.#plan();
  };

  async #ask(): Promise<void> {
    if (this.#isAsking || this.#isIdle) return;
    this.#isAsking = true;
    this.#askedAt = Date.now();
    this.#soon.shift();
    const isNews = await this.#options.poll().catch(() => false);
    this.#wait = isNews ? FIRST : Math.min(LONGEST, this.#wait * GROWTH);
    this.#isAsking = false;
    this.#plan();
  }
}

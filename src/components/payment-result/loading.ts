import type { ReactiveController, ReactiveControllerHost } from 'lit';

import type { ResultView } from '../parts/result-view/result-view.js';
import type { BankStep, BankStepOptions } from '../parts/attempt/bank-step.js';
import type { Lookup, LookupOptions } from './lookup.js';

export interface Loaded {
  readonly lookup: Lookup;
  readonly view: ResultView;
  readonly bank: BankStep;
}

export type LoadingOptions = Omit<LookupOptions, 'isLate'> &
  Pick<BankStepOptions, 'context'> & { language(): string };

type Host = ConstructorParameters<typeof ResultView>[0] & ReactiveControllerHost;

/** A wait shorter than this is not worth a word, and a provider further up may still be on its way. */
const WORTH_A_WORD = 1000;

/** Loads what asks and what shows the answer, in one file, while the skeleton already stands on the page. */
export class Loading implements ReactiveController {
  readonly #host: Host;
  readonly #options: LoadingOptions;
  #loaded: Loaded | undefined;
  #hasFailed = false;
  #isLate = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Host, options: LoadingOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  get loaded(): Loaded | undefined {
    return this.#loaded;
  }

  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  get isLate(): boolean {
    return this.#isLate;
  }

  hostConnected(): void {
    void this.#load();
    this.#timer = setTimeout(() => {
      this.#isLate = true;
      this.#host.requestUpdate();
    }, WORTH_A_WORD);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  /** For a wait or a failure: at once instead of later. */
  readonly hurry = (): void => {
    if (this.#loaded) this.#loaded.lookup.hurry();
    else void this.#load();
  };

  async #load(): Promise<void> {
    if (this.#loaded) return;
    try {
      const { BankStep, Lookup, ResultView } = await import('./looking.js');
      this.#hasFailed = false;
      if (!this.#loaded) {
        const lookup = new Lookup(this.#host, { ...this.#options, isLate: () => this.#isLate });
        this.#loaded = {
          lookup,
          view: new ResultView(this.#host, this.#options.language),
          bank: new BankStep(this.#host, { ...this.#options, payment: () => lookup.payment }),
        };
      }
    } catch {
      this.#hasFailed = true;
    }
    this.#host.requestUpdate();
  }
}

import type { ReactiveController, ReactiveControllerHost } from 'lit';

import type { Client } from '../../client/index.js';
import {
  AttemptFollower,
  type AttemptState,
  type Details,
  type Problem,
} from '../../client/pay-once/index.js';
import { Attempt } from '../parts/attempt/attempt.js';
import { situationOf, type Situation } from './situation.js';

export interface LookupOptions {
  client(): Client | undefined;
  order(): string;
  /** Whether it was long enough for a provider further up to have arrived. */
  isLate(): boolean;
  /** What a redirect brought back, asked for once. */
  takeDetails(): Details | undefined;
  onChange(attempt: AttemptState, previous: AttemptState): void;
}

/** Finds out how the payment of an order ended: hands in what a redirect brought back, or asks what is known of it. */
export class Lookup implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: LookupOptions;
  readonly #attempt: Attempt<AttemptFollower>;
  #begun: AttemptFollower | undefined;
  #problem: Problem | undefined;
  #nothingKnown = false;
  #checking = false;

  constructor(host: ReactiveControllerHost, options: LookupOptions) {
    this.#host = host;
    this.#options = options;
    this.#attempt = new Attempt(host, options, AttemptFollower);
    host.addController(this);
  }

  get payment(): AttemptFollower | undefined {
    return this.#attempt.payment;
  }

  get state(): AttemptState {
    return this.#attempt.state;
  }

  get problem(): Problem | undefined {
    return this.#problem ?? this.state.problem;
  }

  /** A result is on screen and being checked again. */
  get checking(): boolean {
    return this.#checking;
  }

  get situation(): Situation {
    return situationOf({
      attempt: this.state,
      problem: this.problem,
      nothingKnown: this.#nothingKnown || !this.payment,
      checking: this.#checking,
      online: navigator.onLine,
    });
  }

  hostUpdate(): void {
    const { payment } = this;
    if (payment === this.#begun || !(this.#options.client() || this.#options.isLate())) return;
    this.#begun = payment;
    this.#nothingKnown = false;
    this.#problem = undefined;
    if (payment) void this.#begin(payment);
  }

  /** For a result on screen that is not final. */
  async check(): Promise<void> {
    this.#set(() => (this.#checking = true));
    await this.payment?.check();
    this.#set(() => (this.#checking = false));
  }

  /** For a wait or a failure: at once instead of later. */
  hurry(): void {
    const { payment } = this;
    if (!payment) return;
    if (payment.state.phase === 'idle') void this.#begin(payment);
    else if (payment.state.phase === 'unknown') void payment.check();
    else {
      payment.sleep();
      payment.wake();
    }
  }

  async #begin(payment: AttemptFollower): Promise<void> {
    const details = this.#options.takeDetails();
    if (details) return void payment.complete(details);
    if (payment.resume()) return;
    const { key, problem } = await payment.find();
    if (payment !== this.payment) return;
    this.#set(() => {
      this.#problem = problem;
      this.#nothingKnown = !problem && !key;
    });
    if (key) payment.resume(key);
  }

  #set(change: () => void): void {
    change();
    this.#host.requestUpdate();
  }
}

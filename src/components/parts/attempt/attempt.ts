import type { ReactiveController, ReactiveControllerHost } from 'lit';

import type { Client } from '../../../client/index.js';
import {
  canPay,
  type AttemptFollower,
  type AttemptState,
  type PayOncePorts,
} from '../../../client/pay-once/index.js';
import { attemptStorage } from './attempt-storage.js';
import { openOtherTabs, type OtherTabs } from './other-tabs.js';
import { waitInView } from './wait-in-view.js';

export interface AttemptOptions {
  client(): Client | undefined;
  order(): string;
  onChange?(state: AttemptState, previous: AttemptState): void;
}

/** Milliseconds between two checks of a payment with an unknown outcome. */
const LOOK = 5000;

/** `PayOnce`, or the `AttemptFollower` where there is nothing to pay. */
export type Machine<Payment> = new (order: string, ports: PayOncePorts) => Payment;

/**
 * Gives an element the payment of its order: `payment` is a machine of `client/pay-once` with this browser's storage
 * and clock, a new one when the order changes. It sleeps while the element is out of the page and looks once when the
 * page comes back into view or out of the back-forward cache, or when another tab says that the order has a payment.
 */
export class Attempt<Payment extends AttemptFollower> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: AttemptOptions;
  readonly #Machine: Machine<Payment>;
  #payment: Payment | undefined;
  #watch: AbortController | undefined;
  #tabs: OtherTabs | undefined;

  constructor(host: ReactiveControllerHost, options: AttemptOptions, Class: Machine<Payment>) {
    this.#host = host;
    this.#options = options;
    this.#Machine = Class;
    host.addController(this);
  }

  /** Nothing while no order is named. */
  get payment(): Payment | undefined {
    const order = this.#options.order();
    if (this.#payment?.order === order) return this.#payment;
    this.#payment?.sleep();
    this.#payment = order ? this.#make(order) : undefined;
    return this.#payment;
  }

  get state(): AttemptState {
    return this.payment?.state ?? { phase: 'idle' };
  }

  hostConnected(): void {
    this.#watch = new AbortController();
    document.addEventListener('visibilitychange', this.#onView, this.#watch);
    addEventListener('pageshow', this.#onView, this.#watch);
    this.#tabs = openOtherTabs((order, key) => {
      if (order === this.#options.order() && this.#options.client() && !this.payment?.resume(key))
        this.#onView();
    });
    this.#payment?.wake();
    void this.#keepLooking();
  }

  hostDisconnected(): void {
    this.#watch?.abort();
    this.#tabs?.close();
    this.#tabs = undefined;
    this.#payment?.sleep();
  }

  /** Quietly, while the page is in view: what could not be told during an outage is shown seconds after it. */
  async #keepLooking(): Promise<void> {
    const [payment, watch] = [this.#payment, this.#watch];
    const isUnknown = (): boolean =>
      payment === this.#payment && payment?.state.phase === 'unknown' && watch?.signal.aborted === false;
    for (let pause = LOOK; isUnknown(); pause = Math.min(20_000, pause * 1.5)) {
      await waitInView(pause);
      if (isUnknown()) await payment?.look();
    }
  }

  readonly #onView = (): void => {
    if (document.visibilityState === 'visible') void this.#payment?.look();
  };

  #make(order: string): Payment {
    let previous: AttemptState = { phase: 'idle' };
    const payment: Payment = new this.#Machine(order, {
      client: this.#options.client,
      storage: attemptStorage,
      wait: waitInView,
      onChange: (state) => {
        if (this.#payment !== payment) return;
        this.#options.onChange?.(state, previous);
        const { phase, key } = state;
        if (phase === 'settled' && phase !== previous.phase && key && !canPay(state))
          this.#tabs?.tell(order, key);
        if (phase === 'unknown' && previous.phase !== phase) void this.#keepLooking();
        previous = state;
        this.#host.requestUpdate();
      },
    });
    return payment;
  }
}

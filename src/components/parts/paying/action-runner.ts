import type { ReactiveController, ReactiveControllerHost } from 'lit';

import type { Client } from '../../../client/index.js';
import type { AttemptState, PayOnce } from '../../../client/pay-once/index.js';
import { isWaitedFor } from '../../../client/shopper/attempt.js';
import type { Groups } from '../../../words/own-words.js';
import { runAction } from '../actions/actions.js';

type Host = ReactiveControllerHost & { readonly words?: Groups };

export interface ActionRunnerOptions {
  payment(): PayOnce | undefined;
  client(): Client | undefined;
  proxy(): string;
  language(): string;
  container(): HTMLElement | null;
  onUnsafe(field: string): void;
}

/** An app is waited for in any page, again and again: that does nothing to the payment. */
export const isWaiting = ({ action }: AttemptState): boolean => isWaitedFor(action);

/** Does what the bank asks for, once for each action, and hands the result in. */
export class ActionRunner implements ReactiveController {
  readonly #host: Host;
  readonly #options: ActionRunnerOptions;
  #abort: AbortController | undefined;
  /** True where the shopper has to say go: after a reload, after coming back, or when something failed. */
  needsClick = false;

  constructor(host: Host, options: ActionRunnerOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('pageshow', this.#onPageShow);
    const state = this.#options.payment()?.state;
    if (state && isWaiting(state)) void this.run();
  }

  hostDisconnected(): void {
    removeEventListener('pageshow', this.#onPageShow);
    this.#stop();
  }

  onState(state: AttemptState): void {
    this.#abort?.abort();
    this.needsClick = state.phase === 'action' && state.resumed === true && !isWaiting(state);
    if (state.phase === 'action' && !this.needsClick) void this.run();
  }

  readonly run = async (): Promise<void> => {
    const payment = this.#options.payment();
    const { action } = payment?.state ?? {};
    if (!payment || !action) return;
    this.#abort?.abort();
    const { signal } = (this.#abort = new AbortController());
    this.needsClick = false;
    this.#host.requestUpdate();
    try {
      await this.#host.updateComplete;
      const container = this.#options.container();
      if (!container || signal.aborted) return;
      const result = await runAction(action, {
        proxy: this.#options.proxy(),
        language: this.#options.language(),
        words: this.#host.words,
        container,
        signal,
        attempt: {
          payment,
          client: () => this.#options.client(),
          host: this.#host,
          language: () => this.#options.language(),
        },
      });
      if (signal.aborted) return;
      if (result.kind === 'details' || result.kind === 'closed') await payment.complete(result.details);
      else if (result.kind === 'unsupported' || result.kind === 'invalid') {
        if (result.kind === 'invalid') this.#options.onUnsafe(result.field);
        payment.strand();
      }
    } catch {
      // A part of the library did not load. Nothing else on the page says how the payment goes on.
      this.#stop(true);
    }
  };

  /** Out of the back-forward cache, a page that had left for the bank is still where it was. */
  readonly #onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    this.#stop();
    if (!this.needsClick) void this.run();
  };

  #stop(hasFailed = false): void {
    this.#abort?.abort();
    const state = this.#options.payment()?.state;
    this.needsClick = state?.phase === 'action' && (hasFailed || !isWaiting(state));
    this.#host.requestUpdate();
  }
}

import type { ReactiveController, ReactiveControllerHost } from 'lit';

import type { Client } from '../../../client/index.js';
import type { AttemptFollower } from '../../../client/pay-once/index.js';
import type { Action } from '../../../client/shopper/index.js';
import type { ActionContext } from '../actions/action.js';

type Host = ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };

export interface BankStepOptions {
  payment(): AttemptFollower | undefined;
  client(): Client | undefined;
  context(): Pick<ActionContext, 'proxy' | 'language' | 'redirectOrigins'>;
}

/** Runs what a bank asks for, of a payment that was begun or is followed here. The host's template keeps an empty `#bank` for it. */
export class BankStep implements ReactiveController {
  readonly #host: Host;
  readonly #options: BankStepOptions;
  #run = new AbortController();
  #isWaiting = false;

  constructor(host: Host, options: BankStepOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** True where the next step takes a click: a redirect would otherwise send the shopper round in circles. */
  get isWaiting(): boolean {
    return this.#isWaiting;
  }

  hostDisconnected(): void {
    this.#run.abort();
  }

  begin({ type }: Action): void {
    const isRedirect = type === 'redirect';
    this.#wait(isRedirect);
    if (!isRedirect) this.run();
  }

  readonly run = (): void => void this.#act();

  /** The payment has ended, or goes on otherwise. */
  stop(): void {
    this.#run.abort();
  }

  #wait(isWaiting: boolean): void {
    this.#isWaiting = isWaiting;
    this.#host.requestUpdate();
  }

  async #act(): Promise<void> {
    const payment = this.#options.payment();
    const action = payment?.state.action;
    const container = this.#host.renderRoot.querySelector<HTMLElement>('#bank');
    if (!payment || !action || !container) return;
    this.#wait(false);
    this.#run.abort();
    const { signal } = (this.#run = new AbortController());
    const result = await import('../actions/actions.js')
      .then(({ runAction }) =>
        runAction(action, {
          ...this.#options.context(),
          attempt: {
            payment,
            client: this.#options.client,
            host: this.#host,
            language: () => this.#options.context().language,
          },
          container,
          signal,
        }),
      )
      // A part of the library did not load: a click tries again.
      .catch(() => undefined);
    if (result && 'details' in result) void payment.complete(result.details);
    else if (result?.kind === 'unsupported' || result?.kind === 'invalid') payment.strand();
    else this.#wait(true);
  }
}

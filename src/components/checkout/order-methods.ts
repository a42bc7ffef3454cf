import type { ReactiveController, ReactiveControllerHost } from 'lit';

import { ClientError, type Client } from '../../client/index.js';
import { methods, type MethodsAnswer, type MethodsRequest } from '../../client/shopper/methods.js';
import { nextTask } from '../base/next-task.js';
import { amountText } from '../parts/amount/amount.js';

/** Milliseconds after which the amount does not wait for the card fields any longer. */
const PATIENCE = 1000;

export interface OrderMethodsOptions {
  client(): Client | undefined;
  request(): MethodsRequest;
  onAnswer(answer: MethodsAnswer): void;
  onError(error: unknown): void;
}

/**
 * What the order costs and how it can be paid: one request for each order, country and proxy. While it is asked for
 * again, the last answer stays.
 */
export class OrderMethods implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: OrderMethodsOptions;
  #client: Client | undefined;
  #asked = '';
  #turn = 0;
  answer: MethodsAnswer | undefined;
  #isPricing = false;
  #hasPriced = false;
  /** Why the last time of asking brought no answer. */
  error: unknown;

  constructor(host: ReactiveControllerHost, options: OrderMethodsOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostUpdate(): void {
    const client = this.#options.client();
    const { order, countryCode } = this.#options.request();
    const asked = `${countryCode} ${order}`;
    if (!client || !order || (client === this.#client && asked === this.#asked)) return;
    this.#client = client;
    this.#asked = asked;
    this.answer = undefined;
    void this.load();
  }

  /** Whether the order's amount is there and can be shown. */
  get isPriced(): boolean {
    return this.#hasPriced && !!this.answer;
  }

  /**
   * The first amount a page formats takes the browser longer than the whole form: it does so in a task of its own, once
   * the card fields are there or are waited for already.
   */
  async price(): Promise<void> {
    const { answer } = this;
    if (this.#isPricing || !answer) return;
    this.#isPricing = true;
    await nextTask();
    amountText(answer.amount, this.#options.request().locale ?? '');
    await nextTask();
    this.#hasPriced = true;
    this.#host.requestUpdate();
  }

  /** Asks again, and keeps what is known until the answer is there. */
  async load(): Promise<void> {
    const turn = ++this.#turn;
    const request = this.#options.request();
    this.error = undefined;
    this.#host.requestUpdate();
    try {
      const answer = await this.#client?.call(methods, request);
      if (turn !== this.#turn || !answer) return;
      if (answer.order !== request.order || answer.amount.value < 0)
        throw new ClientError({ kind: 'contract', operation: 'methods', field: 'order' });
      this.answer = answer;
      this.#options.onAnswer(answer);
      setTimeout(() => void this.price(), PATIENCE);
    } catch (error) {
      if (turn !== this.#turn) return;
      this.error = error;
      this.#options.onError(error);
    }
    this.#host.requestUpdate();
  }
}

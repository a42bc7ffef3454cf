import type { ReactiveController } from 'lit';

import type { CallOptions, Client } from '../../../client/index.js';
import { config, type ConfigAnswer } from '../../../client/shopper/config.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import { noteEnvironment } from '../../base/environment.js';
import { ServerClock } from '../../base/server-clock.js';
import { KeepFocus } from './keep-focus.js';
import type { ResourceOptions } from './resource-options.js';
import { resourceState, troubleOf, type ResourceState, type Trouble } from './resource-state.js';

/** Milliseconds of waiting that need no word; a provider further up may still be on its way, too. */
const WORTH_A_WORD = 1000;

/**
 * What an element shows from the merchant's proxy: asks as soon as the proxy is known, asks anew when the question
 * changes, and knows in which of the states of `resource-state.ts` that leaves the element. The proxy's clock and
 * environment come with the first answer. Whatever comes and goes, the focus stays in the element.
 */
export class Resource<Answer> implements ReactiveController {
  readonly #host: RenderingHost;
  readonly #options: ResourceOptions<Answer>;
  readonly #clock = new ServerClock();
  #question: readonly unknown[] = [];
  #asking: AbortController | undefined;
  #connected = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLate = false;
  #answer: Answer | undefined;
  #trouble: Trouble | undefined;
  #config: ConfigAnswer | undefined;

  constructor(host: RenderingHost, options: ResourceOptions<Answer>) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
    host.addController(new KeepFocus(host));
  }

  hostConnected(): void {
    this.#connected = new AbortController();
    addEventListener('online', this.#onOnline, this.#connected);
    this.#wait();
  }

  hostDisconnected(): void {
    this.#connected.abort();
    this.#asking?.abort();
    this.#asking = undefined;
    clearTimeout(this.#timer);
    if (this.#answer === undefined) this.#question = [];
  }

  hostUpdate(): void {
    const client = this.#options.client();
    const question = [client, ...(this.#options.question?.() ?? [])];
    const isSame = question.every((part, at) => Object.is(part, this.#question[at]));
    if (!client || isSame) return;
    if (client !== this.#question[0]) this.#config = undefined;
    this.#question = question;
    this.#answer = this.#trouble = undefined;
    void this.load();
  }

  /** What there is to show; nothing before the first answer. */
  get answer(): Answer | undefined {
    return this.#answer;
  }

  get trouble(): Trouble | undefined {
    return this.#trouble;
  }

  get state(): ResourceState {
    const answer = this.#answer;
    return resourceState({
      hasAnswer: answer !== undefined,
      trouble: this.#trouble,
      isEmpty: answer !== undefined && this.#options.isEmpty?.(answer) === true,
      isFiltered: this.#options.isFiltered?.() === true,
    });
  }

  /** True while an answer is on its way, whatever is on screen. */
  get isBusy(): boolean {
    return this.#asking !== undefined;
  }

  /** True once the wait is long enough to be worth a word. */
  get isLate(): boolean {
    return this.#isLate;
  }

  /** True while the wait is announced: it is long, or it is for what could not be had a moment ago. */
  get isWaiting(): boolean {
    return this.#isLate || (this.#trouble !== undefined && this.isBusy);
  }

  /** What the proxy tells every page; nothing before the first answer. */
  get config(): ConfigAnswer | undefined {
    return this.#config;
  }

  /** Milliseconds since the epoch by the proxy's clock; nothing before the first answer. */
  get now(): number | undefined {
    return this.#clock.now;
  }

  /** Changes what is on screen, to what is known without asking. */
  show(answer: Answer): void {
    this.#answer = answer;
    this.#host.requestUpdate();
  }

  /** Asks again; what is on screen stays until there is an answer. Resolves to whether there is one. */
  readonly load = async (): Promise<boolean> => {
    const client = this.#options.client();
    if (!client) return false;
    this.#asking?.abort();
    const asking = (this.#asking = new AbortController());
    const { signal } = asking;
    this.#wait();
    try {
      const [answer] = await Promise.all([
        this.#options.load(client, { signal }),
        this.#config === undefined && !this.#options.isPart && this.#learn(client, { signal }),
      ]);
      if (signal.aborted) return false;
      this.#answer = answer;
      this.#trouble = undefined;
    } catch (error) {
      if (signal.aborted) return false;
      this.#fail(troubleOf(error, navigator.onLine));
    }
    this.#asking = undefined;
    this.#rest();
    return this.#trouble === undefined;
  };

  async #learn(client: Client, options: CallOptions): Promise<void> {
    this.#config = await client.call(config, {}, options);
    const { environment, serverTime } = this.#config;
    noteEnvironment(this.#host, environment);
    this.#clock.tell(Number(serverTime));
  }

  #fail(trouble: Trouble): void {
    this.#trouble = trouble;
    // A session that is over takes what it showed with it.
    if (trouble.cause === 'unauthorised') this.#answer = undefined;
    this.#options.onFailed?.(trouble);
  }

  #wait(): void {
    this.#rest();
    this.#timer = setTimeout(() => {
      this.#isLate = this.isBusy;
      if (!this.#options.client()) this.#fail({ cause: 'server', code: 'proxy' });
      this.#host.requestUpdate();
    }, WORTH_A_WORD);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#isLate = false;
    this.#host.requestUpdate();
  }

  readonly #onOnline = (): void => {
    const cause = this.#trouble?.cause;
    if (cause === 'offline' || cause === 'network') void this.load();
  };
}

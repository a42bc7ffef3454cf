import type { ReactiveControllerHost } from 'lit';

import type { Client } from '../../client/index.js';
import { config, type ConfigAnswer } from '../../client/shopper/config.js';

/** Asks a proxy once what it tells everybody, and another one when the element is pointed there. */
export class ProxyConfig {
  readonly #host: ReactiveControllerHost;
  readonly #onFailed: () => void;
  #asked: Client | undefined;
  answer: ConfigAnswer | undefined;

  constructor(host: ReactiveControllerHost, onFailed: () => void) {
    this.#host = host;
    this.#onFailed = onFailed;
  }

  /** Nothing to ask: an answer that is still on its way is no longer waited for. */
  ask(client: Client | undefined): void {
    if (client === this.#asked) return;
    this.#asked = client;
    this.answer = undefined;
    if (!client) return;
    client.call(config, {}).then(
      (answer) => {
        if (client !== this.#asked) return;
        this.answer = answer;
        this.#host.requestUpdate();
      },
      () => {
        if (client === this.#asked) this.#onFailed();
      },
    );
  }

  /** The next `ask` asks again. */
  forget(): void {
    this.#asked = undefined;
  }
}

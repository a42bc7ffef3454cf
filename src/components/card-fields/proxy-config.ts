import type { Client } from '../../client/index.js';
import { config, type ConfigAnswer } from '../../client/shopper/config.js';
import type { RenderingHost } from '../base/adopt-styles.js';
import { noteEnvironment } from '../base/environment.js';

/** Asks a proxy once for its public configuration, and another one when the element is pointed there. */
export class ProxyConfig {
  readonly #host: RenderingHost;
  readonly #onFailed: () => void;
  #asked: Client | undefined;
  answer: ConfigAnswer | undefined;

  constructor(host: RenderingHost, onFailed: () => void) {
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
        noteEnvironment(this.#host, answer.environment);
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

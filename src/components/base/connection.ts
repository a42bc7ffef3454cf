import type { ReactiveController, ReactiveControllerHost } from 'lit';

import { createClient, type Client, type Fetch } from '../../client/index.js';
import { closestAbove } from './composed-tree.js';

/** What an element needs to reach the merchant's proxy. */
export interface ConnectionSource {
  readonly proxy: string;
  readonly locale: string;
  readonly fetch: Fetch | undefined;
}

type ConnectedHost = ReactiveControllerHost & HTMLElement & { readonly proxy: string };

const TAG = 'florin-provider';

/**
 * Finds where an element's proxy is: its own `proxy` attribute, else the nearest `<florin-provider>` above it, whichever
 * of the two is upgraded first. Follows the provider when it changes.
 */
export class Connection implements ReactiveController {
  readonly #host: ConnectedHost;
  #provider: (Element & Partial<ConnectionSource>) | undefined;
  #client: { key: string; fetch: Fetch | undefined; value: Client } | undefined;

  constructor(host: ConnectedHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    const provider = closestAbove(this.#host, TAG);
    this.#provider = provider;
    if (!provider) return;
    provider.addEventListener('florin-provider-changed', this.#onChange);
    if (!customElements.get(TAG)) void customElements.whenDefined(TAG).then(this.#onChange);
  }

  hostDisconnected(): void {
    this.#provider?.removeEventListener('florin-provider-changed', this.#onChange);
    this.#provider = undefined;
  }

  readonly #onChange = (): void => this.#host.requestUpdate();

  /** Address of the proxy, without a slash at the end; empty where none is known yet. */
  get proxy(): string {
    return (this.#host.proxy || this.#provider?.proxy || '').replace(/\/+$/, '');
  }

  get locale(): string {
    return this.#provider?.locale ?? '';
  }

  /** The same client until the proxy or the fetch changes; nothing where no proxy is known. */
  get client(): Client | undefined {
    const key = this.proxy;
    const { fetch } = this.#provider ?? {};
    if (!key) return undefined;
    if (this.#client?.key !== key || this.#client.fetch !== fetch)
      this.#client = { key, fetch, value: createClient({ baseUrl: key, ...(fetch && { fetch }) }) };
    return this.#client.value;
  }
}

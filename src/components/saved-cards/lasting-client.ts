import { createClient, type Client, type Fetch } from '../../client/index.js';
import { closestAbove } from '../base/composed-tree.js';

/** A client of the same proxy, whose requests the browser still sends when the page is gone. */
export function lastingClient(element: Element, proxy: string): Client {
  const provider = closestAbove(element, 'florin-provider') as { readonly fetch?: Fetch } | undefined;
  const send = provider?.fetch ?? fetch;
  return createClient({ baseUrl: proxy, fetch: (input, init) => send(input, { ...init, keepalive: true }) });
}

import type { Fetch } from '../src/client/index.js';
import {
  SANDBOX_HEADER,
  type ChangeSandbox,
  type OpenedSandbox,
  type OpenSandbox,
  type SandboxSettings,
} from './sandbox-messages.js';

/** A shop of a story's own: a proxy and the platform's sandbox, with books that no other story writes in. */
export interface Shop {
  /** Address of the proxy. */
  readonly proxy: string;
  /** Reaches this shop's proxy and no other's. */
  readonly fetch: Fetch;
  /** The platform's card key, for a card frame that was built without one. */
  readonly publicKey: string;
  /** Reference of the order that is to be paid. */
  readonly order: string;
  /** Changes the world under the story's feet. */
  change(settings: SandboxSettings): Promise<void>;
}

/** The story that a bank's page leads back to. */
const RETURN_STORY = 'shopper-payment-result--after-redirect';

/** Resolves once the service worker answers for this page; registers it on the first visit. */
export async function sandboxIsReady(): Promise<void> {
  await navigator.serviceWorker.register('./service-worker.js');
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
}

/** A browser ends an idle service worker, and the sandbox's books would end with it. */
const stayAwake = (): void =>
  void setInterval(() => navigator.serviceWorker.controller?.postMessage('stay'), 10_000);

let awake = false;
let opened = 0;

async function tell(message: OpenSandbox | ChangeSandbox): Promise<OpenedSandbox> {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<OpenedSandbox>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<OpenedSandbox>) => resolve(data);
  });
  navigator.serviceWorker.controller?.postMessage(message, [port2]);
  return answered;
}

/** What a page can do to stand without a network: nothing but to have the browser say so. */
function showConnection(offline = false): void {
  if (offline) Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  else Reflect.deleteProperty(navigator, 'onLine');
}

function returnUrlOf(id: string): string {
  const page = new URL('iframe.html', document.baseURI);
  page.search = String(new URLSearchParams({ id: RETURN_STORY, viewMode: 'story', sandbox: id }));
  return page.href;
}

/** Whether this page was opened by a bank's page that a story had led to. */
export const isBackFromBank = (): boolean => new URLSearchParams(location.search).has('sandbox');

/**
 * Opens a shop. A page that comes back from a bank's page finds the books it left: `returnTo` says which page that is, by the shop's
 * id. Default: a story.
 */
export async function openShop(settings: SandboxSettings = {}, returnTo = returnUrlOf): Promise<Shop> {
  await sandboxIsReady();
  if (!awake) stayAwake();
  awake = true;
  showConnection(settings.offline);
  const known = new URLSearchParams(location.search).get('sandbox');
  const id = known ?? `${Date.now().toString(36)}${opened++}`;
  const returnUrl = returnTo(id);
  const { publicKey } = await tell({ type: 'open', id, keep: known !== null, returnUrl, settings });
  return {
    proxy: new URL('florin', document.baseURI).pathname,
    publicKey,
    order: `order-${id}`,
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set(SANDBOX_HEADER, id);
      return fetch(request);
    },
    async change(changed) {
      if (changed.offline !== undefined) showConnection(changed.offline);
      await tell({ type: 'change', id, settings: changed });
    },
  };
}

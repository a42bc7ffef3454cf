import { openShop, type Shop } from '../../../.storybook/sandbox.js';
import type { SandboxSettings } from '../../../.storybook/sandbox-messages.js';

/** The page that a bank's page leads back to. */
function resultPage(id: string): string {
  const page = new URL('payment-result.html', document.baseURI);
  page.searchParams.set('sandbox', id);
  return page.href;
}

export const openLiveShop = (settings: SandboxSettings): Promise<Shop> => openShop(settings, resultPage);

/** Markup as elements that ask this shop: its places are filled, and a provider stands around them where it has none. */
export function inShop(markup: string, places: Readonly<Record<string, string>>, shop: Shop): Element {
  const template = document.createElement('template');
  template.innerHTML = markup.replaceAll(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place);
  const content = document.importNode(template.content, true);
  const own = content.querySelector('florin-provider');
  const provider = own ?? document.createElement('florin-provider');
  const { proxy, fetch, publicKey: sandboxKey } = shop;
  Object.assign(provider, { proxy, fetch });
  for (const element of content.querySelectorAll('florin-checkout, florin-card-fields, florin-order-history'))
    Object.assign(element, { sandboxKey });
  const root = document.createElement('div');
  if (own) root.append(content);
  else {
    provider.append(content);
    root.append(provider);
  }
  return root;
}

import { expect, waitUntil } from '@open-wc/testing';

import '../../src/components/checkout/define.js';
import '../../src/components/provider/define.js';
import { createFakeProxy, type FakeProxy } from '../../src/testing/index.js';

describe('elements with a fake proxy', () => {
  let proxy: FakeProxy;
  let page: HTMLElement;

  const shown = (): string => page.querySelector('florin-checkout')?.shadowRoot?.textContent ?? '';

  function open(): void {
    const provider = document.createElement('florin-provider');
    Object.assign(provider, { proxy: '/florin', fetch: proxy.fetch });
    provider.innerHTML = '<florin-checkout order="ORDER-1001"></florin-checkout>';
    page = provider;
    document.body.append(page);
  }

  beforeEach(async () => {
    proxy = await createFakeProxy();
  });
  afterEach(() => page.remove());

  it('load in a browser, too', async () => {
    open();
    await waitUntil(() => shown().includes('19.99'));
  });

  it('wait for a slow row, and go on', async () => {
    proxy.fail('methods', 'slow');
    open();
    await waitUntil(() => proxy.calls.length > 0);
    expect(shown()).not.to.include('19.99');
    proxy.clear('methods');
    await waitUntil(() => shown().includes('19.99'));
  });

  it('tell of a refusal, and load again', async () => {
    proxy.fail('methods', { code: 'unknown-order' });
    open();
    const again = () => page.querySelector('florin-checkout')?.shadowRoot?.querySelector('button');
    await waitUntil(() => again()?.textContent?.includes('Try again'));
    proxy.clear();
    again()?.click();
    await waitUntil(() => shown().includes('19.99'));
  });
});

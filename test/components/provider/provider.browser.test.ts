import { expect, fixture, html } from '@open-wc/testing';

import type { FlorinProvider } from '../../../src/components/provider/provider.js';
import '../../../src/components/provider/define.js';

describe('<florin-provider>', () => {
  it('takes no room of its own', async () => {
    const provider = await fixture<FlorinProvider>(html`<florin-provider><p>Shop</p></florin-provider>`);
    expect(getComputedStyle(provider).display).to.equal('contents');
    expect(provider.querySelector('p')!.getBoundingClientRect().height).to.be.above(0);
  });

  it('is hidden, with all it holds, where the page says so', async () => {
    const provider = await fixture<FlorinProvider>(
      html`<florin-provider hidden><p>Shop</p></florin-provider>`,
    );
    expect(provider.querySelector('p')!.checkVisibility()).to.equal(false);
  });

  it('takes its settings from attributes, also before it was known', async () => {
    const early = document.implementation.createHTMLDocument('').createElement('florin-provider');
    early.setAttribute('proxy', '/florin');
    const fetch = () => Promise.resolve(new Response());
    early.fetch = fetch;
    document.body.append(early);
    await early.updateComplete;
    expect(early.proxy).to.equal('/florin');
    expect(early.fetch).to.equal(fetch);
    early.remove();
  });

  it('is accessible', async () => {
    const provider = await fixture<FlorinProvider>(html`<florin-provider><p>Shop</p></florin-provider>`);
    await expect(provider).to.be.accessible();
  });
});

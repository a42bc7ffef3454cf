import { expect, fixture, html } from '@open-wc/testing';

import { FlorinProvider } from '../../../src/components/provider/provider.js';
import { TestElement } from './test-element.js';

customElements.define('test-connection', TestElement);

/** An element that is in the page before its class is: what a parser makes while a script is still on its way. */
const early = (tag: string): HTMLElement => document.implementation.createHTMLDocument('').createElement(tag);

describe('the way to the proxy', () => {
  it('is the provider’s, though the provider becomes one only later', async () => {
    const provider = document.createElement('florin-provider');
    provider.setAttribute('proxy', '/late/');
    const element = document.createElement('test-connection') as TestElement;
    provider.append(element);
    document.body.append(provider);
    await element.updateComplete;
    expect(element.where.proxy).to.equal('');
    expect(element.where.client).to.equal(undefined);
    let updates = 0;
    element.addController({ hostUpdated: () => updates++ });
    customElements.define('florin-provider', FlorinProvider);
    await (provider as FlorinProvider).updateComplete;
    await element.updateComplete;
    expect(updates).to.be.above(0);
    expect(element.where.proxy).to.equal('/late');
    provider.remove();
  });

  it('is the provider’s, though the element becomes one only later', async () => {
    const provider = await fixture<FlorinProvider>(html`<florin-provider proxy="/early"></florin-provider>`);
    const element = early('test-connection') as TestElement;
    provider.append(element);
    await element.updateComplete;
    expect(element.where.proxy).to.equal('/early');
  });

  it('is the element’s own where it says one', async () => {
    const provider = await fixture(
      html`<florin-provider proxy="/far"
        ><test-connection proxy="/near/"></test-connection
      ></florin-provider>`,
    );
    const element = provider.querySelector<TestElement>('test-connection')!;
    expect(element.where.proxy).to.equal('/near');
  });

  it('follows the provider when it changes, and keeps one client while it does not', async () => {
    const provider = await fixture<FlorinProvider>(
      html`<florin-provider proxy="/one"><test-connection></test-connection></florin-provider>`,
    );
    const element = provider.querySelector<TestElement>('test-connection')!;
    const { client } = element.where;
    expect(element.where.client).to.equal(client);
    let updates = 0;
    element.addController({ hostUpdated: () => updates++ });
    provider.proxy = '/two';
    provider.locale = 'de';
    await provider.updateComplete;
    await element.updateComplete;
    expect(updates).to.be.above(0);
    expect(element.where.proxy).to.equal('/two');
    expect(element.where.client).not.to.equal(client);
    expect(element.spoken).to.equal('de');
  });

  it('is found through shadow roots and slots, and found anew after a move', async () => {
    const outer = await fixture<FlorinProvider>(html`<florin-provider proxy="/outer"></florin-provider>`);
    const inner = await fixture<FlorinProvider>(html`<florin-provider proxy="/inner"></florin-provider>`);
    const shell = document.createElement('div');
    shell.attachShadow({ mode: 'closed' }).append(document.createElement('test-connection'));
    outer.append(shell);
    const element = document.createElement('test-connection') as TestElement;
    shell.append(element);
    expect(element.where.proxy).to.equal('/outer');
    inner.append(shell);
    expect(element.where.proxy).to.equal('/inner');
  });

  it('uses the provider’s fetch', async () => {
    const asked: string[] = [];
    const fetch = (url: string) => {
      asked.push(url);
      return Promise.resolve(new Response('', { status: 500 }));
    };
    const provider = await fixture(
      html`<florin-provider proxy="/florin" .fetch=${fetch}
        ><test-connection></test-connection
      ></florin-provider>`,
    );
    const { attempt } = (await import('../../../src/client/shopper/index.js')).shopper;
    const { client } = provider.querySelector<TestElement>('test-connection')!.where;
    const kind = await client!.call(attempt, { key: 'k' }).catch((error: { kind: string }) => error.kind);
    expect(kind).to.equal('refused');
    expect(asked).to.deep.equal(['/florin/attempts/k']);
  });
});

import { aTimeout, expect, fixture, html, waitUntil } from '@open-wc/testing';

import '../../../../src/components/provider/define.js';
import { ListElement } from './list-element.js';

customElements.define('test-list', ListElement);

const CONFIG = { environment: 'sandbox', serverTime: '1000000' };

/** A proxy that has things, until it is told to answer otherwise. */
class Proxy {
  readonly asked: string[] = [];
  readonly given: AbortSignal[] = [];
  answer: (path: string) => Promise<Response> | Response | undefined = () => undefined;

  readonly fetch = async (path: string, { signal }: RequestInit): Promise<Response> => {
    this.asked.push(path);
    if (signal) this.given.push(signal);
    return (await this.answer(path)) ?? Response.json(path.endsWith('/config') ? CONFIG : {});
  };

  refuse(status: number, code: string): void {
    this.answer = () => Response.json({ error: { code } }, { status });
  }
}

const never = (): Promise<Response> => new Promise(() => undefined);
const inState = (element: Element, state: string) =>
  waitUntil(() => element.matches(`:state(${state})`), `never ${state}`);
const said = (element: ListElement) => element.renderRoot.querySelector('[role=status]')?.textContent;
const retry = (element: ListElement) => element.renderRoot.querySelector<HTMLElement>('[part=retry]');

async function show(proxy: Proxy, filter = ''): Promise<ListElement> {
  const page = await fixture<HTMLElement>(
    html`<florin-provider proxy="/florin" .fetch=${proxy.fetch}></florin-provider>`,
  );
  const element = Object.assign(document.createElement('test-list') as ListElement, { filter });
  page.append(element);
  await element.updateComplete;
  return element;
}

describe('what every element that shows data stands on', () => {
  let proxy: Proxy;

  beforeEach(() => (proxy = new Proxy()));

  it('asks once, and for the proxy’s clock and environment with it', async () => {
    const element = await show(proxy);
    await inState(element, 'ready');
    expect(proxy.asked.toSorted()).to.deep.equal(['/florin/config', '/florin/things']);
    expect(element.resource.now).to.be.within(1_000_000, 1_005_000);
    element.requestUpdate();
    await element.updateComplete;
    await element.resource.load();
    expect(proxy.asked.filter((path) => path === '/florin/config')).to.have.length(1);
  });

  it('asks anew when the question changes, and forgets the old answer', async () => {
    const element = await show(proxy);
    await inState(element, 'ready');
    element.filter = 'plum';
    element.requestUpdate();
    await element.updateComplete;
    expect(element.matches(':state(loading)')).to.equal(true);
    await inState(element, 'filtered-empty');
    expect(element.renderRoot.textContent).to.contain('Nothing matches.');
  });

  it('gives up an answer that is no longer wanted, and takes none that comes late', async () => {
    proxy.answer = (path) =>
      path.endsWith('/things') ? aTimeout(200).then(() => Response.json({})) : undefined;
    const element = await show(proxy, 'pear');
    proxy.answer = () => undefined;
    element.filter = 'apple';
    element.requestUpdate();
    await inState(element, 'ready');
    expect(proxy.given[0]?.aborted).to.equal(true);
    await aTimeout(250);
    expect(element.resource.answer).to.deep.equal(['apple']);
  });

  it('follows to another proxy, with its clock', async () => {
    const element = await show(proxy);
    await inState(element, 'ready');
    element.proxy = '/other';
    await element.updateComplete;
    await inState(element, 'ready');
    expect(proxy.asked.slice(2).toSorted()).to.deep.equal(['/other/config', '/other/things']);
  });

  it('says after a second that no proxy is named, and starts when one is', async () => {
    const element = await fixture<ListElement>(html`<test-list></test-list>`);
    expect(element.matches(':state(loading)')).to.equal(true);
    await inState(element, 'error');
    expect(said(element)).to.contain('Code: proxy');
    const provider = await fixture<HTMLElement>(
      html`<florin-provider proxy="/florin" .fetch=${proxy.fetch}></florin-provider>`,
    );
    provider.append(element);
    await inState(element, 'ready');
  });

  it('keeps the panel and its button while it tries again, and says what it does', async () => {
    proxy.refuse(500, 'internal');
    const element = await show(proxy);
    await inState(element, 'error');
    expect(said(element)).to.contain('Code: 500 internal');
    retry(element)?.focus();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    proxy.answer = () => held.then(() => Response.json({ error: { code: 'internal' } }, { status: 500 }));
    retry(element)?.click();
    await element.updateComplete;
    expect([said(element), retry(element)?.ariaDisabled]).to.deep.equal(['Loading…', 'true']);
    const before = proxy.asked.length;
    retry(element)?.click();
    expect(proxy.asked).to.have.length(before);
    release();
    await waitUntil(() => said(element)?.includes('500 internal'));
    expect(element.renderRoot.querySelector(':focus')).to.equal(retry(element));
    proxy.answer = () => undefined;
    retry(element)?.click();
    await inState(element, 'ready');
    expect(element.renderRoot.querySelector(':focus')?.matches('[data-focus]')).to.equal(true);
    expect(element.troubles).to.have.length(2);
  });

  it('keeps what it shows when a newer answer fails, unless the session is over', async () => {
    const element = await show(proxy);
    await inState(element, 'ready');
    proxy.refuse(502, 'platform-unavailable');
    expect(await element.resource.load()).to.equal(false);
    await element.updateComplete;
    expect(element.matches(':state(ready)')).to.equal(true);
    proxy.refuse(401, 'unauthorised');
    await element.resource.load();
    await inState(element, 'unauthorised');
    expect(element.renderRoot.textContent).not.to.contain('apple');
  });

  it('stops asking when it leaves the page, and asks again when it is back', async () => {
    proxy.answer = never;
    const element = await show(proxy);
    const page = element.parentElement!;
    element.remove();
    expect(proxy.given.every(({ aborted }) => aborted)).to.equal(true);
    proxy.answer = () => undefined;
    page.append(element);
    await inState(element, 'ready');
  });

  it('keeps the answer when it is only moved', async () => {
    const element = await show(proxy);
    await inState(element, 'ready');
    element.parentElement?.append(element);
    await element.updateComplete;
    expect(proxy.asked).to.have.length(2);
  });

  describe('the focus', () => {
    const focused = ({ shadowRoot }: ListElement) => shadowRoot?.activeElement;

    async function lose(focus: string, ...left: string[]): Promise<ListElement> {
      const element = await show(proxy);
      await inState(element, 'ready');
      element.resource.show(['apple', 'pear', 'plum']);
      await element.updateComplete;
      element.renderRoot.querySelector<HTMLElement>(`#${focus}`)?.focus();
      element.resource.show(left);
      await element.updateComplete;
      return element;
    }

    it('stays where it is while that is there', async () => {
      expect(focused(await lose('pear', 'pear'))?.id).to.equal('pear');
    });

    it('goes to the next neighbour', async () => {
      expect(focused(await lose('pear', 'apple', 'plum'))?.id).to.equal('plum');
    });

    it('goes to the one before where there is none after', async () => {
      expect(focused(await lose('plum', 'apple', 'pear'))?.id).to.equal('pear');
    });

    it('goes to the whole where nothing is left', async () => {
      expect(focused(await lose('pear'))?.matches('[data-focus]')).to.equal(true);
    });

    it('is not taken from elsewhere', async () => {
      expect(focused(await lose('none', 'apple'))).to.equal(null);
    });
  });
});

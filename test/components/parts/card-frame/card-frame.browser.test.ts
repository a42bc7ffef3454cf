import { expect, fixture, html } from '@open-wc/testing';

import type { CardFrameSettings } from '../../../../src/components/parts/card-frame/card-frame.js';
import type { FrameMessage, InitMessage, PageMessage } from '../../../../src/frame/protocol.js';
import { type FrameHost, impatiently, listen, small, soon, until } from './frame-host.js';

const mount = (settings: Partial<CardFrameSettings>) =>
  fixture<FrameHost>(html`<test-frame-host .settings=${settings}></test-frame-host>`);
const mounted = async (does?: string) => {
  const host = await mount({ frameUrl: small(does) });
  await until(host, 'ready');
  return host;
};
/** A frame with a card in it that says what the test says, and what it heard since the page knows the card. */
const typed = async () => {
  const { heard, stop } = listen();
  const host = await mounted('type');
  await soon(() => heard.some(({ data }) => data.type === 'settings' && data.settings.brand === 'visa'));
  heard.length = 0;
  const say = (message: FrameMessage) => host.frame!.contentWindow!.postMessage({ say: message }, '*');
  return { host, heard, stop, say };
};
const shown = (host: FrameHost) => host.renderRoot.querySelector('[role="alert"]')?.textContent?.trim() ?? '';

describe('the card frame in a page', () => {
  it('is one sandboxed frame with a title, loaded by address', async () => {
    const host = await mounted();
    const frames = host.renderRoot.querySelectorAll('iframe');
    expect(frames).to.have.length(1);
    expect(frames[0]!.getAttribute('sandbox')).to.equal('allow-scripts');
    expect(frames[0]!.title).to.equal('Card details');
    expect(frames[0]!.referrerPolicy).to.equal('strict-origin');
    expect(frames[0]!.hasAttribute('srcdoc')).to.equal(false);
  });

  it('comes from the proxy when no other address is given', async () => {
    const host = await fixture<FrameHost>(html`<test-frame-host proxy="/shop/florin/"></test-frame-host>`);
    expect(host.frame!.src).to.equal(`${location.origin}/shop/florin/card-frame/1/frame.html`);
  });

  it('keeps the place of the fields while they load', async () => {
    const host = await mount({ frameUrl: small('be-silent') });
    expect(host.card.status).to.equal('loading');
    expect(host.renderRoot.querySelector('.card-skeleton')!.getBoundingClientRect().height).to.be.above(100);
    expect(getComputedStyle(host.frame!).visibility).to.equal('hidden');
  });

  it('takes the height the fields ask for', async () => {
    const host = await mounted();
    await soon(() => host.frame!.getBoundingClientRect().height === 216);
    expect(host.renderRoot.querySelector('.card-skeleton')).to.equal(null);
  });

  it('says that it is loading after a second', async () => {
    const host = await mount({ frameUrl: small('be-silent') });
    const status = host.renderRoot.querySelector('[role="status"]')!;
    expect(status.textContent!.trim()).to.equal('');
    await soon(() => status.textContent!.trim() === 'The card fields are loading.');
  });

  it('waits for the server’s time and for the words before it opens', async () => {
    const { heard, stop } = listen();
    const host = await mount({ frameUrl: small(), serverTime: undefined });
    await soon(() => host.frame !== null);
    await new Promise((done) => host.frame!.addEventListener('load', done));
    expect(heard).to.have.length(0);
    host.settings = { frameUrl: small(), serverTime: 1_800_000_000_000 };
    await until(host, 'ready');
    const [first] = heard;
    stop();
    expect(first!.data).to.include({ florin: 1, type: 'init' });
    expect((first!.data as { serverTime: number }).serverTime).to.be.within(
      1_800_000_000_000,
      1_800_000_009_000,
    );
  });

  it('tells the frame what changed and never loads it again for it', async () => {
    const { heard, stop } = listen();
    const host = await mounted();
    const { frame } = host;
    heard.length = 0;
    host.settings = { ...host.settings, colorScheme: 'dark', direction: 'rtl' };
    await soon(() => heard.length === 1);
    host.locale = 'de';
    await soon(() => heard.length === 2);
    stop();
    const last = heard[1]!.data as Extract<PageMessage, { type: 'settings' }>;
    expect(last.settings).to.include({ colorScheme: 'dark', direction: 'rtl', locale: 'de' });
    expect(last.settings.words.number).to.equal('Kartennummer');
    expect(host.frame).to.equal(frame);
    expect(host.card.status).to.equal('ready');
  });

  it('opens with colours as painted, however early the frame was asked for', async () => {
    const { heard, stop } = listen();
    const host = document.createElement('test-frame-host') as FrameHost;
    host.settings = { frameUrl: small() };
    document.body.append(host);
    host.card.start();
    await until(host, 'ready');
    stop();
    const first = heard[0]!.data as InitMessage;
    expect(first.settings.tokens['color-text']).to.match(/^(?:rgb|oklch|color)/);
    host.remove();
  });

  it('tells it at once what it may do and which brand it would seal, whatever language is on its way', async () => {
    const { heard, stop } = listen();
    const host = await mounted('type');
    const last = () => (heard.at(-1)!.data as Extract<PageMessage, { type: 'settings' }>).settings;
    await soon(() => last().brand === 'visa');
    heard.length = 0;
    let ready = false;
    Object.defineProperty(host.spokenWords, 'ready', { get: () => ready });
    host.settings = { ...host.settings, locale: 'de', brands: ['cartebancaire', 'visa'], disabled: true };
    await soon(() => heard.length === 1);
    expect(last()).to.deep.include({ locale: 'en', brand: 'cartebancaire', disabled: true });
    ready = true;
    host.requestUpdate();
    await soon(() => heard.length === 2);
    stop();
    expect(last()).to.deep.include({ locale: 'de', brand: 'cartebancaire' });
  });

  it('a card is sealed by the settings of this moment, however late the frame would hear of them', async () => {
    const { host, heard, stop, say } = await typed();
    host.settings = { ...host.settings, brands: ['cartebancaire', 'visa'] };
    const sealed = host.card.seal();
    await soon(() => heard.some(({ data }) => data.type === 'seal'));
    expect(heard.map(({ data }) => data.type)).to.deep.equal(['settings', 'seal']);
    expect((heard[0]!.data as { settings: object }).settings).to.include({ brand: 'cartebancaire' });
    say({ type: 'sealed', id: '0', envelopes: {}, brands: ['visa', 'cartebancaire'] });
    expect((await sealed).brand).to.equal('cartebancaire');
    stop();
  });

  it('envelopes of a brand that is no longer chosen are dropped, and the card is asked for again', async () => {
    const { host, heard, stop, say } = await typed();
    const sealed = host.card.seal();
    await soon(() => heard.length === 1);
    host.settings = { ...host.settings, brands: ['cartebancaire', 'visa'] };
    await soon(() => heard.length === 2);
    const brands = ['visa', 'cartebancaire'];
    say({ type: 'sealed', id: '0', envelopes: { encryptedSecurityCode: 'a.a.a.a.a' }, brands });
    await soon(() => heard.length === 3);
    expect(heard.map(({ data }) => data.type)).to.deep.equal(['seal', 'settings', 'seal']);
    say({ type: 'sealed', id: '1', envelopes: { encryptedSecurityCode: 'b.b.b.b.b' }, brands });
    expect(await sealed).to.deep.equal({
      envelopes: { encryptedSecurityCode: 'b.b.b.b.b' },
      holderName: undefined,
      brand: 'cartebancaire',
    });
    stop();
  });

  it('envelopes of a number that was typed just before are dropped: the brand they follow was not its own', async () => {
    const { host, heard, stop, say } = await typed();
    host.settings = { ...host.settings, brands: ['visa', 'mc'] };
    await host.updateComplete;
    const sealed = host.card.seal();
    await soon(() => heard.length === 1);
    say({
      type: 'state',
      state: { fields: { number: 'valid' }, complete: true, brand: 'mc', brands: ['mc'] },
    });
    say({ type: 'sealed', id: '0', envelopes: {}, brands: ['mc'] });
    await soon(() => heard.filter(({ data }) => data.type === 'seal').length === 2);
    say({ type: 'sealed', id: '1', envelopes: {}, brands: ['mc'] });
    expect((await sealed).brand).to.equal('mc');
    stop();
  });

  it('C1-12: a moved element gets a fresh frame and says that the card is to be entered again', async () => {
    const host = await mounted('type');
    await soon(() => host.card.card.fields.number === 'valid');
    const { frame } = host;
    const other = await fixture<HTMLElement>(html`<section></section>`);
    host.settings = { frameUrl: small() };
    other.append(host);
    expect(host.card.card.fields).to.deep.equal({});
    await until(host, 'ready');
    expect(host.frame).not.to.equal(frame);
    expect(host.renderRoot.querySelector('[role="status"]')!.textContent).to.include('Enter your card again');
    // The frame says how its fields are after it has said that it is ready.
    await soon(() => host.happened.at(-1) === 'card empty');
  });

  it('C1-13: a frame that cannot load becomes an error that can be tried again', async () => {
    const host = await impatiently(async () => {
      const blocked = await mount({ frameUrl: small('be-silent') });
      await until(blocked, 'error');
      return blocked;
    });
    expect(host.happened).to.include('failed timeout');
    expect(shown(host)).to.include('did not load');
    expect(host.frame).to.equal(null);
    host.settings = { ...host.settings };
    const seal = await host.card.seal().catch((error: { code: string }) => error.code);
    expect(seal).to.equal('closed');
    host.renderRoot.querySelector('button')!.click();
    await host.updateComplete;
    expect(host.card.status).to.equal('loading');
    expect(host.frame).not.to.equal(null);
  });

  it('an address that is no plain web address is thrown away', async () => {
    for (const frameUrl of [
      'javascript:alert(1)',
      'data:text/html,x',
      'https://user:word@example.com/',
      'http://example.com/',
    ]) {
      const host = await mount({ frameUrl });
      expect(host.frame, frameUrl).to.equal(null);
      expect(host.card.reason, frameUrl).to.equal('address');
      expect(shown(host)).to.include('not set up');
    }
  });

  it('without any address it says so after a while, and takes one that comes late', async () => {
    const host = await impatiently(async () => {
      const lost = await mount({});
      await until(lost, 'closed');
      return lost;
    });
    host.proxy = '/test/components/parts/card-frame';
    host.settings = { frameUrl: small() };
    await until(host, 'ready');
  });

  it('shows what the frame says of itself when it will not open', async () => {
    const host = await mount({ frameUrl: small('refuse') });
    await until(host, 'closed');
    expect(host.card.reason).to.equal('key-weak');
    expect(shown(host)).to.include('Contact the shop');
  });

  it('goes away without a word when the element no longer shows it, and comes back empty', async () => {
    const host = await mounted('type');
    host.closed = true;
    await host.updateComplete;
    expect(host.happened.join()).not.to.include('failed');
    host.closed = false;
    await until(host, 'ready');
    expect(host.renderRoot.querySelector('[role="status"]')!.textContent!.trim()).to.equal('');
  });
});

import { expect, fixture, html, nextFrame } from '@open-wc/testing';

import { type FrameHost, impatiently, listen, small, soon, until } from './frame-host.js';

const mount = (does?: string) =>
  fixture<FrameHost>(html`<test-frame-host .settings=${{ frameUrl: small(does) }}></test-frame-host>`);
const hello = { florin: 1, type: 'hello', build: 'other' };

/** As if a window had said it. */
function say(source: MessageEventSource | null, origin: string): void {
  const event = new MessageEvent('message', { data: hello, origin });
  Object.defineProperty(event, 'source', { value: source });
  dispatchEvent(event);
}

async function frameIn(sandbox: string | undefined): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  if (sandbox) frame.setAttribute('sandbox', sandbox);
  frame.src = small('be-silent');
  await new Promise((done) => {
    frame.addEventListener('load', done);
    document.body.append(frame);
  });
  return frame;
}

describe('the conversation with the card frame', () => {
  it('C1-3: a hello from another window opens nothing', async () => {
    const host = await mount('be-silent');
    window.postMessage(hello, '*');
    const other = await fixture<HTMLIFrameElement>(
      html`<iframe sandbox="allow-scripts" src=${small('behave')}></iframe>`,
    );
    const { heard, stop } = listen();
    await new Promise((done) => other.addEventListener('load', done));
    await nextFrame();
    stop();
    expect(heard).to.have.length(0);
    expect(host.card.status).to.equal('loading');
  });

  it('C1-4: a hello from a second frame of the same kind opens nothing', async () => {
    const host = await mount('be-silent');
    const second = await frameIn('allow-scripts');
    say(second.contentWindow, 'null');
    await nextFrame();
    expect(host.card.status).to.equal('loading');
    second.remove();
  });

  it('C1-5: a frame that lost its sandbox, and so has a real origin, is refused', async () => {
    const host = await mount('be-silent');
    say(host.frame!.contentWindow, location.origin);
    await until(host, 'closed');
    expect(host.card.reason).to.equal('not-isolated');
    expect(host.frame).to.equal(null);
  });

  it('C1-8: a frame of another protocol is an error that names both sides', async () => {
    const warned: string[] = [];
    const { warn } = console;
    console.warn = (text: string) => warned.push(text);
    const host = await mount('speak-2');
    await until(host, 'closed');
    console.warn = warn;
    expect(host.card.reason).to.equal('protocol');
    expect(warned.join()).to.include('protocol 2').and.to.include('page 1');
  });

  it('C1-9: messages of no known shape change nothing, and good ones after them still count', async () => {
    const host = await mount('be-hostile');
    await soon(() => host.card.card.fields.number === 'valid');
    expect(host.card.card.complete).to.equal(false);
    expect(host.card.card.lastFour).to.equal(undefined);
    expect(Object.keys(host.card.card)).not.to.include('pan');
    expect(host.card.status).to.equal('ready');
    expect(host.frame!.getBoundingClientRect().height).to.equal(216);
    expect(({} as Record<string, unknown>)['fields']).to.equal(undefined);
  });

  it('C1-10: a flood of messages ends the conversation and the page stays quick', async () => {
    const host = await mount('flood');
    await until(host, 'closed');
    expect(host.card.reason).to.equal('flooded');
    expect(host.frame).to.equal(null);
  });

  it('C1-11: another document in the frame’s place closes it, tells the page, and is not used', async () => {
    const host = await mount('type');
    await soon(() => host.card.card.fields.number === 'valid');
    host.frame!.contentWindow!.location.replace(small('behave'));
    await until(host, 'closed');
    expect(host.card.reason).to.equal('replaced');
    expect(host.happened).to.include('failed replaced');
    expect(host.card.card.complete).to.equal(false);
    expect(host.renderRoot.textContent).to.include('Reload the page');
    const sealed = await host.card.seal().catch((error: { code: string }) => error.code);
    expect(sealed).to.equal('closed');
    await nextFrame();
    expect(host.frame).to.equal(null);
  });

  it('C1-11: so does a silent document in its place', async () => {
    const host = await mount();
    await until(host, 'ready');
    host.frame!.contentWindow!.location.replace(small('be-silent'));
    await until(host, 'closed');
    expect(host.card.reason).to.equal('replaced');
  });

  it('a frame that does not answer is given up after a while', async () => {
    const host = await mount();
    await until(host, 'ready');
    const code = await impatiently(() => host.card.seal().catch((error: { code: string }) => error.code));
    expect(code).to.equal('timeout');
    expect(host.card.status).to.equal('error');
    expect(host.frame).to.equal(null);
  });

  it('a second hello of the same window closes it', async () => {
    const host = await mount('greet-twice');
    await until(host, 'closed');
    expect(host.card.reason).to.equal('replaced');
  });

  it('what was under way when it closed is not heard any more', async () => {
    const { close } = MessagePort.prototype;
    // As in Firefox, which at times still delivers it.
    MessagePort.prototype.close = () => undefined;
    try {
      const host = await mount('greet-then-open');
      await until(host, 'closed');
      for (let frames = 0; frames < 10; frames++) await nextFrame();
      expect(host.card.status).to.equal('closed');
      expect(host.happened).to.deep.equal(['failed replaced']);
    } finally {
      MessagePort.prototype.close = close;
    }
  });

  it('an answer without the page’s own nonce closes it', async () => {
    const host = await mount('forge');
    await until(host, 'closed');
    expect(host.card.reason).to.equal('protocol');
  });

  it('the nonce is another one each time', async () => {
    const { heard, stop } = listen();
    await until(await mount(), 'ready');
    await until(await mount(), 'ready');
    stop();
    const nonces = heard
      .filter(({ data }) => data.type === 'init')
      .map(({ data }) => 'nonce' in data && data.nonce);
    expect(new Set(nonces).size).to.equal(2);
  });

  it('C1-14: nothing in the page takes a card number to seal', async () => {
    const host = await mount();
    await until(host, 'ready');
    const methods = Object.getOwnPropertyNames(Object.getPrototypeOf(host.card) as object);
    expect(host.card.seal).to.have.length(0);
    expect(methods.filter((name) => /encrypt|number|pan/i.test(name))).to.deep.equal([]);
  });

  it('C1-25: patched built-ins of the page change nothing that is read', async () => {
    const { filter, includes } = Array.prototype;
    Object.assign(Array.prototype, { filter: () => [], includes: () => true });
    Object.defineProperty(Object.prototype, 'complete', { value: true, configurable: true, writable: true });
    try {
      const host = await mount('be-hostile');
      await soon(() => host.card.card.fields.number === 'valid');
      expect(host.card.card.complete).to.equal(false);
      expect(host.card.card.lastFour).to.equal(undefined);
    } finally {
      Object.assign(Array.prototype, { filter, includes });
      Reflect.deleteProperty(Object.prototype, 'complete');
    }
  });
});

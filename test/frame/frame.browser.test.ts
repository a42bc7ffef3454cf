import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { compactDecrypt, exportJWK, generateKeyPair, type CryptoKey } from 'jose';

import { readFrameMessage, readHello } from '../../src/frame/messages.js';
import type { FrameMessage, FrameSettings, PageMessage } from '../../src/frame/protocol.js';
import { typeKeys } from '../type-keys.js';
import { settings } from './settings.js';

const FRAME = '/florin/card-frame/1/frame.html';

const hexOf = (part = ''): string =>
  [...atob(part.replace(/-/g, '+').replace(/_/g, '/'))]
    .map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('');

/** The page's side, as small as it can be, over the readers a page uses. */
async function openFrame(sandboxKey: string, changes: Partial<FrameSettings> = {}, src = FRAME) {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts');
  element.title = 'Card details';
  element.src = src;
  const messages: FrameMessage[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    const message = readFrameMessage(data);
    if (message) messages.push(message);
  };
  const hello = new Promise<MessageEvent>((resolve) => {
    const listen = (event: MessageEvent): void => {
      if (event.source !== element.contentWindow || !readHello(event.data)) return;
      removeEventListener('message', listen);
      resolve(event);
    };
    addEventListener('message', listen);
  });
  document.body.append(element);
  const { origin } = await hello;
  const init = {
    florin: 1,
    type: 'init',
    nonce: crypto.randomUUID(),
    serverTime: Date.UTC(2026, 10, 21),
    sandboxKey,
  };
  element.contentWindow?.postMessage({ ...init, settings: settings(changes) }, '*', [port2]);
  await waitUntil(() => messages.length > 0, 'the frame does not answer');
  const last = <Type extends FrameMessage['type']>(type: Type) =>
    messages
      .filter((message): message is Extract<FrameMessage, { type: Type }> => message.type === type)
      .at(-1);
  const send = (message: PageMessage): void => port1.postMessage(message);
  return { element, origin, messages, send, last };
}

describe('the card frame', () => {
  let privateKey: CryptoKey;
  let publicKey: string;
  before(async () => {
    const pair = await generateKeyPair('RSA-OAEP-256', { extractable: true });
    const { e, n } = await exportJWK(pair.publicKey);
    privateKey = pair.privateKey;
    publicKey = `${hexOf(e)}|${hexOf(n)}`;
  });
  afterEach(() => document.querySelector('iframe')?.remove());

  it('opens from an opaque origin that the page cannot look into', async () => {
    const { element, origin, messages } = await openFrame(publicKey);
    expect(origin).to.equal('null');
    expect(messages[0]?.type).to.equal('ready');
    expect(element.contentDocument).to.equal(null);
  });

  it('takes a card from the keyboard and gives it out sealed, for an independent implementation to open', async () => {
    const { element, send, last } = await openFrame(publicKey);
    element.focus();
    send({ type: 'focus', field: 'number' });
    await aTimeout(100);
    await typeKeys('4111111111111111');
    await sendKeys({ press: 'Tab' });
    await typeKeys('1230');
    await sendKeys({ press: 'Tab' });
    await typeKeys('737');
    await waitUntil(() => last('state')?.state.complete, 'the card is not complete');
    expect(last('state')?.state).to.deep.include({ brand: 'visa', lastFour: '1111' });
    send({ type: 'seal', id: 'one' });
    await waitUntil(() => last('sealed'), 'the frame does not seal');
    const { plaintext, protectedHeader } = await compactDecrypt(
      last('sealed')?.envelopes.encryptedCardNumber ?? '',
      privateKey,
    );
    expect(protectedHeader).to.deep.equal({ alg: 'RSA-OAEP-256', enc: 'A256GCM', version: '1' });
    expect(JSON.parse(new TextDecoder().decode(plaintext))).to.include({ number: '4111111111111111' });
  });

  it('does not seal an incomplete card', async () => {
    const { send, last } = await openFrame(publicKey);
    send({ type: 'seal', id: 'early' });
    await waitUntil(() => last('unsealed'), 'the frame does not answer');
    expect(last('unsealed')).to.deep.equal({ type: 'unsealed', id: 'early', reason: 'incomplete' });
    await waitUntil(() => last('state')?.state.fields.number === 'missing', 'nothing is missing');
    expect(last('state')?.state.fields).to.deep.equal({
      number: 'missing',
      expiry: 'missing',
      securityCode: 'missing',
    });
  });

  it('tells Enter as an intent', async () => {
    const { element, send, last } = await openFrame(publicKey);
    element.focus();
    send({ type: 'focus', field: 'first' });
    await aTimeout(100);
    await typeKeys('4');
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => last('intent'), 'the frame does not tell');
    expect(last('intent')?.intent).to.equal('submit');
  });

  it('loses no key to a page that has not yet said where the focus goes', async () => {
    const { element, send, last } = await openFrame(publicKey, { fields: ['securityCode'] });
    element.focus();
    await aTimeout(100);
    await typeKeys('737');
    send({ type: 'focus', field: 'first' });
    await waitUntil(() => last('state')?.state.complete, 'a key was lost');
  });

  it('tells a height that follows its width', async () => {
    const { element, last } = await openFrame(publicKey);
    element.style.width = '400px';
    await waitUntil(() => (last('height')?.height ?? 0) > 100, 'no height');
    await aTimeout(50);
    const wide = last('height')?.height ?? 0;
    element.style.width = '220px';
    await waitUntil(() => (last('height')?.height ?? 0) > wide, 'the height does not follow');
  });

  for (const [src, reason] of [
    ['/frames/card/weak-key.html', 'key-weak'],
    ['/frames/card/no-key.html', 'key-missing'],
    ['/frames/card/other-parents-no-header.html', 'parent-refused'],
  ] as const)
    it(`stays closed and says ${reason}`, async () => {
      const { last } = await openFrame(publicKey, {}, src);
      expect(last('closed')?.reason).to.equal(reason);
    });
});

import { expect } from '@open-wc/testing';

import { BANK, challengeAction } from '../components/parts/actions/acting.js';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const init = (changes: object = {}): object => ({
  florin: 1,
  type: 'action-init',
  nonce: 'nonce-1',
  task: 'challenge',
  token: challengeAction('/bank/challenge/right').token,
  windowSize: '02',
  title: 'Your bank’s page',
  ...changes,
});

interface Opened {
  readonly frame: HTMLIFrameElement;
  readonly hellos: unknown[];
  /** Sends an init as a page would, and writes down what the port says. */
  talk(message: unknown, ports?: number): unknown[];
}

async function openFrame(): Promise<Opened> {
  const hellos: unknown[] = [];
  const frame = document.createElement('iframe');
  frame.src = '/florin/action-frame/1';
  frame.title = 'Action frame';
  const greeted = new Promise<void>((resolve) => {
    addEventListener('message', ({ source, data }) => {
      if (source !== frame.contentWindow) return;
      hellos.push(data);
      resolve();
    });
  });
  document.body.append(frame);
  await greeted;
  const talk = (message: unknown, ports = 1): unknown[] => {
    const heard: unknown[] = [];
    const channels = Array.from({ length: ports }, () => new MessageChannel());
    for (const { port1 } of channels) port1.onmessage = ({ data }) => heard.push(data);
    frame.contentWindow?.postMessage(
      message,
      '*',
      channels.map(({ port2 }) => port2),
    );
    return heard;
  };
  return { frame, hellos, talk };
}

describe('the action frame', () => {
  let opened: Opened;
  beforeEach(async () => (opened = await openFrame()));
  afterEach(() => opened.frame.remove());

  const typesOf = (heard: unknown[]) => heard.map((message) => (message as { type?: unknown }).type);

  it('greets its page with nothing but its protocol', () => {
    expect(opened.hellos).to.deep.equal([{ florin: 1, type: 'action-hello' }]);
  });

  it('answers the nonce, opens the bank’s page and relays its answer once', async () => {
    const heard = opened.talk(init());
    while (!typesOf(heard).includes('result')) await pause(20);
    await pause(100);
    expect(heard[0]).to.deep.equal({ type: 'ready', nonce: 'nonce-1' });
    expect(heard.filter((message) => (message as { type?: unknown }).type === 'result')).to.deep.equal([
      { type: 'result', value: 'Y' },
    ]);
    expect(heard.at(-1)).to.deep.equal({ type: 'result', value: 'Y' });
  });

  it('listens to the first init and to no other', async () => {
    const first = opened.talk(init({ token: challengeAction('/bank/challenge/silent').token }));
    const second = opened.talk(init({ nonce: 'nonce-2' }));
    while (!typesOf(first).includes('shown')) await pause(20);
    await pause(100);
    expect(second).to.deep.equal([]);
    expect(typesOf(first)).to.not.include('result');
  });

  it('takes no init with no port, with two, or of another shape', async () => {
    const refused = [
      opened.talk(init(), 2),
      opened.talk(init({ florin: 2 })),
      opened.talk(init({ task: 'pay' })),
      opened.talk({ ...init(), token: undefined }),
      opened.talk('action-init'),
    ];
    opened.talk(init(), 0);
    const taken = opened.talk(init({ nonce: 'nonce-9' }));
    while (!taken.length) await pause(20);
    expect(taken[0]).to.deep.equal({ type: 'ready', nonce: 'nonce-9' });
    expect(refused.flat()).to.deep.equal([]);
  });

  it('takes no init from a window that is not its page', async () => {
    const sibling = document.createElement('iframe');
    document.body.append(sibling);
    const channel = new MessageChannel();
    const heard: unknown[] = [];
    channel.port1.onmessage = ({ data }) => heard.push(data);
    const script = sibling.contentWindow as Window & typeof globalThis & { send?: () => void };
    // Run in the sibling's own realm, so that the message's source is that window.
    const send = new script.Function(
      'frame',
      'message',
      'port',
      'frame.postMessage(message, "*", [port])',
    ) as (...values: unknown[]) => void;
    send(opened.frame.contentWindow, init(), channel.port2);
    await pause(300);
    expect(heard).to.deep.equal([]);
    sibling.remove();
  });

  it('refuses a token it cannot use and says which part', async () => {
    const heard = opened.talk(init({ token: 'e30=' }));
    while (heard.length < 2) await pause(20);
    expect(heard[1]).to.deep.equal({ type: 'refused', field: 'token' });
  });

  it('lets bank pages ask for passkeys and payment handlers, and nothing else', async () => {
    opened.talk(init({ token: challengeAction('/bank/challenge/silent').token }));
    const inner = () => opened.frame.contentDocument?.querySelector('iframe');
    while (!inner()) await pause(20);
    expect(inner()?.allow).to.equal('payment *; publickey-credentials-get *');
    expect(inner()?.title).to.equal('Your bank’s page');
    expect(inner()?.hasAttribute('sandbox')).to.equal(false);
    expect(new URL(opened.frame.contentDocument?.forms[0]?.action ?? '').origin).to.equal(BANK);
  });
});

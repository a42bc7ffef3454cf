import { expect } from '@open-wc/testing';

import { frameAddress } from '../../../../src/components/parts/actions/frame-port.js';
import { act, challengeAction, fingerprintAction, posted, type Acting } from './acting.js';

const until = async (check: () => unknown): Promise<void> => {
  while (!check()) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('the page’s side of the action frame', () => {
  let acting: Acting | undefined;

  afterEach(() => {
    acting?.stop();
    acting?.host.remove();
  });

  it('takes no greeting from another window of the right origin', async () => {
    acting = act(fingerprintAction('/bank/method'));
    window.postMessage({ florin: 1, type: 'action-hello' }, location.origin);
    expect(posted(await acting.result)).to.deep.equal({ threeDSCompInd: 'Y' });
  });

  it('gives up a frame that was led elsewhere, and offers to open it again', async () => {
    acting = act(challengeAction('/bank/challenge/silent'));
    const { root } = acting;
    await until(() => root.querySelector('.stage[aria-busy="false"]'));
    const frame = root.querySelector('iframe');
    if (frame) frame.src = '/bank/challenge/right';
    await until(() => root.querySelector('[role="alert"]'));
    root.querySelector<HTMLElement>('.retry')?.click();
    await until(() => root.querySelector('.stage[aria-busy="false"] iframe'));
    expect(root.querySelector('[role="alert"]')).to.equal(null);
  });

  it('takes the frame from a web address alone', async () => {
    expect(frameAddress('/florin')?.href).to.equal(`${location.origin}/florin/action-frame/1`);
    expect(frameAddress('https://pay.shop.example/florin')?.origin).to.equal('https://pay.shop.example');
    for (const proxy of [
      'javascript:alert(1)//',
      'data:text/html,x',
      'http://shop.example',
      'https://a:b@shop.example',
    ])
      expect(frameAddress(proxy)?.href, proxy).to.equal(undefined);
    acting = act(challengeAction('/bank/challenge/right'), { proxy: 'javascript:alert(1)//' });
    expect(await acting.result).to.deep.equal({ kind: 'invalid', field: 'url' });
  });
});

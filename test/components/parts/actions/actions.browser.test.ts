import { expect } from '@open-wc/testing';

import { act, challengeAction, fingerprintAction, posted, type Acting } from './acting.js';

describe('an action', () => {
  let acting: Acting | undefined;
  const start = (...args: Parameters<typeof act>): Acting => (acting = act(...args));

  afterEach(() => {
    acting?.stop();
    acting?.host.remove();
  });

  describe('fingerprint', () => {
    it('lets the bank look at the browser and reports what it says', async () => {
      const { result } = start(fingerprintAction('/bank/method'));
      expect(await result).to.have.property('kind', 'details');
      expect(posted(await result)).to.deep.equal({ threeDSCompInd: 'Y' });
    });

    it('is known by its older type too', async () => {
      const { token } = fingerprintAction('', { threeDSMethodUrl: undefined });
      const { result } = start({ type: 'threeDS2Fingerprint', token });
      expect(posted(await result)).to.deep.equal({ threeDSCompInd: 'U' });
    });

    it('shows nothing, takes no focus and leaves nothing behind', async () => {
      const { result, container } = start(fingerprintAction('/bank/method'));
      const frame = container.querySelector('iframe');
      expect(frame?.getBoundingClientRect().width).to.equal(0);
      expect(frame?.tabIndex).to.equal(-1);
      await result;
      expect(container.childElementCount).to.equal(0);
    });

    it('without a method page is reported as not available, at once', async () => {
      const { result } = start(fingerprintAction('', { threeDSMethodUrl: undefined }));
      expect(posted(await result)).to.deep.equal({ threeDSCompInd: 'U' });
    });

    it('that the bank does not answer is reported as not completed', async () => {
      const { result } = start(fingerprintAction('/bank/method/silent'), {
        limits: { fingerprint: 300, challenge: 300 },
      });
      expect(posted(await result)).to.deep.equal({ threeDSCompInd: 'N' });
    });

    it('goes on without the frame where the proxy does not serve it', async () => {
      const { result } = start(fingerprintAction('/bank/method'), { proxy: '/nowhere' });
      expect(posted(await result)).to.deep.equal({ threeDSCompInd: 'N' });
    });
  });

  describe('challenge', () => {
    it('that the shopper answers rightly is reported with the platform’s token', async () => {
      const { result } = start(challengeAction('/bank/challenge/right'));
      expect(await result).to.have.property('kind', 'details');
      expect(posted(await result)).to.deep.equal({
        transStatus: 'Y',
        authorisationToken: 'token-of-the-platform',
      });
    });

    it('that the shopper answers wrongly is reported as such', async () => {
      const { result } = start(challengeAction('/bank/challenge/wrong'));
      expect(posted(await result)).to.have.property('transStatus', 'N');
    });

    it('that gets no answer in time is reported as unknown', async () => {
      const { result } = start(challengeAction('/bank/challenge/silent'), {
        limits: { fingerprint: 300, challenge: 300 },
      });
      expect(posted(await result)).to.have.property('transStatus', 'U');
    });

    it('takes the bank’s first answer and no noise before it', async () => {
      const noise = start(challengeAction('/bank/challenge/noise'));
      expect(posted(await noise.result)).to.have.property('transStatus', 'N');
      noise.host.remove();
      const twice = start(challengeAction('/bank/challenge/twice'));
      expect(posted(await twice.result)).to.have.property('transStatus', 'N');
    });

    it('takes no answer from an origin that the token does not name', async () => {
      const { result } = start(
        challengeAction('/bank/challenge/right', { threeDSNotificationURL: 'https://platform.example/done' }),
        { limits: { fingerprint: 500, challenge: 500 } },
      );
      expect(posted(await result)).to.have.property('transStatus', 'U');
    });

    it('takes no answer from another window, even of the right origin', async () => {
      const threeDSNotificationURL = `${location.origin}/bank/done`;
      const { result, root } = start(challengeAction('/bank/challenge/silent', { threeDSNotificationURL }), {
        limits: { fingerprint: 800, challenge: 800 },
      });
      await shown(root);
      const frame = root.querySelector('iframe');
      const lie = JSON.stringify({ type: 'challengeResult', result: { transStatus: 'Y' } });
      frame?.contentWindow?.postMessage(lie, '*');
      window.postMessage({ type: 'result', value: 'Y' }, '*');
      expect(posted(await result)).to.have.property('transStatus', 'U');
    });
  });

  it('C2-33: of a hostile address opens no bank page', async () => {
    for (const acsURL of [
      'javascript:alert(1)',
      'data:text/html,x',
      'java\nscript:x',
      'file:///etc/passwd',
    ]) {
      const challenge = start(challengeAction('', { acsURL }));
      expect(await challenge.result).to.deep.equal({ kind: 'invalid', field: 'url' });
      expect(challenge.root.querySelector('dialog')).to.equal(null);
      const fingerprint = start(fingerprintAction('', { threeDSMethodUrl: acsURL }));
      expect(await fingerprint.result).to.deep.equal({ kind: 'invalid', field: 'url' });
    }
  });

  it('with a token that cannot be read is refused', async () => {
    for (const token of ['', 'e30=', '%%%', undefined])
      expect(await start({ ...challengeAction(''), token }).result).to.have.property('kind', 'invalid');
  });

  it('C2-37: of a type that is not known is neither success nor failure', async () => {
    for (const type of ['qrCode', 'await', 'voucher', 'sdk', '__proto__', 'constructor', ''])
      expect(await start({ type }).result).to.deep.equal({ kind: 'unsupported', type });
    expect(await start({ type: 'threeDS2', subtype: 'other', token: 'x' }).result).to.deep.equal({
      kind: 'unsupported',
      type: 'threeDS2',
    });
  });

  it('ends with its element', async () => {
    const { result, stop, container } = start(challengeAction('/bank/challenge/silent'));
    await shown(container);
    stop();
    expect(await result).to.deep.equal({ kind: 'aborted' });
    expect(container.querySelector('iframe')).to.equal(null);
  });
});

async function shown(root: ParentNode): Promise<void> {
  while (!root.querySelector('dialog[open] .stage[aria-busy="false"]'))
    await new Promise((resolve) => setTimeout(resolve, 20));
}

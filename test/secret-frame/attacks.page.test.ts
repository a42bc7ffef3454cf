import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';

import { openHarness, type Host } from './harness.js';

let harness: Awaited<ReturnType<typeof openHarness>>;
before(async () => {
  harness = await openHarness();
});
beforeEach(() => {
  harness.clock.now += 3_600_000;
  harness.confirmed.at = harness.clock.now;
});
after(() => harness.stop());

describe('a hostile page around the secret frame', () => {
  it('C10-262: reads neither the document nor its key', async () => {
    for (const sandbox of ['allow-scripts', 'allow-scripts allow-same-origin', '']) {
      const { page, frame, context } = await harness.open({ sandbox });
      const read = await page.evaluate(async () => {
        const { frame } = window.host as unknown as Host;
        const outcome = (work: () => unknown): string => {
          try {
            return String(work() ?? 'nothing');
          } catch (error) {
            return (error as Error).name;
          }
        };
        return [
          outcome(() => frame.contentDocument?.documentElement.outerHTML),
          outcome(() => frame.contentWindow?.document.documentElement.outerHTML),
          String((await fetch('/florin/secret-frame/1/frame.html')).status),
          String(
            (await fetch('/florin/secret-frame/1/frame.html', { mode: 'no-cors', cache: 'force-cache' }))
              .status,
          ),
        ];
      });
      assert.deepEqual(read, ['nothing', 'SecurityError', '403', '403'], sandbox);
      assert.equal(await frame.evaluate(() => self.origin), 'null');
      assert.equal(await frame.evaluate(() => document.scripts.length), 1);
      await context.close();
    }
  });

  it('C10-265: a public key of its own stops the frame before anything is sealed', async () => {
    const { page, frame, context } = await harness.open();
    await page.evaluate(async () => {
      const algorithm = {
        name: 'RSA-OAEP',
        hash: 'SHA-256',
        modulusLength: 2048,
        publicExponent: new Uint8Array([1, 0, 1]),
      };
      const { publicKey } = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
      const own = btoa(
        String.fromCharCode(...new Uint8Array(await crypto.subtle.exportKey('spki', publicKey))),
      );
      const host = window.host as unknown as Host;
      host.change = (message) => (message['type'] === 'ticket' ? { ...message, publicKey: own } : message);
    });
    await harness.press(frame, 'panReveal');
    await page.waitForFunction(() =>
      (window.host as unknown as Host).heard.some(({ reason }) => reason === 'ticket'),
    );
    assert.ok(!(await harness.heard(page)).some(({ type }) => type === 'sealed' || type === 'shown'));
    await context.close();
  });

  it('C10-272: no message and no event of a script shows anything', async () => {
    const { page, frame, context } = await harness.open();
    await page.evaluate(() => {
      const { port, frame } = window.host as unknown as Host;
      for (const type of ['ask', 'show', 'shown', 'ticket', 'card', 'pin', 'over'])
        port.postMessage({ type, purpose: 'panReveal' });
      frame.contentWindow?.postMessage({ type: 'ask', purpose: 'panReveal' }, '*');
    });
    await frame.evaluate(() => {
      const [button] = document.querySelectorAll('button');
      button?.click();
      button?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    await page.waitForTimeout(200);
    assert.ok(!(await harness.heard(page)).some(({ type }) => type === 'ask'));
    await harness.press(frame, 'panReveal');
    await frame.locator('dl').waitFor();
    await context.close();
  });

  it('C10-275: finds no number, code or PIN in messages, addresses, storage, attributes, errors, the log or the journal', async () => {
    const { page, frame, said, context } = await harness.open();
    const seen: string[] = [];
    const secrets: string[] = [];
    for (const name of ['panReveal', 'pinReveal']) {
      await harness.press(frame, name);
      await frame.locator('dl').waitFor();
      for (const text of await frame.locator('dd').allInnerTexts())
        if (!text.includes('/')) secrets.push(text.replaceAll(' ', ''));
      seen.push(
        await frame.evaluate(() =>
          [...document.querySelectorAll('*')]
            .flatMap((each) => [...each.attributes].map(({ value }) => value))
            .join('\n'),
        ),
      );
      await harness.press(frame, 'hide');
      await frame.locator('dl').waitFor({ state: 'detached' });
      seen.push(await frame.evaluate(() => document.documentElement.outerHTML));
    }
    await harness.press(frame, 'pinChange');
    await frame.locator('#new-pin').fill('258013');
    await frame.locator('#repeat-pin').fill('258013');
    seen.push(await frame.evaluate(() => document.documentElement.outerHTML));
    await harness.press(frame, 'save-pin');
    await frame.locator('.form').waitFor({ state: 'detached' });
    secrets.push('258013');
    seen.push(
      await page.evaluate(() => {
        const { heard, errors } = window.host as unknown as Host;
        const stored = JSON.stringify([
          { ...localStorage },
          { ...sessionStorage },
          document.cookie,
          location.href,
          window.name,
        ]);
        return [
          JSON.stringify(heard),
          JSON.stringify(errors),
          stored,
          document.documentElement.outerHTML,
        ].join('\n');
      }),
    );
    const lines: string[] = [];
    for await (const line of harness.proxy.exportJournal()) lines.push(line);
    const everything = [...seen, ...said, ...harness.requests, ...harness.told, ...lines].join('\n');
    assert.equal(secrets.length, 4);
    // Three or four digits stand in many an id: they are looked for as words.
    for (const secret of secrets)
      assert.ok(
        !new RegExp(secret.length > 5 ? secret : `[":>]${secret}["<]`).test(everything),
        `${secret.length} digits`,
      );
    const types = (await harness.heard(page)).map(({ type }) => type);
    assert.deepEqual(types.filter((type) => type === 'shown').length, 2);
    await context.close();
  });

  it('C10-279: is answered once, by its parent alone, and reaches no network', async () => {
    const { page, frame, context } = await harness.open();
    const before = (await harness.heard(page)).length;
    await page.evaluate(() => {
      const host = window.host as unknown as Host;
      host.open('PI-other');
      const other = document.createElement('iframe');
      document.body.append(other);
      const { port2 } = new MessageChannel();
      const script = other.contentDocument!.createElement('script');
      script.textContent = `parent.host.frame.contentWindow.postMessage({ florin: 1, type: 'secret-init' }, '*', [])`;
      other.contentDocument!.body.append(script);
      port2.close();
    });
    await page.waitForTimeout(200);
    const ready = (await harness.heard(page)).slice(before).filter(({ type }) => type === 'ready');
    assert.deepEqual(ready, []);
    const requests = harness.requests.length;
    const tried = await frame.evaluate(async () => {
      const outcomes = await Promise.allSettled([
        fetch('/leak'),
        new Promise((resolve, reject) =>
          Object.assign(new Image(), { src: '/leak', onload: resolve, onerror: reject }),
        ),
      ]);
      return [...outcomes.map(({ status }) => status), 'RTCPeerConnection' in window, 'open' in window];
    });
    assert.deepEqual(tried, ['rejected', 'rejected', false, false]);
    assert.equal(harness.requests.length, requests);
    await context.close();
  });

  for (const [what, purpose, change] of [
    ['a byte of a card', 'panReveal', { type: 'card', name: 'encryptedData', at: 30 }],
    ['its end, where the padding is', 'panReveal', { type: 'card', name: 'encryptedData', at: -1 }],
    ['a PIN block', 'pinReveal', { type: 'pin', name: 'encryptedPinBlock', at: 0 }],
    ['a token', 'pinReveal', { type: 'pin', name: 'token', at: 0 }],
    ['a signature', 'panReveal', { type: 'card', name: 'signature', at: 0 }],
  ] as const)
    it(`C10-281: an answer is not opened where ${what} was changed on the way, and the page has one try`, async () => {
      const { page, frame, context } = await harness.open();
      await page.evaluate(({ type, name, at }) => {
        const host = window.host as unknown as Host & { whole?: Record<string, unknown> };
        host.change = (message) => {
          if (message['type'] !== type) return message;
          host.whole = message;
          const letters = [...String(message[name])];
          const place = at < 0 ? letters.length + at : at;
          letters[place] = letters[place] === '1' ? '2' : '1';
          return { ...message, [name]: letters.join('') };
        };
      }, change);
      await harness.press(frame, purpose);
      await page.waitForFunction(() =>
        (window.host as unknown as Host).heard.some(({ reason }) => reason === 'answer'),
      );
      // The true one comes too late: the key is gone.
      await page.evaluate(() => {
        const host = window.host as unknown as Host & { whole?: Record<string, unknown> };
        host.port.postMessage(host.whole);
      });
      await page.waitForTimeout(200);
      assert.equal(await frame.locator('dl').count(), 0);
      assert.ok(!(await harness.heard(page)).some(({ type }) => type === 'shown'));
      await context.close();
    });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  fingerprint,
  leaveForBank,
  openChallenge,
  submit,
  toldParent,
  actionOf,
  type Page,
} from '../browser.js';
import { ORIGIN, decode, pay, startSandbox } from '../shop.js';

const policyOf = ({ response }: Page): string => response.headers.get('content-security-policy') ?? '';

test('every page of the bank has a strict policy of its own, no script inside and nothing from elsewhere', async () => {
  const sandbox = await startSandbox();
  const challenge = await openChallenge(sandbox, await pay(sandbox, 'challenge'));
  const onwards = await submit(sandbox, challenge, { code: '1234' });
  const pages = [
    challenge,
    onwards,
    await submit(sandbox, onwards),
    await fingerprint(sandbox, await pay(sandbox, 'frictionless')),
    await leaveForBank(sandbox, await pay(sandbox, 'redirect')),
  ];
  for (const page of pages) {
    assert.match(policyOf(page), /^default-src 'none'; script-src 'self'; style-src 'self';/);
    assert.doesNotMatch(policyOf(page), /unsafe|\*|http:\/\/(?!127)/);
    assert.doesNotMatch(page.text, /<script(?![^>]* src=)|<style|\sstyle=|\son\w+=/);
    for (const [, address] of page.text.matchAll(/(?:src|href|action)="([^"]*)"/g))
      assert.ok(address === 'data:,' || address?.startsWith(`${ORIGIN}/bank/`), address);
    assert.equal(page.response.headers.get('cache-control'), 'no-store');
    // Without it, SvelteKit and Astro refuse the form: it would come from nowhere.
    assert.equal(page.response.headers.get('referrer-policy'), 'same-origin');
  }
});

test('a page that stands for the whole window cannot be framed, and its form may lead home', async () => {
  const sandbox = await startSandbox();
  const policy = policyOf(await leaveForBank(sandbox, await pay(sandbox, 'redirect')));
  assert.match(policy, /form-action 'self' https:\/\/shop\.example;/);
  assert.match(policy, /frame-ancestors 'none'/);
});

test('scripts and styles are files of the bank’s own', async () => {
  const sandbox = await startSandbox();
  for (const [name, type] of [
    ['submit.js', 'text/javascript'],
    ['tell-parent.js', 'text/javascript'],
    ['bank.css', 'text/css'],
  ]) {
    const response = await sandbox.fetch(`${ORIGIN}/bank/${name}`);
    assert.equal(response.headers.get('content-type'), `${type};charset=utf-8`);
  }
});

test('the actions name addresses of the bank’s origin only, under the platform’s names', async () => {
  const sandbox = await startSandbox();
  const method = decode(actionOf(await pay(sandbox, 'frictionless')).token);
  assert.deepEqual(Object.keys(method).toSorted(), [
    'threeDSMethodNotificationURL',
    'threeDSMethodUrl',
    'threeDSServerTransID',
  ]);
  const challenge = decode(actionOf(await pay(sandbox, 'challenge')).token);
  const addresses = [
    method['threeDSMethodUrl'],
    method['threeDSMethodNotificationURL'],
    challenge['acsURL'],
    challenge['threeDSNotificationURL'],
  ];
  for (const address of addresses) assert.equal(new URL(String(address)).origin, ORIGIN);
  assert.equal(challenge['messageVersion'], '2.2.0');
});

test('the unseen look at the browser ends with the platform’s message to the frame around it', async () => {
  const sandbox = await startSandbox();
  const page = await fingerprint(sandbox, await pay(sandbox, 'frictionless'));
  assert.deepEqual(toldParent(page), { type: 'fingerPrintResult', result: { threeDSCompInd: 'Y' } });
});

test('the challenge shows amount, merchant and the end of the card’s number, and escapes what a merchant is called', async () => {
  const sandbox = await startSandbox({ merchantAccount: '<b>"Shop"</b>' });
  const first = await pay(sandbox, 'challenge', { merchantAccount: '<b>"Shop"</b>' });
  const { text } = await openChallenge(sandbox, first);
  assert.match(text, /€19\.99/);
  assert.match(text, /&lt;b&gt;&quot;Shop&quot;&lt;\/b&gt;/);
  assert.match(text, /ending in 0006/);
  assert.doesNotMatch(text, /421234/);
});

test('a request the bank knows nothing of, a broken one and one answered before get a page that says so', async () => {
  const sandbox = await startSandbox();
  const challenge = await openChallenge(sandbox, await pay(sandbox, 'challenge'));
  await submit(sandbox, challenge, { code: '9999' });
  const again = await submit(sandbox, challenge, { code: '1234' });
  const leave = await leaveForBank(sandbox, await pay(sandbox, 'redirect'));
  await submit(sandbox, leave, { choice: 'decline' });
  const broken = await sandbox.fetch(`${ORIGIN}/bank/3ds/challenge`, { method: 'POST', body: 'creq=%%%' });
  const responses = [again.response, broken, (await submit(sandbox, leave, { choice: 'approve' })).response];
  for (const response of responses) assert.equal(response.status, 404);
});

test('the bank may live under a path of its own', async () => {
  const origin = 'https://me.example/florin/sandbox/';
  const sandbox = await startSandbox({ origin });
  assert.equal(sandbox.origin, 'https://me.example/florin/sandbox');
  const page = await openChallenge(sandbox, await pay(sandbox, 'challenge'));
  assert.equal(page.response.status, 200);
  assert.match(page.text, /href="https:\/\/me\.example\/florin\/sandbox\/bank\/bank\.css"/);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Sandbox } from '../../../src/sandbox/index.js';
import { ACCOUNT, call, paymentRequest, sendDetails, startSandbox } from '../shop.js';

interface Offered {
  readonly type: string;
  readonly name: string;
}

async function offered(sandbox: Sandbox, changes: object): Promise<string[]> {
  const { body } = await call(sandbox, '/v71/paymentMethods', { merchantAccount: ACCOUNT, ...changes });
  return (body.paymentMethods as Offered[]).map(({ type }) => type);
}

/** Pays at the method's own page, and hands in what that brings home. */
async function leave(sandbox: Sandbox, type: string, choice: string) {
  const { body } = await call(sandbox, '/v71/payments', paymentRequest({ type }));
  assert.deepEqual(
    [body.resultCode, body.action.type, body.action.paymentMethodType],
    ['RedirectShopper', 'redirect', type],
  );
  const page = await sandbox.fetch(body.action.url);
  const text = await page.text();
  assert.match(text, /<dt>Paid with<\/dt>\s*<dd>iDEAL \| Wero<\/dd>/);
  const MD = new URL(body.action.url).searchParams.get('MD') ?? '';
  const answer = await sandbox.fetch(
    new URL(/action="([^"]+)"/.exec(text)?.[1] ?? '', body.action.url).href,
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ MD, choice }),
      redirect: 'manual',
    },
  );
  const home = new URL(answer.headers.get('location') ?? '');
  return (await sendDetails(sandbox, { redirectResult: home.searchParams.get('redirectResult') })).body;
}

test('methods are offered by the country and currency of the shopper, and none where no country is said', async () => {
  const sandbox = await startSandbox();
  const amount = { currency: 'EUR', value: 1000 };
  assert.deepEqual(await offered(sandbox, { amount, countryCode: 'NL' }), [
    'scheme',
    'ideal',
    'trustly',
    'klarna',
  ]);
  assert.deepEqual(await offered(sandbox, { amount: { ...amount, currency: 'CHF' }, countryCode: 'CH' }), [
    'scheme',
    'twint',
    'klarna',
  ]);
  assert.deepEqual(await offered(sandbox, { amount }), ['scheme']);
});

test('the merchant narrows the list to what they allow, or leaves some out', async () => {
  const sandbox = await startSandbox();
  const request = { amount: { currency: 'EUR', value: 1000 }, countryCode: 'NL' };
  assert.deepEqual(await offered(sandbox, { ...request, allowedPaymentMethods: ['ideal'] }), ['ideal']);
  assert.deepEqual(await offered(sandbox, { ...request, blockedPaymentMethods: ['scheme', 'klarna'] }), [
    'ideal',
    'trustly',
  ]);
});

for (const [choice, resultCode] of [
  ['approve', 'Authorised'],
  ['decline', 'Refused'],
  ['cancel', 'Cancelled'],
] as const)
  test(`a shopper who leaves for iDEAL and chooses to ${choice} comes back ${resultCode}`, async () => {
    const sandbox = await startSandbox();
    const body = await leave(sandbox, 'ideal', choice);
    assert.equal(body.resultCode, resultCode);
    assert.deepEqual(body.paymentMethod, { brand: 'ideal', type: 'ideal' });
  });

test('a method of another account is refused, and nothing is executed', async () => {
  const sandbox = await startSandbox();
  const { status, body } = await call(sandbox, '/v71/payments', paymentRequest({ type: 'oxxo' }));
  assert.deepEqual([status, body.errorCode], [500, '905']);
  assert.deepEqual(sandbox.books(), []);
});

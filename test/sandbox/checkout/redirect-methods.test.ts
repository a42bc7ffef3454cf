import assert from 'node:assert/strict';
import { test } from 'node:test';

import { REDIRECT_METHODS } from '../../../src/client/shopper/payment-methods.js';
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
async function leave(sandbox: Sandbox, method: { readonly type: string }, choice: string) {
  const { type } = method;
  const { body } = await call(sandbox, '/v71/payments', paymentRequest(method));
  assert.deepEqual(
    [body.resultCode, body.action.type, body.action.paymentMethodType],
    ['RedirectShopper', 'redirect', type],
  );
  const page = await sandbox.fetch(body.action.url);
  const text = await page.text();
  assert.match(text, /<dt>Paid with<\/dt>\s*<dd>[\p{L}\d][^<]+<\/dd>/u);
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

test('a method whose scheme has ended is offered only where the request names it', async () => {
  const sandbox = await startSandbox();
  for (const [type, countryCode] of [
    ['giropay', 'DE'],
    ['directEbanking', 'AT'],
  ]) {
    assert.ok(!(await offered(sandbox, { countryCode })).includes(type ?? ''), type);
    assert.deepEqual(await offered(sandbox, { countryCode, allowedPaymentMethods: [type] }), [type]);
  }
});

test('methods are offered by the country and currency of the shopper, and none where no country is said', async () => {
  const sandbox = await startSandbox();
  const amount = { currency: 'EUR', value: 1000 };
  const inSpain = await offered(sandbox, { amount, countryCode: 'ES' });
  assert.deepEqual(inSpain.slice(0, 4), ['scheme', 'applepay', 'googlepay', 'bizum']);
  assert.equal(inSpain.at(-1), 'bankTransfer_IBAN');
  assert.ok(!inSpain.includes('twint'));
  const inSwitzerland = { amount: { ...amount, currency: 'CHF' }, countryCode: 'CH' };
  assert.deepEqual((await offered(sandbox, inSwitzerland)).slice(0, 4), [
    'scheme',
    'applepay',
    'googlepay',
    'twint',
  ]);
  assert.ok(!(await offered(sandbox, { ...inSwitzerland, amount })).includes('twint'));
  assert.deepEqual(await offered(sandbox, { amount }), ['scheme']);
});

test('the merchant narrows the list to what they allow, or leaves some out', async () => {
  const sandbox = await startSandbox();
  const request = { amount: { currency: 'EUR', value: 1000 }, countryCode: 'NL' };
  assert.deepEqual(await offered(sandbox, { ...request, allowedPaymentMethods: ['ideal'] }), ['ideal']);
  const left = await offered(sandbox, { ...request, blockedPaymentMethods: ['scheme', 'klarna'] });
  assert.ok(left.includes('ideal') && !left.includes('scheme') && !left.includes('klarna'));
});

test('methods of apps are offered to apps alone', async () => {
  const sandbox = await startSandbox();
  const request = { amount: { currency: 'CNY', value: 1000 }, countryCode: 'CN' };
  const inApp = await offered(sandbox, { ...request, channel: 'Android' });
  assert.ok(inApp.includes('wechatpaySDK'));
  for (const changes of [{}, { channel: 'Web' }]) {
    const onTheWeb = await offered(sandbox, { ...request, ...changes });
    assert.ok(onTheWeb.includes('wechatpayWeb') && !onTheWeb.includes('wechatpaySDK'));
  }
});

for (const type of REDIRECT_METHODS)
  test(`${type} leaves for its page, and is paid or declined there`, async () => {
    const sandbox = await startSandbox();
    const method = type === 'paypal' ? { type, subtype: 'redirect' } : { type };
    assert.equal((await leave(sandbox, method, 'approve')).resultCode, 'Authorised');
    assert.equal((await leave(sandbox, method, 'decline')).resultCode, 'Refused');
  });

for (const [choice, resultCode] of [
  ['approve', 'Authorised'],
  ['decline', 'Refused'],
  ['cancel', 'Cancelled'],
] as const)
  test(`a shopper who leaves for iDEAL and chooses to ${choice} comes back ${resultCode}`, async () => {
    const sandbox = await startSandbox();
    const body = await leave(sandbox, { type: 'ideal' }, choice);
    assert.equal(body.resultCode, resultCode);
    assert.deepEqual(body.paymentMethod, { brand: 'ideal', type: 'ideal' });
  });

test('a method of another account is refused, and nothing is executed', async () => {
  const sandbox = await startSandbox();
  const { status, body } = await call(sandbox, '/v71/payments', paymentRequest({ type: 'cashapp' }));
  assert.deepEqual([status, body.errorCode], [500, '905']);
  assert.deepEqual(sandbox.books(), []);
});

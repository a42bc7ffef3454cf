import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Sandbox } from '../../../src/sandbox/index.js';
import { ACCOUNT, call, paymentRequest, startSandbox } from '../shop.js';

const begin = (sandbox: Sandbox, paymentMethod: Record<string, unknown>) =>
  call(sandbox, '/v71/payments', paymentRequest(paymentMethod));

test('methods with a few fields are offered by country and currency', async () => {
  const sandbox = await startSandbox();
  const offered = async (countryCode: string, currency: string) => {
    const asked = { merchantAccount: ACCOUNT, countryCode, amount: { value: 1000, currency } };
    const { body } = await call(sandbox, '/v71/paymentMethods', asked);
    return (body.paymentMethods as { type: string }[]).map(({ type }) => type);
  };
  assert.ok((await offered('PL', 'PLN')).includes('blik'));
  assert.ok(!(await offered('PL', 'EUR')).includes('blik'));
  assert.ok(!(await offered('DE', 'EUR')).includes('blik'));
});

test('a field that is missing or not valid is refused by name', async () => {
  const sandbox = await startSandbox();
  for (const blikCode of [undefined, '1', '12345a']) {
    const { status, body } = await begin(sandbox, { type: 'blik', ...(blikCode && { blikCode }) });
    assert.equal(status, 422);
    assert.match(body.message, /paymentMethod\.blikCode/);
  }
});

test('MB WAY and Vipps ask for a telephone number; Vipps goes on with a page of its own', async () => {
  const sandbox = await startSandbox();
  const telephoneNumber = '+351912345678';
  const mbway = { type: 'mbway', telephoneNumber, shopperEmail: 'ana@shop.example' };
  assert.equal((await begin(sandbox, mbway)).body.action.type, 'await');
  for (const wrong of [{ telephoneNumber: '+351412345678' }, { shopperEmail: 'ana' }]) {
    const { status, body } = await begin(sandbox, { ...mbway, ...wrong });
    assert.equal(status, 422);
    assert.match(body.message, new RegExp(`paymentMethod\\.${Object.keys(wrong)[0]}`));
  }
  const vipps = await begin(sandbox, { type: 'vipps', telephoneNumber: '+4791234567' });
  assert.equal(vipps.body.action.type, 'redirect');
  assert.equal((await begin(sandbox, { type: 'vipps' })).status, 422);
});

test('Pix takes who pays where it is sent, and a CPF or CNPJ that is none is refused by name', async () => {
  const sandbox = await startSandbox();
  const pay = (fields: object) =>
    call(sandbox, '/v71/payments', paymentRequest({ type: 'pix' }, { ...fields }));
  const shopperName = { firstName: 'Ana', lastName: 'Lima' };
  for (const fields of [
    {},
    { shopperName },
    { shopperName, socialSecurityNumber: '12345678909' },
    { shopperName, socialSecurityNumber: '12ABC34501DE35' },
  ])
    assert.equal((await pay(fields)).body.action?.type, 'qrCode');
  for (const [fields, name] of [
    [{ shopperName, socialSecurityNumber: '12345678900' }, 'socialSecurityNumber'],
    [{ shopperName: { ...shopperName, lastName: ' ' } }, 'shopperName.lastName'],
  ] as const) {
    const { status, body } = await pay(fields);
    assert.equal(status, 422);
    assert.match(body.message, new RegExp(`'${name}'`));
  }
});

test('DOKU Wallet and OVO ask who pays, and go on with a page of their own', async () => {
  const sandbox = await startSandbox();
  const payer = { firstName: 'Ana', lastName: 'Lima', shopperEmail: 'ana@shop.example' };
  for (const type of ['doku_wallet', 'doku_ovo']) {
    assert.equal((await begin(sandbox, { type, ...payer })).body.action.type, 'redirect');
    for (const name of Object.keys(payer)) {
      const { status, body } = await begin(sandbox, { type, ...payer, [name]: '' });
      assert.equal(status, 422);
      assert.match(body.message, new RegExp(`paymentMethod\\.${name}`));
    }
  }
});

test('a UPI ID is asked for in an app, and one that no bank could have is refused', async () => {
  const sandbox = await startSandbox();
  const upi = { type: 'upi_collect', billingSequenceNumber: '1', virtualPaymentAddress: 'asha@okbank' };
  assert.equal((await begin(sandbox, upi)).body.action.type, 'await');
  const wrong = await begin(sandbox, { ...upi, virtualPaymentAddress: 'asha' });
  assert.match(wrong.body.message, /paymentMethod\.virtualPaymentAddress/);
  const { billingSequenceNumber, ...without } = upi;
  assert.equal((await begin(sandbox, without)).status, 400, billingSequenceNumber);
});

test('PayTo takes an account by a PayID or by its numbers, and who pays', async () => {
  const sandbox = await startSandbox();
  const pay = (shopperAccountIdentifier: string | undefined, shopperName: object | undefined = NAME) =>
    call(sandbox, '/v71/payments', {
      ...paymentRequest({ type: 'payto', ...(shopperAccountIdentifier && { shopperAccountIdentifier }) }),
      shopperName,
    });
  const NAME = { firstName: 'Ana', lastName: 'Lima' };
  for (const identifier of [
    '+61-412345678',
    'ana@shop.example',
    '53004085616',
    'north shore surf club',
    '062000-12345678',
  ])
    assert.equal((await pay(identifier)).body.action.type, 'await', identifier);
  for (const identifier of [undefined, 'North Shore', '4111111111111111', ' ana']) {
    const { status, body } = await pay(identifier);
    assert.equal(status, 422, identifier);
    assert.match(body.message, /'paymentMethod\.shopperAccountIdentifier'/);
  }
  const { status, body } = await pay('ana@shop.example', { firstName: 'Ana' });
  assert.equal(status, 422);
  assert.match(body.message, /'shopperName\.lastName'/);
});

test('the shopper is asked in an app: approved, declined or too late, once', async () => {
  let at = Date.UTC(2030, 0, 1);
  const sandbox = await startSandbox({ now: () => at });
  const pay = async () => (await begin(sandbox, { type: 'blik', blikCode: '777123' })).body;
  const answer = async (url: string, choice: string) => {
    const body = new URLSearchParams({ MD: new URL(url).searchParams.get('MD') ?? '', choice });
    const { status } = await sandbox.fetch(url.replace(/\?.*/, '-answer'), { method: 'POST', body });
    return status;
  };
  const first = await pay();
  assert.deepEqual(
    [first.resultCode, first.action.type, first.action.paymentMethodType],
    ['Pending', 'await', 'blik'],
  );
  const page = await (await sandbox.fetch(first.action.url)).text();
  assert.match(page, /<dd>BLIK<\/dd>/);
  assert.equal(await answer(first.action.url, 'other'), 404);
  assert.equal(await answer(first.action.url, 'approve'), 200);
  assert.equal(await answer(first.action.url, 'decline'), 404);
  const second = await pay();
  assert.equal(await answer(second.action.url, 'decline'), 200);
  const third = await pay();
  at += 120_000;
  sandbox.books();
  assert.equal(await answer(third.action.url, 'approve'), 404);
  assert.deepEqual(
    sandbox.books().map(({ charged }) => charged),
    [true, false, false],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ISSUER_LISTS } from '../../../src/client/shopper/issuers.js';
import { shortFormOf } from '../../../src/client/shopper/short-forms.js';
import type { Sandbox } from '../../../src/sandbox/index.js';
import { ACCOUNT, call, paymentRequest, sendDetails, startSandbox } from '../shop.js';

interface Listed {
  readonly type: string;
  readonly issuers?: readonly { readonly id: string; readonly name: string; readonly disabled?: boolean }[];
  readonly apps?: Listed['issuers'];
}

/** One without a list, and one whose list has apps. */
const OTHERS = ['paybybank', 'upi_intent'];

async function listed(sandbox: Sandbox, countryCode: string, currency: string): Promise<Listed[]> {
  const asked = { merchantAccount: ACCOUNT, countryCode, amount: { value: 1000, currency } };
  return (await call(sandbox, '/v71/paymentMethods', asked)).body.paymentMethods as Listed[];
}

const pay = (
  sandbox: Sandbox,
  method: {
    readonly type: string;
    readonly issuer?: string;
    readonly shopperEmail?: string;
    readonly appId?: string;
  },
) => call(sandbox, '/v71/payments', paymentRequest(method));

test('banks are listed by the country and currency of the shopper', async () => {
  const sandbox = await startSandbox();
  const eps = (await listed(sandbox, 'AT', 'EUR')).find(({ type }) => type === 'eps');
  assert.ok(eps?.issuers?.some(({ name }) => name === 'Oberbank'));
  assert.ok(!(await listed(sandbox, 'AT', 'USD')).some(({ type }) => type === 'eps'));
  const british = (await listed(sandbox, 'GB', 'GBP')).find(({ type }) => type === 'paybybank');
  assert.ok(british && !('issuers' in british));
});

for (const type of Object.keys(ISSUER_LISTS).filter((each) => !OTHERS.includes(each)))
  test(`${type} needs an issuer of its list, and refuses another`, async () => {
    const sandbox = await startSandbox();
    const { fields = [], next = 'redirect' } = shortFormOf(type) ?? {};
    const filled = fields.includes('shopperEmail') ? { type, shopperEmail: 'ana@shop.example' } : { type };
    for (const method of [filled, { ...filled, issuer: 'none' }, { ...filled, issuer: '999' }]) {
      const { status, body } = await pay(sandbox, method);
      assert.equal(status, 422);
      assert.match(body.message as string, /'paymentMethod\.issuer'/);
    }
    const { resultCode, action } = (await pay(sandbox, { ...filled, issuer: '101' })).body;
    assert.deepEqual(
      [resultCode, action.type],
      [next === 'voucher' ? 'PresentToShopper' : 'RedirectShopper', next],
    );
    assert.equal(sandbox.books().length, 1);
  });

test('UPI lists apps, and asks in the one that is picked', async () => {
  const sandbox = await startSandbox();
  const type = 'upi_intent';
  const offer = (await listed(sandbox, 'IN', 'INR')).find((each) => each.type === type);
  assert.deepEqual(offer?.apps?.[1], { id: '102', name: 'Google Pay' });
  for (const method of [{ type }, { type, appId: '999' }]) {
    const { status, body } = await pay(sandbox, method);
    assert.equal(status, 422);
    assert.match(body.message as string, /'paymentMethod\.appId'/);
  }
  assert.equal((await pay(sandbox, { type, appId: '102' })).body.action.type, 'await');
});

test('Dragonpay asks for an email beside the place, and presents two references to pay by', async () => {
  const sandbox = await startSandbox();
  const type = 'dragonpay_otc_non_banking';
  const names = (await listed(sandbox, 'PH', 'PHP')).find((each) => each.type === type)?.issuers;
  assert.ok(names?.some(({ name }) => name === 'M Lhuillier'));
  for (const email of [undefined, 'ana']) {
    const { status, body } = await pay(sandbox, {
      type,
      issuer: '101',
      ...(email && { shopperEmail: email }),
    });
    assert.equal(status, 422);
    assert.match(body.message as string, /'paymentMethod\.shopperEmail'/);
  }
  const { action } = (await pay(sandbox, { type, issuer: '101', shopperEmail: 'ana@shop.example' })).body;
  assert.match(action.reference, /^\w{8}$/);
  assert.match(action.alternativeReference, /^\d{13}$/);
});

test('a bank that is not available is listed as such, and refused', async () => {
  const sandbox = await startSandbox();
  const eps = (await listed(sandbox, 'AT', 'EUR')).find(({ type }) => type === 'eps');
  const closed = eps?.issuers?.find(({ disabled }) => disabled);
  assert.equal(closed?.name, 'Hypo Tirol Bank');
  assert.equal((await pay(sandbox, { type: 'eps', issuer: closed.id })).status, 422);
});

for (const [choice, resultCode] of [
  ['approve', 'Authorised'],
  ['decline', 'Refused'],
  ['cancel', 'Cancelled'],
] as const)
  test(`the bank's page names the bank; a shopper who chooses to ${choice} comes back ${resultCode}`, async () => {
    const sandbox = await startSandbox();
    const { url } = (await pay(sandbox, { type: 'eps', issuer: '109' })).body.action;
    assert.match(await (await sandbox.fetch(url)).text(), /<dt>At<\/dt>\s*<dd>Oberbank</);
    const MD = new URL(url).searchParams.get('MD') ?? '';
    const answer = await sandbox.fetch(url.replace(/\?.*/, '').replace('/redirect', '/redirect-answer'), {
      method: 'POST',
      body: new URLSearchParams({ MD, choice }),
      redirect: 'manual',
    });
    const redirectResult = new URL(answer.headers.get('location') ?? '').searchParams.get('redirectResult');
    assert.equal((await sendDetails(sandbox, { redirectResult })).body.resultCode, resultCode);
  });

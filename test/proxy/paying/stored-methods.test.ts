import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { narrowStored } from '../../../src/proxy/paying/stored-methods.js';
import { openAppShop } from '../app-shop.js';
import { codeOf, fieldOf } from '../shop.js';

/** A shop that hears of what ends later. */
const HEARD = { options: { notifications: {} } } as unknown as Parameters<typeof narrowStored>[0];

const amount = { value: 1999, currency: 'EUR' };

interface Listed {
  readonly type: string;
  readonly name: string;
  readonly configuration?: { readonly storedPaymentMethodId?: string };
}

/** A shop whose shopper Anna has stored a PayPal account at the platform; `who` asks. */
async function openShop() {
  let who: string | undefined = 'anna-1';
  const shop = await openAppShop({
    amount,
    order: { countryCode: 'NL' },
    options: { identify: () => ({ audience: 'shopper', session: 's1', shopperReference: who }) },
  });
  const ask = async (path: string, body: object) => {
    const response = await shop.sandbox.fetch(`https://sandbox.example/v71${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': 'sandbox' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { action?: { url: string } };
  };
  const { action } = await ask('/payments', {
    merchantAccount: 'Shop',
    amount,
    reference: 'earlier',
    returnUrl: 'http://localhost:8080/return.html',
    shopperReference: 'anna-1',
    storePaymentMethod: true,
    paymentMethod: { type: 'paypal', subtype: 'redirect' },
  });
  const MD = new URL(action?.url ?? '').searchParams.get('MD') ?? '';
  const back = await shop.sandbox.fetch('http://127.0.0.1:8081/bank/redirect-answer', {
    method: 'POST',
    body: new URLSearchParams({ MD, choice: 'approve' }),
  });
  const home = new URL(back.headers.get('location') ?? '');
  await ask('/payments/details', { details: { redirectResult: home.searchParams.get('redirectResult') } });
  const listed = async () => (await shop.shopper.methods()).body['methods'] as readonly Listed[];
  return { ...shop, listed, be: (name: string | undefined) => void (who = name) };
}

describe('a stored method that is no card', () => {
  it('comes first, names its account without the whole address, and is paid without leaving the page', async () => {
    const shop = await openShop();
    const before = shop.charged();
    const [first, ...rest] = await shop.listed();
    assert.equal(first?.name, 'PayPal · s•••@wallet.example');
    assert.ok(rest.some(({ type }) => type === 'paypal'));
    const paid = await shop.pay('k1', { type: 'paypal', ...first?.configuration });
    assert.equal(paid.body['outcome'], 'paid');
    const sent = shop.sent().at(-1)!;
    assert.equal(sent['recurringProcessingModel'], 'CardOnFile');
    assert.equal(sent['shopperReference'], 'anna-1');
    assert.equal(shop.charged(), before + 1);
  });

  it('is not offered to another shopper, and charges nothing for one', async () => {
    const shop = await openShop();
    const before = shop.charged();
    const [{ configuration } = { configuration: {} }] = await shop.listed();
    shop.be('ben-1');
    assert.ok((await shop.listed()).every((each) => !each.configuration?.storedPaymentMethodId));
    const refused = await shop.pay('k1', { type: 'paypal', ...configuration });
    assert.equal(codeOf(refused), 'platform-refused');
    shop.be(undefined);
    const guest = await shop.pay('k2', { type: 'paypal', ...configuration });
    assert.deepEqual(
      [codeOf(guest), fieldOf(guest)],
      ['invalid-request', 'paymentMethod.storedPaymentMethodId'],
    );
    assert.equal(shop.charged(), before);
  });

  it('is not offered where the order does not take its type', async () => {
    const shop = await openAppShop({
      amount,
      order: { countryCode: 'NL', blockedPaymentMethods: ['paypal'] },
    });
    const methods = (await shop.shopper.methods()).body['methods'] as readonly Listed[];
    assert.ok(methods.every(({ type }) => type !== 'paypal'));
  });

  it('is left out where it cannot be paid by its id, is for an absent shopper, or is not known', () => {
    const stored = { id: 'S1', type: 'twint', name: 'TWINT', supportedShopperInteractions: ['Ecommerce'] };
    const digits = { ...stored, label: '+41 79 ••', lastFour: '4567' };
    assert.deepEqual(
      [stored, digits, { ...digits, shopperEmail: 'none' }].map((each) => narrowStored(HEARD, each)[0]?.name),
      ['TWINT', 'TWINT · •••• 4567', 'TWINT · •••• 4567'],
    );
    const debit = { id: 'S1', type: 'sepadirectdebit', name: 'SEPA', iban: 'NL13TEST0123456789' };
    assert.equal(narrowStored(HEARD, debit)[0]?.name, 'SEPA · •••• 6789');
    const unheard = { options: {} } as unknown as typeof HEARD;
    assert.deepEqual(narrowStored(unheard, debit), []);
    for (const change of [
      { type: 'swish' },
      { type: 'scheme' },
      { type: 'newthing' },
      { id: undefined },
      { supportedShopperInteractions: ['ContAuth'] },
    ])
      assert.deepEqual(narrowStored(HEARD, { ...stored, ...change }), []);
  });
});

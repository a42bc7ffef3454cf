import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkout } from '../../../src/client/checkout/index.js';
import { open, submit } from '../browser.js';
import { paymentRequest } from '../shop.js';
import { EUR, merchantAccount, openTill, refusal } from './till.js';

const owner = { merchantAccount, shopperReference: 'shopper-1' };
const list = { merchantAccount, amount: EUR(1999), countryCode: 'NL' };

test('a PayPal account that was stored pays at once, for its own shopper alone, until it is removed', async () => {
  const { client, key, sandbox } = await openTill();
  const asked = { ...owner, storePaymentMethod: true, recurringProcessingModel: 'CardOnFile' };
  const first = paymentRequest({ type: 'paypal', subtype: 'redirect' }, asked);
  const { action } = await client.call(checkout.payments, first as never, key());
  const bank = await open(sandbox, action?.url ?? '');
  const back = await submit(sandbox, bank, { choice: 'approve' });
  const redirectResult =
    new URL(back.response.headers.get('location') ?? '').searchParams.get('redirectResult') ?? '';
  const paid = await client.call(checkout.paymentDetails, { details: { redirectResult } } as never, key());
  assert.equal(paid.resultCode, 'Authorised');

  const offered = await client.call(checkout.paymentMethods, { ...list, ...owner });
  const [kept] = offered.storedPaymentMethods ?? [];
  assert.deepEqual([kept?.type, kept?.name], ['paypal', 'PayPal']);
  assert.deepEqual((await client.call(checkout.paymentMethods, list)).storedPaymentMethods, undefined);

  const method = { type: 'paypal', storedPaymentMethodId: kept?.id };
  const pay = (paymentMethod: Record<string, string | undefined>, whose: Record<string, string>) =>
    client.call(checkout.payments, paymentRequest(paymentMethod, whose) as never, key());
  assert.equal((await pay(method, owner)).resultCode, 'Authorised');
  assert.equal(await refusal(pay(method, { ...owner, shopperReference: 'shopper-2' })), '800');
  assert.equal(await refusal(pay({ ...method, type: 'twint' }, owner)), '800');
  const storedPaymentMethodId = kept?.id ?? '';
  await client.call(checkout.deleteStoredPaymentMethod, { ...owner, storedPaymentMethodId });
  assert.equal(await refusal(pay(method, owner)), '800');
});

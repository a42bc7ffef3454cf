import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ACCOUNT, call, paymentRequest, startSandbox } from '../shop.js';

async function begin() {
  const sandbox = await startSandbox();
  const { body } = await call(sandbox, '/v71/payments', paymentRequest({ type: 'multibanco' }));
  return { sandbox, body };
}

test('a voucher is presented to the shopper with its lines, its file and until when it can be paid', async () => {
  const { sandbox, body } = await begin();
  assert.equal(body.resultCode, 'PresentToShopper');
  const { type, paymentMethodType, entity, expiresAt, downloadUrl } = body.action;
  assert.deepEqual([type, paymentMethodType], ['voucher', 'multibanco']);
  assert.match(entity, /^\d{5}$/);
  assert.ok(Date.parse(expiresAt) > 0);
  const file = await sandbox.fetch(downloadUrl);
  assert.match(file.headers.get('content-disposition') ?? '', /^attachment/);
});

test('the till takes one answer, and none for a voucher that it does not know', async () => {
  const { sandbox, body } = await begin();
  const { instructionsUrl } = body.action;
  const page = await (await sandbox.fetch(instructionsUrl)).text();
  assert.match(page, /<dd>Multibanco<\/dd>/);
  assert.doesNotMatch(page, /wrong reference/);
  const answer = async (choice: string, MD = new URL(instructionsUrl).searchParams.get('MD') ?? '') => {
    const url = instructionsUrl.replace(/\?.*/, '-answer');
    return (await sandbox.fetch(url, { method: 'POST', body: new URLSearchParams({ MD, choice }) })).status;
  };
  assert.equal(await answer('pay', 'unknown'), 404);
  assert.equal(await answer('other'), 404);
  assert.equal(await answer('pay'), 200);
  assert.equal(await answer('pay'), 404);
  assert.deepEqual(
    sandbox.books().map(({ charged }) => charged),
    [true],
  );
});

test('what was paid at a till is not refunded and not reversed', async () => {
  const { sandbox, body } = await begin();
  const { instructionsUrl } = body.action;
  const MD = new URL(instructionsUrl).searchParams.get('MD') ?? '';
  const paid = new URLSearchParams({ MD, choice: 'pay' });
  await sandbox.fetch(instructionsUrl.replace(/\?.*/, '-answer'), { method: 'POST', body: paid });
  const payment = `/v71/payments/${body.pspReference}`;
  const asked = { merchantAccount: ACCOUNT, reference: 'R-1' };
  const amount = paymentRequest({ type: 'multibanco' }).amount;
  for (const [path, input] of [
    ['refunds', { ...asked, amount }],
    ['reversals', asked],
  ] as const) {
    const { status, body: refusal } = await call(sandbox, `${payment}/${path}`, input);
    assert.equal(status, 422);
    assert.match(refusal.message, /not supported for this payment method/);
  }
});

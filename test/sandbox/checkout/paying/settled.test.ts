import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkout } from '../../../../src/client/checkout/index.js';
import { leaveForBank, submit } from '../../browser.js';
import { openTill } from '../till.js';
import { ACCOUNT, call, pay, paymentRequest, plainCard, sendDetails, startSandbox } from '../../shop.js';

test('the older result operation tells what became of a payload', async () => {
  const sandbox = await startSandbox();
  const first = await call(sandbox, '/v52/payments', paymentRequest(plainCard('redirect')));
  const back = await submit(sandbox, await leaveForBank(sandbox, first), { choice: 'approve' });
  const payload = new URL(back.response.headers.get('location') ?? '').searchParams.get('payload');
  const result = () => call(sandbox, '/v52/payments/result', { payload });
  assert.equal((await result()).body.resultCode, 'Received');
  await sendDetails(sandbox, { payload });
  const { body } = await result();
  assert.deepEqual(
    [body.resultCode, body.merchantReference, body.paymentMethod],
    ['Authorised', 'attempt-1', 'visa'],
  );
  assert.equal((await call(sandbox, '/v52/payments/result', { payload: 'made-up' })).status, 422);
});

test('a cancel by reference gives back what was charged and ends what is open', async () => {
  const sandbox = await startSandbox();
  await pay(sandbox, 'paid-visa');
  const open = await pay(sandbox, 'challenge');
  const { status, body } = await call(sandbox, '/v71/cancels', {
    merchantAccount: ACCOUNT,
    paymentReference: 'attempt-1',
  });
  assert.deepEqual([status, body.status], [201, 'received']);
  assert.deepEqual(
    sandbox.books().map(({ charged, reversed }) => [charged, reversed]),
    [
      [false, true],
      [false, true],
    ],
  );
  const { authorisationToken } = open.body.action;
  const threeDSResult = Buffer.from(JSON.stringify({ transStatus: 'Y', authorisationToken })).toString(
    'base64',
  );
  assert.equal((await sendDetails(sandbox, { threeDSResult })).body.resultCode, 'Cancelled');
});

test('what a bank sends home is handed in once, and the result operation reads what came of it', async () => {
  const { client, sandbox, key } = await openTill();
  const request = paymentRequest(plainCard('redirect')) as never;
  const first = await client.call(checkout.payments, request, key());
  const page = await leaveForBank(sandbox, { body: first } as never);
  const back = await submit(sandbox, page, { choice: 'approve' });
  const home = new URL(back.response.headers.get('location') ?? '');
  const redirectResult = home.searchParams.get('redirectResult') ?? '';
  const result = () => client.call(checkout.getPaymentResult, { payload: redirectResult });
  assert.equal((await result()).resultCode, 'Received');
  const settled = await client.call(checkout.paymentDetails, { details: { redirectResult } }, key());
  assert.equal(settled.resultCode, 'Authorised');
  const { pspReference, resultCode } = await result();
  assert.deepEqual([pspReference, resultCode], [settled.pspReference, 'Authorised']);
  await assert.rejects(client.call(checkout.paymentDetails, { details: { redirectResult } }, key()), {
    code: '704',
  });
});

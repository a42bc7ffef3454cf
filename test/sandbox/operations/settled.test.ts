import assert from 'node:assert/strict';
import { test } from 'node:test';

import { leaveForBank, submit } from '../browser.js';
import { ACCOUNT, call, pay, paymentRequest, plainCard, sendDetails, startSandbox } from '../shop.js';

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

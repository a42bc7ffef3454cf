import assert from 'node:assert/strict';
import { test } from 'node:test';

import { call, paymentRequest, plainCard } from '../../sandbox/shop.js';
import { codeOf, fieldOf } from '../shop.js';
import { ACCOUNT, openOffice, operator, startPlatform } from './office.js';

const enable = ['recurring.listRecurringDetails', 'recurring.disableRecurringDetail'];
const shopper = (shopperReference: string) => ({ audience: 'shopper', shopperReference }) as const;

const LIST = '/recurring/listRecurringDetails';
const DISABLE = '/recurring/disable';

async function openShop() {
  const sandbox = await startPlatform();
  const storing = paymentRequest(plainCard('paid-visa'), {
    merchantAccount: ACCOUNT,
    shopperReference: 'shopper-1',
    storePaymentMethod: true,
  });
  const { body } = await call(sandbox, '/v71/payments', storing);
  const token: string = body.additionalData['recurring.recurringDetailReference'];
  return { sandbox, token, send: openOffice(sandbox, { enable }) };
}

test('a shopper sees and removes what is stored for them, and nothing else', async () => {
  const { send, token } = await openShop();
  const { body } = await send(shopper('shopper-1'), LIST, {});
  const [{ RecurringDetail: detail } = {}] = body['details'] as { RecurringDetail?: object }[];
  assert.deepEqual(Object.keys(detail ?? {}).toSorted(), [
    'card',
    'contractTypes',
    'creationDate',
    'paymentMethodVariant',
    'recurringDetailReference',
    'variant',
  ]);
  assert.deepEqual(Object.keys(body), ['details']);
  assert.deepEqual((await send(shopper('shopper-2'), LIST, {})).body['details'], []);
  const named = { recurringDetailReference: token };
  const [theirs, unknown] = [
    await send(shopper('shopper-2'), DISABLE, named),
    await send(shopper('shopper-2'), DISABLE, { recurringDetailReference: 'none' }),
  ];
  assert.deepEqual([theirs.status, theirs.body], [unknown.status, unknown.body]);
  assert.equal((await send(shopper('shopper-1'), DISABLE, named)).status, 200);
  assert.deepEqual((await send(shopper('shopper-1'), LIST, {})).body['details'], []);
});

test('C5-104: no shopper says who they are, and a request without a name lists nothing', async () => {
  const { send } = await openShop();
  const other = await send(shopper('shopper-2'), LIST, { shopperReference: 'shopper-1' });
  assert.deepEqual([codeOf(other), fieldOf(other)], ['invalid-request', 'shopperReference']);
  const nameless = await send({ audience: 'shopper', session: 's-1' }, LIST, {});
  assert.deepEqual([codeOf(nameless), fieldOf(nameless)], ['invalid-request', 'shopperReference']);
});

test('an operator acts for the shopper that the merchant says, and only they share or announce', async () => {
  const { sandbox, token, send } = await openShop();
  const supply = () => ({ shopperReference: 'shopper-1' });
  const office = openOffice(sandbox, { enable, supply });
  const permit = { recurringDetailReference: token, permits: [{ partnerId: 'p-1' }] };
  const { body } = await office(operator, '/recurring/createPermit', permit);
  const [{ token: shared } = {}] = body['permitResultList'] as { token?: string }[];
  const notice = {
    amount: { value: 999, currency: 'EUR' },
    reference: 'march',
    storedPaymentMethodId: token,
  };
  const job = { reference: 'job-1', selectedRecurringDetailReference: token };
  const calls = [
    ['notifyShopper', notice],
    ['scheduleAccountUpdater', job],
    ['disablePermit', { token: shared }],
  ] as const;
  for (const [row, input] of calls) {
    assert.equal((await send(shopper('shopper-1'), `/recurring/${row}`, input)).status, 404, row);
    assert.equal((await office(operator, `/recurring/${row}`, input)).status, 200, row);
  }
});

test('stored details are closed to shoppers until the merchant opens them', async () => {
  const { sandbox } = await openShop();
  const closed = openOffice(sandbox);
  for (const path of [LIST, DISABLE]) {
    assert.equal((await closed(shopper('shopper-1'), path, {})).status, 404);
    assert.notEqual((await closed(operator, path, {})).status, 404);
  }
});

test('an operator names the shopper whose details they list; what the merchant says counts for more', async () => {
  const { sandbox, send, token } = await openShop();
  const listed = async (office: typeof send, input: object) =>
    ((await office(operator, LIST, input)).body['details'] as unknown[]).length;
  assert.equal(await listed(send, { shopperReference: 'shopper-1' }), 1);
  assert.equal(await listed(send, { shopperReference: 'shopper-2' }), 0);
  const unnamed = await send(operator, LIST, {});
  assert.deepEqual([codeOf(unnamed), fieldOf(unnamed)], ['invalid-request', 'shopperReference']);
  const named = { shopperReference: 'shopper-1', recurringDetailReference: token };
  const permit = await send(operator, '/recurring/createPermit', {
    ...named,
    permits: [{ partnerId: 'p-1' }],
  });
  assert.equal(permit.status, 200);
  const supply = () => ({ shopperReference: 'shopper-2' });
  assert.equal(await listed(openOffice(sandbox, { enable, supply }), { shopperReference: 'shopper-1' }), 0);
  assert.equal((await send(operator, DISABLE, named)).status, 200);
  assert.equal(await listed(send, { shopperReference: 'shopper-1' }), 0);
});

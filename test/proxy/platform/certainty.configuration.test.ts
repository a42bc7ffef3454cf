import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { answer, serviceError, type Answering } from '../fake-platform.js';
import { arrive, codeOf, openShop } from '../shop.js';

const BODY = {
  status: 500,
  errorCode: '905',
  message: 'Payment details are not supported',
  errorType: 'configuration',
  pspReference: '8816118280275544',
};

async function payAgainst(network: Answering, budget = 40) {
  const { proxy, platform, events } = openShop({ platform: { budget } });
  const shopper = await arrive(proxy);
  platform.network = network;
  const reply = await shopper.pay('key-1');
  platform.network = (_, execute) => execute();
  return { ...reply, platform, events, shopper };
}

describe('an account that is not set up for what is paid with', () => {
  it('C2-58: refuses the request at once, tells the log the code, and leaves the order free', async () => {
    const paid = await payAgainst(() => answer(500, BODY), 60_000);
    assert.deepEqual([paid.status, codeOf(paid)], [422, 'platform-refused']);
    assert.equal(paid.platform.paid.length, 1);
    assert.ok(paid.events.some(({ notes }) => notes.includes('platform-configuration-905')));
    const { body } = await paid.shopper.attempt('key-1');
    assert.deepEqual([body['outcome'], body['reason'], body['settled']], ['refused', 'other-card', true]);
    assert.equal((await paid.shopper.pay('key-2')).body['outcome'], 'paid');
  });

  it('C2-58: believes only an error in full: anything less under a status from 500 on stays unknown', async () => {
    const { message, errorCode, ...less } = BODY;
    const bodies: readonly (readonly [number, unknown])[] = [
      [500, { ...less, errorCode }],
      [500, { ...less, message }],
      [500, { ...BODY, status: 200 }],
      [500, { ...BODY, errorType: 'internal' }],
      [500, { ...BODY, errorCode: '704' }],
      [502, BODY],
      [503, BODY],
      [500, [BODY]],
      [500, { error: BODY }],
    ];
    for (const [status, body] of bodies) {
      const { body: told, shopper } = await payAgainst(() => answer(status, body));
      assert.equal(told['outcome'], 'unknown', JSON.stringify([status, body]));
      assert.equal(codeOf(await shopper.pay('key-2')), 'attempt-open');
    }
  });

  it('C2-58: does not take it for a refusal of what an earlier send may have done', async () => {
    let sent = 0;
    const { body } = await payAgainst(() => (sent++ ? answer(500, BODY) : answer(500, {})), 5000);
    assert.deepEqual([body['outcome'], sent], ['unknown', 2]);
  });

  it('C2-58: names no code in the log that is more than a number', async () => {
    const { events } = await payAgainst(() => answer(500, { ...BODY, errorCode: 'db.internal' }));
    assert.ok(events.some(({ notes }) => notes.includes('platform-500')));
    assert.ok(!JSON.stringify(events).includes('db.internal'));
    const other = await payAgainst(() => serviceError(403, '901'));
    assert.equal(other.status, 502);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { openMarketplace, ROWS, someone, inputOf } from '../marketplace.js';
import { arrive, card, codeOf, fieldOf, openShop, ORIGIN, payBody } from '../shop.js';
import { operationOf } from '../../../src/proxy/rows/offered-rows.js';

describe('the body of a request', () => {
  it('C5-97: is given up after a time where it arrives drop by drop', async () => {
    const { proxy, platform } = openShop({ readWithin: 20 });
    let isCancelled = false;
    const drops = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"order":')),
      cancel: () => {
        isCancelled = true;
      },
    });
    const init = {
      method: 'POST',
      body: drops,
      duplex: 'half',
      headers: { 'content-type': 'application/json', origin: ORIGIN, 'idempotency-key': 'a' },
    };
    // The limit's own timer keeps no process alive.
    const alive = setInterval(() => undefined, 1000);
    const response = await proxy(new Request(`${ORIGIN}/florin/checkout/payments`, init));
    clearInterval(alive);
    assert.deepEqual([response.status, await response.json()], [408, { error: { code: 'too-slow' } }]);
    assert.equal(isCancelled, true);
    assert.equal(platform.got.length, 0);
  });

  it('C5-94: is refused with 422 where a NUL stands anywhere in it, and nothing is sent', async () => {
    const { proxy, platform } = openShop();
    const shopper = await arrive(proxy);
    const before = platform.got.length;
    const nul = 'a\u0000b';
    for (const [body, field] of [
      [payBody({ order: nul }), 'order'],
      [payBody({ locale: nul }), 'locale'],
      [payBody({ paymentMethod: { ...card(), holderName: nul } }), 'holderName'],
      [payBody({ [nul]: 'x' }), '(body)'],
    ] as const) {
      const reply = await shopper.post('/checkout/payments', body, { 'idempotency-key': 'a' });
      assert.deepEqual([reply.status, codeOf(reply), fieldOf(reply)], [422, 'invalid-request', field]);
    }
    assert.equal((await shopper.methods(nul)).status, 422);
    assert.equal(platform.got.length, before);
  });

  it('C5-94: the same of a query', async () => {
    const { call, platform } = openMarketplace();
    const row = ROWS.find(({ row }) => row.method === 'GET' && row.input) ?? assert.fail();
    const query = { ['limit']: 'a\u0000b' };
    for (const audience of row.rule.audiences) {
      const reply = await call(someone(audience), row, { query, body: inputOf(row) });
      assert.equal(reply.status, 422, operationOf(row));
    }
    assert.equal(platform.reached.length, 0);
  });
});

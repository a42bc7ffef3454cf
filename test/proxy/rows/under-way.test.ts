import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';

import { operationOf } from '../../../src/proxy/rows/offered-rows.js';
import { MarketplacePlatform } from '../marketplace-platform.js';
import { openMarketplace, ROWS, searchForCanary, someone } from '../marketplace.js';

const createDocument =
  ROWS.find((offered) => operationOf(offered) === 'legal-entity.createDocument') ?? assert.fail();
const refund = ROWS.find((offered) => operationOf(offered) === 'checkout.refundPayment') ?? assert.fail();

const UNDER_WAY = {
  status: 422,
  errorCode: '704',
  message: 'request already processed or in progress',
  errorType: 'validation',
};

/** A platform that still works on an earlier request with the same key, so many times. */
function busy(times: number) {
  const platform = new MarketplacePlatform();
  const keys: (string | null)[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    keys.push(new Headers(init.headers).get('idempotency-key'));
    return keys.length > times ? platform.fetch(url, init) : Response.json(UNDER_WAY, { status: 422 });
  };
  return { keys, fetch };
}

const key = { headers: { 'idempotency-key': 'key-1' } };

after(searchForCanary);

describe('a request whose first sending the platform still works on', () => {
  for (const offered of [createDocument, refund])
    it(`is sent again under the same key until it is answered: ${operationOf(offered)}`, async () => {
      const { keys, fetch } = busy(3);
      const { call } = openMarketplace({ platform: { fetch, pause: 1 } });
      const { status } = await call(someone('operator'), offered, key);
      assert.ok(status < 300, String(status));
      assert.equal(keys.length, 4);
      assert.equal(new Set(keys).size, 1);
      assert.ok(keys[0]);
    });

  it('is never told as refused: after the time for an answer the caller is to send it again', async () => {
    const { fetch } = busy(Infinity);
    const { call } = openMarketplace({ answerWithin: 0, platform: { fetch, pause: 1 } });
    for (const offered of [createDocument, refund]) {
      const { status, code, field } = await call(someone('operator'), offered, key);
      assert.deepEqual([status, code, field], [409, 'attempt-open', 'Idempotency-Key']);
    }
  });
});

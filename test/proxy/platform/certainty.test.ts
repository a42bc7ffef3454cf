import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { ClientError, type ClientErrorFacts } from '../../../src/client/wire/errors.js';
import { certaintyOf } from '../../../src/proxy/platform/certainty.js';
import { answer, serviceError } from '../fake-platform.js';
import { arrive, codeOf, openShop } from '../shop.js';

const judge = (facts: Partial<ClientErrorFacts>) =>
  certaintyOf(new ClientError({ kind: 'refused', operation: 'POST /payments', ...facts }));

const SERVER_ERRORS = [500, 501, 502, 503, 504, 507, 511, 599];
const CODES = ['000', '702', '703', '704', '901', '903', '905'];

describe('what a failed call to the platform proves', () => {
  it('C2-58: a 5xx proves nothing, whatever code it carries', () => {
    for (const status of SERVER_ERRORS)
      for (const code of [undefined, ...CODES])
        assert.equal(judge({ status, code }), 'doubtful', `${status} ${code}`);
  });

  it('C2-58: a payment that ends in a 5xx with a code is unknown, and its order stays taken', async () => {
    for (const errorType of ['internal', 'security', 'validation', undefined]) {
      const { proxy, platform } = openShop();
      const shopper = await arrive(proxy);
      platform.network = () => answer(500, { status: 500, errorCode: '702', message: 'x', errorType });
      const { body } = await shopper.pay('key-1');
      assert.deepEqual([body['outcome'], body['settled']], ['unknown', true], errorType);
      platform.network = (_, execute) => execute();
      assert.equal(codeOf(await shopper.pay('key-2')), 'attempt-open', errorType);
    }
  });

  it('C2-58: a payment that was in doubt once stays in doubt, whatever a later try is told', async () => {
    const { proxy, platform } = openShop({ platform: { budget: 1000 } });
    const shopper = await arrive(proxy);
    let tries = 0;
    platform.network = () => (tries++ === 0 ? answer(500, {}) : serviceError(422, '101'));
    assert.equal((await shopper.pay('key-1')).body['outcome'], 'unknown');
    assert.equal(tries, 2);
  });

  it('a plain refusal of the request or of the credential proves that nothing was done', () => {
    for (const status of [400, 401, 403, 404, 405, 413, 415, 422])
      assert.equal(judge({ status, code: '101' }), 'final', String(status));
  });

  it('a status that is no plain refusal proves nothing', () => {
    for (const status of [0, 200, 204, 301, 402, 406, 408, 409, 410, 418, 423, 451, undefined])
      assert.equal(judge({ status, code: '101' }), 'doubtful', String(status));
  });

  it('a refusal without a code may be a gateway’s, and proves nothing', () => {
    for (const status of [400, 401, 403, 404, 422]) assert.equal(judge({ status }), 'doubtful');
  });

  it('a request that is still under way is no refusal', () => {
    assert.equal(judge({ status: 422, code: '704' }), 'doubtful');
  });

  it('what never left is final, and what was one too many may be sent again', () => {
    assert.equal(judge({ kind: 'contract', unsent: true }), 'final');
    assert.equal(judge({ kind: 'rate-limited', status: 429 }), 'harmless');
    for (const kind of ['network', 'timeout', 'contract', 'cancelled'] as const)
      assert.equal(judge({ kind, status: 422, code: '101' }), 'doubtful', kind);
  });
});

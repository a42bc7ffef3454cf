import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { json } from '../../src/proxy/refusal.js';
import { SqlLedgers } from '../faults/sql-ledger.js';
import { requestAt } from './request.js';
import { faultOf, fuzz } from './run.js';

describe('malformed or forbidden requests', () => {
  it('are answered all, each in the documented shape and none with 500', async () => {
    const { findings, statuses } = await fuzz({ seed: 20261123, from: 0, to: 1000 });
    assert.deepEqual(findings, []);
    // Fitting ones among them get through, so that what is behind the checks is reached too.
    assert.ok((statuses.get(200) ?? 0) > 50, JSON.stringify([...statuses]));
  });

  it('are answered all where the ledger is in a database', async () => {
    const ledgers = await SqlLedgers.start();
    try {
      const { findings } = await fuzz({ seed: 20261123, from: 19_600, to: 20_000, ledgers });
      assert.deepEqual(findings, []);
    } finally {
      await ledgers.close();
    }
  });

  it('are the same for the same seed', () => {
    for (let index = 0; index < 50; index++) assert.deepEqual(requestAt(7, index), requestAt(7, index));
  });

  it('the check notices an answer of 500, an error without a known word, and a page in its place', async () => {
    assert.ok(await faultOf(json(500, { error: { code: 'internal' } })));
    assert.ok(await faultOf(json(422, { error: { code: 'whatever' } })));
    assert.ok(await faultOf(json(422, { message: 'no' })));
    assert.ok(await faultOf(new Response('<html>', { status: 404 })));
    assert.equal(
      await faultOf(json(422, { error: { code: 'invalid-request', field: 'amount' } })),
      undefined,
    );
  });
});

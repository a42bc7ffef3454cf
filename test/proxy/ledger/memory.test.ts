import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { memoryLedger } from '../../../src/proxy/index.js';
import type { NewDeed } from '../../../src/proxy/ledger/deed.js';
import { everyContract } from './every-contract.js';

describe('a ledger in memory', () => {
  const ledger = memoryLedger();
  everyContract(() => ledger);

  it('tells the call that begins something so before any other that asks for the same', async () => {
    const kinds: string[] = [];
    const asked = { operation: 'checkout.refundPayment', subject: 'PSP-1', who: 'operator-1' };
    const intent = { ...asked, id: 'twice-at-once', key: 'k', fingerprint: 'f', at: 1 };
    const deed: NewDeed = {
      id: intent.id,
      row: asked.operation,
      kind: 'money',
      subject: [asked.subject],
      audience: 'operator',
      person: asked.who,
      digest: 'd',
      at: 1,
    };
    await Promise.all([1, 2].map(async () => kinds.push((await ledger.beginIntent(intent, 0, deed)).kind)));
    assert.deepEqual(kinds, ['begun', 'known']);
  });

  it('says that a restart forgets it', () => assert.equal(ledger.durable, false));
});

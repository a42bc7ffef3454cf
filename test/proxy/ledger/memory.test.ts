import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { memoryLedger } from '../../../src/proxy/index.js';
import type { NewDeed } from '../../../src/proxy/ledger/deed.js';
import { countContract } from './count-contract.js';
import { intentContract } from './intent-contract.js';
import { journalContract } from './journal-contract.js';
import { ledgerContract } from './ledger-contract.js';
import { legContract } from './leg-contract.js';
import { listContract } from './list-contract.js';
import { tellingContract } from './telling-contract.js';
import { tryContract } from './try-contract.js';
import { upkeepContract } from './upkeep-contract.js';

describe('a ledger in memory', () => {
  const ledger = memoryLedger();
  ledgerContract(() => ledger);
  intentContract(() => ledger);
  journalContract(() => ledger);
  legContract(() => ledger);
  tellingContract(() => ledger);
  tryContract(() => ledger);
  upkeepContract(() => ledger);
  countContract(() => ledger);
  listContract(() => ledger);

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

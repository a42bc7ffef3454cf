import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Call, Services } from '../../../src/proxy/services.js';
import { memoryLedger } from '../../../src/proxy/index.js';
import type { Attempt } from '../../../src/proxy/ledger/attempt.js';
import type { DeedSearch } from '../../../src/proxy/ledger/journal.js';
import { SETTLEMENT } from '../../../src/proxy/operator/payment-history.js';
import type { Refusal } from '../../../src/proxy/refusal.js';
import {
  beginSettlement,
  endSettlement,
  wasSettled,
  type Asked,
} from '../../../src/proxy/operator/settlement-intent.js';
import { EUR } from '../shop.js';

const NOW = 1_800_000_000_000;
const attempt = { reference: 'REFERENCE-1', amount: EUR(1999) } as unknown as Attempt;
const ASKED = { reference: 'REFERENCE-1', key: 'settle-1', outcome: 'paid', pspReference: 'PSP-1' } as Asked;

function open(identity: object = { email: 'olga@shop.example', userId: 'user-1', session: 'session-1' }) {
  const notes: string[] = [];
  const ledger = memoryLedger();
  const services = {
    ledger,
    settings: {
      now: () => NOW,
      options: {},
      signer: { sign: async (...parts: string[]) => parts.join('|') },
    },
  } as unknown as Services;
  const call = {
    caller: { audience: 'operator', identity },
    note: (word: string) => notes.push(word),
    keepAlive: () => undefined,
  } as unknown as Call;
  const begin = (asked: Partial<Asked> = {}) =>
    beginSettlement(services, call, attempt, { ...ASKED, ...asked });
  const end = async (isTrue: boolean, asked: Partial<Asked> = {}) =>
    endSettlement(services, call, await begin(asked), { ...ASKED, ...asked } as Asked, isTrue);
  const kept = async () => (await ledger.findIntents(['REFERENCE-1']))[0];
  const journal = async () => ledger.findDeeds({ limit: 10, lostBefore: 0 } as DeedSearch);
  return { begin, end, kept, journal, notes };
}
const codeOf = (act: () => unknown): unknown => {
  try {
    act();
    return 'nothing refused';
  } catch (error) {
    return (error as Refusal).code;
  }
};

describe('a settlement that an operator asks for', () => {
  it('is written down before anything is done, under its own key and for the one who asks', async () => {
    const { begin, kept } = open();
    assert.equal((await begin()).kind, 'begun');
    const { operation, subject, amount, key, who, id, fingerprint } = (await kept()) ?? assert.fail();
    assert.deepEqual([operation, subject, amount, key], [SETTLEMENT, 'REFERENCE-1', EUR(1999), 'settle-1']);
    assert.equal(id, 'settlement|REFERENCE-1|settle-1');
    const asked = '{"outcome":"paid","pspReference":"PSP-1","reference":"REFERENCE-1"}';
    assert.equal(fingerprint, `fingerprint|${asked}`, 'in every version of the proxy');
    for (const part of ['who|', 'user-1', 'olga@shop.example', 'session-1'])
      assert.ok(who.includes(part), part);
  });

  it('stands in the journal as a deed about money and this payment', async () => {
    const { begin, journal } = open();
    await begin();
    const [deed = assert.fail(), ...others] = await journal();
    const { row, kind, subject, amount, by, state } = deed;
    assert.deepEqual(
      [row, kind, subject, amount, by, state],
      [SETTLEMENT, 'money', ['REFERENCE-1'], EUR(1999), 'olga@shop.example', 'asked'],
    );
    assert.deepEqual(others, []);
  });

  it('is the same one under the same key, and refused under it where it is another', async () => {
    const { begin } = open();
    await begin();
    for (const other of [
      { outcome: 'cancelled' },
      { pspReference: 'PSP-2' },
      { pspReference: undefined },
    ] as const)
      await assert.rejects(begin(other), { code: 'key-reused', facts: { field: 'Idempotency-Key' } });
    assert.equal((await begin({ key: 'settle-2', outcome: 'cancelled' })).kind, 'begun');
  });

  it('is still going on until it has ended, and then it was settled', async () => {
    const { begin, end } = open();
    assert.equal(wasSettled(await begin()), false);
    const again = await begin();
    assert.equal(
      codeOf(() => wasSettled(again)),
      'attempt-open',
    );
    const other = open();
    await other.end(true);
    assert.equal(wasSettled(await other.begin()), true);
    await end(true, { key: 'settle-2' });
  });
});

describe('how a settlement ended', () => {
  for (const [what, identity, by] of [
    ['an address', { email: 'olga@shop.example', userId: 'user-1' }, 'olga@shop.example'],
    ['a name in the shop’s own system', { userId: 'user-1' }, 'user-1'],
  ] as const)
    it(`is kept with ${what} of the one who answers for it`, async () => {
      const { end, kept, notes } = open(identity);
      await end(true);
      const { state, receipt } = (await kept()) ?? assert.fail();
      assert.deepEqual([state, receipt], ['answered', { status: 'paid', by, pspReference: 'PSP-1' }]);
      assert.deepEqual(notes, ['settled-by-hand']);
    });

  it('is kept with a digest of the session where nothing else is known', async () => {
    const { end, kept } = open({ session: 'session-1' });
    await end(true, { pspReference: undefined });
    const { receipt, who } = (await kept()) ?? assert.fail();
    assert.deepEqual(receipt, { status: 'paid', by: who });
  });

  it('is refused, and noted nowhere as settled, where it was not true', async () => {
    const { end, kept, notes } = open();
    await assert.rejects(end(false), { code: 'already-settled' });
    const { state, receipt } = (await kept()) ?? assert.fail();
    assert.deepEqual([state, receipt, notes], ['unsent', undefined, []]);
  });
});

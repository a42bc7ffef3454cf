import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';

import type { PGlite } from '@electric-sql/pglite';

import { sqlLedger, verifyJournal, type Ledger } from '../../../src/proxy/index.js';
import { LEDGER_SCHEMA } from '../../../src/proxy/ledger/migrations.js';
import { migrate } from '../../../src/database/schema.js';
import { hashOf } from '../../../src/proxy/ledger/journal-line.js';
import { openPGlite } from '../../new-database.js';
import { exported, newDeed } from './journal-contract.js';

const at = 1_800_000_000_000;

/** The line of an entry with another amount, and a hash that fits it. */
const forged = async (line: string): Promise<[string, string]> => {
  const other = line.replace('"value":500', '"value":50');
  assert.notEqual(other, line);
  return [other, await hashOf(other)];
};

describe('a journal that was tampered with in its database', () => {
  let database: PGlite;
  let ledger: Ledger;
  before(async () => {
    database = await openPGlite();
    ledger = sqlLedger({ query: (sql, parameters) => database.query(sql, [...parameters]) });
    for (const name of ['a', 'b', 'c', 'd'])
      await ledger.askDeed(newDeed(name, { amount: { value: 500, currency: 'EUR' } }));
  });
  after(() => database.close());
  beforeEach(() => database.exec('BEGIN'));

  const verdict = async () => (await verifyJournal(await exported(ledger))).fault;

  /** What an attacker does with full rights in the database; undone afterwards. */
  async function tamper(sql: string, parameters: readonly unknown[] = []): Promise<string | undefined> {
    await database.exec('ALTER TABLE florin_journal DISABLE TRIGGER florin_journal_stays');
    await database.query(sql, [...parameters]);
    const fault = await verdict();
    await database.exec('ROLLBACK');
    return fault;
  }

  const lineAt = async (sequence: number): Promise<string> =>
    (await ledger.journalEntries(sequence, 1))[0]?.line ?? '';

  it('C9-220: the database takes no change of an entry, and lets none be removed', async () => {
    await database.exec('ROLLBACK');
    for (const sql of [
      "UPDATE florin_journal SET line = '{}'",
      'DELETE FROM florin_journal WHERE sequence = 4',
      'TRUNCATE florin_journal',
    ])
      await assert.rejects(database.exec(sql), /never changed/);
    assert.equal(await verdict(), undefined);
    await database.exec('BEGIN');
  });

  it('C9-220: an entry that was changed is found, with a new hash as well', async () => {
    const [line, hash] = await forged(await lineAt(2));
    assert.equal(await tamper('UPDATE florin_journal SET line = $1 WHERE sequence = 2', [line]), 'changed');
    await database.exec('BEGIN');
    const both = 'UPDATE florin_journal SET line = $1, hash = $2 WHERE sequence = $3';
    assert.equal(await tamper(both, [line, hash, 2]), 'changed');
    await database.exec('BEGIN');
    assert.equal(await tamper(both, [...(await forged(await lineAt(4))), 4]), 'cut-off', 'the latest');
  });

  it('C9-220: an entry that was removed is found, at the beginning, in the middle and at the end', async () => {
    assert.equal(await tamper('DELETE FROM florin_journal WHERE sequence = 1'), 'out-of-order');
    await database.exec('BEGIN');
    assert.equal(await tamper('DELETE FROM florin_journal WHERE sequence = 3'), 'out-of-order');
    await database.exec('BEGIN');
    assert.equal(await tamper('DELETE FROM florin_journal WHERE sequence = 4'), 'cut-off');
    await database.exec('BEGIN');
    assert.equal(await tamper('DELETE FROM florin_journal'), 'cut-off', 'all of them');
  });

  it('C9-220: an entry that was inserted is found, and so are two that changed places', async () => {
    const insert = `INSERT INTO florin_journal (sequence, line, hash) VALUES (5, $1, $2)`;
    const [line, hash] = await forged((await lineAt(4)).replace('"sequence":4', '"sequence":5'));
    assert.equal(await tamper(insert, [line, hash]), undefined, 'behind the end it is no entry');
    await database.exec('BEGIN');
    const swap = `UPDATE florin_journal j SET line = o.line, hash = o.hash FROM florin_journal o
      WHERE j.sequence IN (2, 3) AND o.sequence = 5 - j.sequence`;
    assert.equal(await tamper(swap), 'out-of-order');
    await database.exec('BEGIN');
    const renumber = `UPDATE florin_journal SET sequence = CASE sequence WHEN 2 THEN -2 ELSE sequence END`;
    assert.equal(await tamper(renumber), 'out-of-order');
  });
});

it('takes over the ledger of the version before, whose open writes end without an entry', async () => {
  const database = await openPGlite();
  const connection = {
    query: (sql: string, parameters: readonly unknown[]) => database.query(sql, [...parameters]),
  };
  const steps = LEDGER_SCHEMA.steps.slice(0, 9);
  await migrate(connection, { ...LEDGER_SCHEMA, steps });
  await database.exec(`INSERT INTO florin_intents (id, key, operation, subject, who, fingerprint, state, begun_at, worked_at)
    VALUES ('old', 'key', 'checkout.refundPayment', 'PSP-1', 'olga', 'f', 'open', ${at}, ${at})`);
  const ledger = sqlLedger(connection);
  await ledger.endIntent('old', { state: 'answered', at });
  assert.equal((await ledger.findIntent('old'))?.state, 'answered');
  assert.deepEqual(await ledger.journalHead(), { sequence: 0, hash: '0'.repeat(64) });
  const lines = await exported(ledger);
  assert.deepEqual([lines.length, (await verifyJournal(lines)).isWhole], [1, true]);
  await ledger.askDeed(newDeed('new'));
  assert.equal((await ledger.journalHead()).sequence, 1);
  await database.close();
});

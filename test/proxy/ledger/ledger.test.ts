import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import type { PGlite } from '@electric-sql/pglite';
import { freePort } from '../../../scripts/free-port.mjs';
import type { SqlConnection } from '../../../src/database/connection.js';
import { migrate } from '../../../src/database/schema.js';
import { LEDGER_SCHEMA } from '../../../src/proxy/ledger/migrations.js';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

import { pgliteLedger, postgresLedger, sqlLedger, type Ledger } from '../../../src/proxy/index.js';
import { everyContract } from './every-contract.js';
import { newAttempt } from './new-attempt.js';
import { openPGlite } from '../../new-database.js';

const at = 1_800_000_000_000;
let scratch = '';

before(() => {
  scratch = mkdtempSync(join(tmpdir(), 'florin-ledger-'));
});
after(() => rmSync(scratch, { recursive: true, force: true }));

describe('a ledger in PGlite, in memory', () => {
  const ledger = pgliteLedger();
  after(() => ledger.close());
  everyContract(() => ledger);
});

describe('a ledger in PGlite, in a folder', () => {
  let folder = '';
  let ledger: Ledger;
  before(() => {
    folder = join(scratch, 'folder');
    ledger = pgliteLedger(folder);
  });
  after(() => ledger.close());
  everyContract(() => ledger);

  it('knows after a restart what was written down before it', async () => {
    await ledger.begin(newAttempt('kept', { order: 'KEPT' }));
    await ledger.remember('payout', 'kept', 'operator');
    await ledger.close();
    ledger = pgliteLedger(folder);
    assert.equal((await ledger.find('kept'))?.state, 'open');
    assert.equal(await ledger.recall('payout', 'kept'), 'operator');
    assert.equal((await ledger.begin(newAttempt('other', { order: 'KEPT' }))).kind, 'attempt-open');
  });

  it('tells a second opener who holds it, and lets go when closed', async () => {
    const second = pgliteLedger(folder);
    await assert.rejects(second.find('kept'), {
      name: 'FolderHeldError',
      message: new RegExp(`process ${process.pid} `),
    });
    await ledger.close();
    assert.equal((await second.find('kept'))?.key, 'kept');
    await second.close();
  });

  it('tells another process too, and takes over from one that is gone', async () => {
    const other = join(scratch, 'other');
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(child, 'spawn');
    const holder = { pid: child.pid, host: (await import('node:os')).hostname(), since: 'just now' };
    writeFileSync(`${other}.lock`, JSON.stringify(holder));
    const mine = pgliteLedger(other);
    await assert.rejects(mine.find('x'), { message: new RegExp(`process ${child.pid} `) });
    child.kill('SIGKILL');
    await once(child, 'exit');
    assert.equal(await mine.find('x'), undefined);
    await mine.close();
  });
});

describe('a ledger in PostgreSQL', () => {
  let database: PGlite;
  let server: PGLiteSocketServer;
  let connection = '';
  let ledger: Ledger;
  before(async () => {
    const port = await freePort();
    database = await openPGlite();
    server = new PGLiteSocketServer({ db: database, port, host: '127.0.0.1', maxConnections: 50 });
    await server.start();
    connection = `postgres://postgres@127.0.0.1:${port}/postgres`;
    ledger = postgresLedger(connection);
  });
  after(async () => {
    await ledger.close();
    await server.stop();
    await database.close();
  });
  everyContract(() => ledger);

  it('lets several processes start on empty tables at once', async () => {
    const several = Array.from({ length: 5 }, () => postgresLedger(connection));
    await database.exec(
      'DROP TABLE florin_journal, florin_journal_head, florin_tellings, florin_counts, florin_envelopes, florin_reservations, florin_events, florin_intents, florin_remembered, florin_details, florin_attempts, florin_orders, florin_migrations',
    );
    const begun = await Promise.all(
      several.map((one, index) => one.begin(newAttempt(`race-${index}`, { order: 'RACE' }))),
    );
    assert.equal(begun.filter(({ kind }) => kind === 'begun').length, 1);
    await Promise.all(several.map((one) => one.close()));
  });

  it('refuses, in the database itself, legs that add up to more than the order', async () => {
    await ledger.begin(newAttempt('sum', { order: 'SUM' }));
    const overdraw = "UPDATE florin_orders SET authorised_value = 1 WHERE order_ref = 'SUM'";
    await assert.rejects(database.query(overdraw), /check constraint/);
  });
});

describe('a ledger on a connection of your own', () => {
  it('asks for no more than query', async () => {
    const database = await openPGlite();
    const ledger = sqlLedger({ query: (sql, parameters) => database.query(sql, [...parameters]) });
    await ledger.begin(newAttempt('mine'));
    await ledger.settle('mine', { outcome: 'paid', facts: {}, at });
    assert.equal((await ledger.find('mine'))?.outcome, 'paid');
    assert.equal(ledger.durable, true);
    await ledger.close();
    await database.close();
  });
});

describe('a ledger of the version before', () => {
  it('finds the disputes among the reports that it kept without knowing what they are', async () => {
    const database = await openPGlite();
    const connection: SqlConnection = { query: (sql, parameters) => database.query(sql, [...parameters]) };
    const step = LEDGER_SCHEMA.steps.findIndex((each) => each.includes("SET kind = 'dispute'"));
    await migrate(connection, { ...LEDGER_SCHEMA, steps: LEDGER_SCHEMA.steps.slice(0, step) });
    const report = (code: string) => [`${code}:D1:true`, 'ORDER-1', 'D1', 'PAYMENT-1'];
    for (const code of ['CHARGEBACK', 'REPORT_AVAILABLE'])
      await database.query(
        `INSERT INTO florin_events (id, kind, success, reference, psp_reference, original_reference, at, is_done)
         VALUES ($1, 'other', true, $2, $3, $4, 5, true)`,
        report(code),
      );
    const ledger = sqlLedger(connection);
    assert.deepEqual(await ledger.findDisputes({ limit: 9 }), [{ pspReference: 'D1', at: 5 }]);
    const kept = await ledger.findEvents(['D1']);
    assert.deepEqual(
      kept.map(({ kind, code }) => [kind, code]),
      [
        ['dispute', 'CHARGEBACK'],
        ['other', undefined],
      ],
    );
    await ledger.close();
    await database.close();
  });
});

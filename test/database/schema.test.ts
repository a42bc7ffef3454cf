import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { SqlConnection } from '../../src/database/connection.js';
import { pgliteConnection } from '../../src/database/pglite.js';
import { migrate, type Schema } from '../../src/database/schema.js';
import { createListings } from '../../src/listings/index.js';
import { LedgerFailed } from '../../src/proxy/telemetry/observed-ledger.js';
import { sqlLedger } from '../../src/proxy/index.js';
import { openThreaded } from '../new-database.js';

const STEPS = ['CREATE TABLE things (name text);', 'ALTER TABLE things ADD COLUMN size integer;'];
const schemaOf = (steps: readonly string[]): Schema => ({
  name: 'ledger',
  migrations: 'thing_migrations',
  lock: 1,
  steps,
});

describe('the tables of a database', () => {
  it('are made once, and changed by the steps that are new', async () => {
    const connection = await openThreaded();
    await migrate(connection, schemaOf(STEPS.slice(0, 1)));
    await connection.query("INSERT INTO things VALUES ('kept')", []);
    await migrate(connection, schemaOf(STEPS));
    await migrate(connection, schemaOf(STEPS));
    const { rows } = await connection.query('SELECT name, size FROM things', []);
    assert.deepEqual(rows, [{ name: 'kept', size: null }]);
    await connection.close?.();
  });

  it('are refused, by the version they have, where a later version of florin made them', async () => {
    const connection = await openThreaded();
    await migrate(connection, schemaOf(STEPS));
    const error: unknown = await migrate(connection, schemaOf(STEPS.slice(0, 1))).catch(
      (why: unknown) => why,
    );
    assert.match(String(error), /^SchemaTooNew: The tables of the ledger are of version 2, .* up to 1\./);
    assert.equal(new LedgerFailed(error).isTemporary, false);
    await connection.close?.();
  });

  it('are waited for, where another part of the application makes its own, as long as the connection says', async () => {
    const limits: unknown[] = [];
    const slow: SqlConnection = {
      setupLimit: pgliteConnection().setupLimit,
      query: async (_sql, _parameters, limit) => {
        limits.push(limit?.timeout);
        return { rows: [{}] };
      },
    };
    await migrate(slow, schemaOf(STEPS));
    assert.deepEqual(limits, [60_000, 600_000]);
    limits.length = 0;
    await migrate({ query: slow.query }, schemaOf(STEPS));
    assert.deepEqual(limits, [undefined, 600_000]);
  });

  it('are refused by the ledger and by the listings before they read anything', async () => {
    const connection = await openThreaded();
    const [ledger, heard] = [sqlLedger(connection), [] as string[]];
    const open = () => createListings({ connection, onError: (error) => heard.push(String(error)) });
    const list = (service = open()) => service(new Request('https://listings.example/allListing'));
    await ledger.find('any');
    assert.equal((await list()).status, 200);
    await connection.query('INSERT INTO florin_migrations VALUES (1000)', []);
    await connection.query('INSERT INTO florin_shop_migrations VALUES (1001)', []);
    await assert.rejects(sqlLedger(connection).find('any'), {
      name: 'SchemaTooNew',
      message: /tables of the ledger are of version 1000/,
    });
    assert.equal((await list()).status, 500);
    assert.match(heard.join(), /tables of the listings are of version 1001/);
    await connection.close?.();
  });
});

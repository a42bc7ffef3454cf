import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';

import { postgresConnection } from '../../src/database/postgres.js';
import type { SqlConnection } from '../../src/database/connection.js';
import { sqlLedger } from '../../src/proxy/index.js';
import { authorised } from '../proxy/fake-platform.js';
import { arrive, codeOf, openShop } from '../proxy/shop.js';
import { postgresAddress } from '../postgres.js';
import { FrozenPostgres } from './frozen-postgres.js';

// Left out where the tests have no PostgreSQL; this one takes a server of its own.
postgresAddress();

const BEGINS = 'INSERT INTO florin_orders AS o';

describe('a PostgreSQL that stands still', () => {
  let server: FrozenPostgres;
  let connection: SqlConnection;
  before(async () => {
    server = await FrozenPostgres.start();
    connection = postgresConnection(server.address);
    const { rows } = await connection.query('SELECT pg_backend_pid() AS pid', []);
    server.know(Number(Object(rows[0]).pid));
  });
  afterEach(() => server.wake());
  after(async () => {
    await connection.close?.();
    await server.stop();
  });

  /** A shop whose ledger says when an attempt is about to be begun, and when one was withdrawn. */
  function openFrozenShop(beforeBegin: () => void) {
    let isToFreeze = true;
    const ledger = sqlLedger({
      query: (sql, parameters, limits) => {
        if (isToFreeze && sql.includes(BEGINS)) {
          isToFreeze = false;
          beforeBegin();
        }
        return connection.query(sql, parameters, limits);
      },
    });
    const withdraw = ledger.withdraw.bind(ledger);
    const withdrawn = new Promise<void>((resolve) => {
      ledger.withdraw = (attempt) => withdraw(attempt).then(resolve);
    });
    const shop = openShop({ ledger });
    shop.platform.decide = authorised;
    return { ...shop, ledger, withdrawn };
  }

  it('is told of after four seconds, as something that passes, and nothing is sent', async () => {
    const { proxy, platform, ledger } = openFrozenShop(() => undefined);
    const shopper = await arrive(proxy);
    await ledger.find('any');
    server.freeze();
    const timedOut = assert.rejects(connection.query('SELECT 1', []), {
      message: 'The database did not answer within 4000 ms',
    });
    const refused = await shopper.pay('key-frozen', { order: 'ORDER-FROZEN' });
    await timedOut;
    assert.deepEqual([refused.status, codeOf(refused)], [503, 'unavailable']);
    assert.equal(refused.headers.get('retry-after'), '5');
    server.wake();
    assert.equal(platform.paid.length, 0);
    assert.equal((await shopper.pay('key-frozen', { order: 'ORDER-FROZEN' })).body['outcome'], 'paid');
  });

  it('does not leave an order held by an attempt that it begins when it wakes', async () => {
    const { proxy, platform, ledger, withdrawn } = openFrozenShop(() => server.freeze());
    const shopper = await arrive(proxy);
    await ledger.find('any');
    const refused = await shopper.pay('key-begun', { order: 'ORDER-BEGUN' });
    assert.equal(refused.status, 503);
    server.wake();
    await withdrawn;
    assert.equal(platform.paid.length, 0);
    assert.equal((await ledger.find('key-begun'))?.isFenced, true);
    const again = await shopper.pay('key-begun', { order: 'ORDER-BEGUN' });
    assert.deepEqual([again.status, codeOf(again)], [409, 'attempt-fenced']);
    const paid = await shopper.pay('key-after', { order: 'ORDER-BEGUN' });
    assert.equal(paid.body['outcome'], 'paid');
    assert.equal(platform.executed.length, 1);
  });

  it('gives back no connection that a statement still runs on', async () => {
    await connection.query('CREATE TABLE held (name text); INSERT INTO held VALUES (1)', []);
    await assert.rejects(connection.query('SELECT pg_sleep(10)', [], { timeout: 50 }), {
      name: 'DatabaseTimedOut',
      mayHaveRun: true,
    });
    assert.deepEqual((await connection.query('SELECT name FROM held', [])).rows, [{ name: '1' }]);
  });

  it('lets no caller wait longer for a connection than for an answer', async () => {
    const all = Array.from({ length: 10 }, () => connection.query('SELECT pg_sleep(0.5)', []));
    const late = connection.query('SELECT 1', [], { timeout: 50 });
    await assert.rejects(late, { name: 'DatabaseTimedOut', mayHaveRun: false });
    await Promise.all(all);
    assert.deepEqual((await connection.query('SELECT 1 AS one', [])).rows, [{ one: 1 }]);
  });
});

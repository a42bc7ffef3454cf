import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { SqlConnection } from '../../../src/database/connection.js';
import { migrate } from '../../../src/database/schema.js';
import { DAY } from '../../../src/facts/instant.js';
import { sqlLedger } from '../../../src/proxy/index.js';
import { LEDGER_SCHEMA } from '../../../src/proxy/ledger/migrations.js';
import { listed } from '../../../src/proxy/ledger/sql-counts.js';
import { LIST } from '../../../src/proxy/ledger/statements.js';
import { WORDS_OF_PAYMENTS } from '../../../src/proxy/ledger/count-statements.js';
import { openPGlite } from '../../new-database.js';

/** Attempts of many days, as the version before wrote them down. */
async function openFilled(count: number) {
  const database = await openPGlite();
  const connection: SqlConnection = { query: (sql, parameters) => database.query(sql, [...parameters]) };
  const step = LEDGER_SCHEMA.steps.findIndex((each) => each.includes('ADD COLUMN standing'));
  await migrate(connection, { ...LEDGER_SCHEMA, steps: LEDGER_SCHEMA.steps.slice(0, step) });
  await database.query(
    `INSERT INTO florin_orders (order_ref, currency, value) SELECT 'O' || n, 'EUR', n FROM generate_series(1, $1::int) n`,
    [count],
  );
  await database.query(
    `INSERT INTO florin_attempts (key, owner, order_ref, reference, currency, value, fingerprint, state, outcome, leg,
       facts, begun_at, worked_at)
     SELECT 'k' || n, 'o', 'O' || n, 'r' || n, CASE WHEN n % 50 = 0 THEN 'JPY' ELSE 'EUR' END, n, 'f',
       CASE WHEN n % 500 = 0 THEN 'open' ELSE 'settled' END, CASE WHEN n % 100 = 0 THEN 'refused' ELSE 'paid' END, 'released',
       CASE WHEN n % 200 = 0 THEN '{"action":{"type":"voucher","subtype":"multibanco"}}' ELSE '{"brand":"visa"}' END,
       n * 1000, n * 1000
     FROM generate_series(1, $1::int) n`,
    [count],
  );
  const ledger = sqlLedger(connection);
  await ledger.find('k1');
  await database.query('ANALYZE');
  return { database, ledger };
}

describe('the list of attempts in a database', () => {
  it('finds by standing and method what the version before wrote down', async () => {
    const { database, ledger } = await openFilled(1000);
    const keys = async (filter: object) =>
      (await ledger.list({ ...filter, limit: 100 })).map(({ key }) => key);
    assert.deepEqual(await keys({ outcome: 'unknown' }), ['k1000', 'k500']);
    assert.deepEqual(await keys({ method: 'multibanco' }), ['k1000', 'k800', 'k600', 'k400', 'k200']);
    assert.deepEqual(await ledger.wordsOfPayments(), {
      currencies: ['EUR', 'JPY'],
      methods: ['multibanco', 'visa'],
    });
    await ledger.close();
    await database.close();
  });

  it('is read by an index whatever it is narrowed by, and so are its words', async () => {
    const { database, ledger } = await openFilled(20_000);
    const plan = async (sql: string, parameters: readonly unknown[]): Promise<string> => {
      const { rows } = await database.query<Record<string, string>>(`EXPLAIN ${sql}`, [...parameters]);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    for (const filter of [
      {},
      { from: 19_000_000, until: 19_000_000 + DAY },
      { outcome: 'unknown' },
      { currency: 'JPY' },
      { currency: 'JPY', least: 5, most: 19_000 },
      { method: 'multibanco' },
      { search: 'r199' },
    ]) {
      const text = await plan(LIST, [...listed(filter), null, null, 26]);
      assert.match(text, /Index/, JSON.stringify(filter));
      assert.doesNotMatch(text, /Seq Scan/, JSON.stringify(filter));
    }
    const later = await plan(LIST, [...listed({ outcome: 'refused' }), 10_000_000, 'r10000', 26]);
    assert.match(later, /florin_attempts_by_standing/);
    assert.doesNotMatch(later, /Sort|Seq Scan/);
    assert.doesNotMatch(await plan(WORDS_OF_PAYMENTS, []), /Seq Scan/);
    await ledger.close();
    await database.close();
  });
});

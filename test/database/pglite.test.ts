import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

import { pgliteConnection } from '../../src/database/pglite.js';
import { openThreaded } from '../new-database.js';

const threads = createRequire(import.meta.url)('node:worker_threads') as { Worker: typeof Worker };
const RealWorker = threads.Worker;
const started: Worker[] = [];
let scratch = '';

before(() => {
  scratch = mkdtempSync(join(tmpdir(), 'florin-database-'));
  threads.Worker = class extends RealWorker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      started.push(this);
    }
  };
  syncBuiltinESMExports();
});
after(() => {
  threads.Worker = RealWorker;
  syncBuiltinESMExports();
  rmSync(scratch, { recursive: true, force: true });
});

const HEAVY = 'SELECT count(*)::text AS count FROM generate_series(1, 1000000)';

/** Threads of this process that give way to others, as Linux counts them. */
function yieldingThreads(): number {
  const niceness = (id: string): string | undefined =>
    // The name of a thread may contain spaces; what is counted comes after its bracket.
    readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[16];
  return readdirSync('/proc/self/task').filter((id) => niceness(id) === '10').length;
}

const connection = await openThreaded();

describe('the embedded database', () => {
  after(() => connection.close?.());

  it('lets the process go on with its work while it is busy', async () => {
    await connection.query('SELECT 1', []);
    let isDone = false;
    const heavy = connection.query(HEAVY, []).finally(() => (isDone = true));
    let turns = 0;
    while (!isDone && turns < 100) {
      await turn();
      turns += 1;
    }
    assert.equal(turns, 100);
    assert.deepEqual((await heavy).rows, [{ count: '1000000' }]);
  });

  it(
    'gives way to payments while it searches, unless it is the ledger',
    { skip: process.platform !== 'linux' && 'only Linux has priorities of threads' },
    async () => {
      await connection.query('SELECT 1', []);
      assert.equal(yieldingThreads(), 1);
      const urgent = await openThreaded({ niceness: 0 });
      await urgent.query('SELECT 1', []);
      assert.equal(yieldingThreads(), 1);
      await urgent.close?.();
    },
  );

  it('says by SQLSTATE what is wrong, and never what a statement was given', async () => {
    await connection.query('CREATE TABLE names (name text PRIMARY KEY)', []);
    await connection.query('INSERT INTO names VALUES ($1)', ['one']);
    const failed = await connection.query('INSERT INTO names VALUES ($1)', ['one']).catch((error) => error);
    assert.equal(failed.code, '23505');
    assert.equal(failed.constraint, 'names_pkey');
    assert.deepEqual([failed.params, failed.query], [undefined, undefined]);
  });

  it('begins no statement that waited for longer than it may', async () => {
    await connection.query('CREATE TABLE late (name text)', []);
    const heavy = connection.query(HEAVY, []);
    const late = connection.query("INSERT INTO late VALUES ('late')", [], { timeout: 1 });
    await assert.rejects(late, { name: 'DatabaseTimedOut', mayHaveRun: false });
    await heavy;
    assert.deepEqual((await connection.query('SELECT name FROM late', [])).rows, []);
  });

  it('says that a statement took too long that may yet be carried out', async () => {
    await connection.query('SELECT 1', []);
    await assert.rejects(connection.query(HEAVY, [], { timeout: 1 }), {
      name: 'DatabaseTimedOut',
      mayHaveRun: true,
    });
  });

  it('gives back the room of rows that are gone when upkeep comes round, where there are many', async () => {
    const dead = async (): Promise<number> => {
      await connection.query('SELECT pg_stat_force_next_flush()', []);
      const asked = "SELECT n_dead_tup AS dead FROM pg_stat_user_tables WHERE relname = 'sizes'";
      return Number(Object((await connection.query(asked, [])).rows[0]).dead);
    };
    await connection.query('CREATE TABLE sizes AS SELECT generate_series(1, 1000) AS size', []);
    await connection.query('UPDATE sizes SET size = size + 1', []);
    assert.equal(await dead(), 1000);
    await connection.tidy?.();
    assert.equal(await dead(), 0);
    await connection.query('UPDATE sizes SET size = size + 1 WHERE size < 12', []);
    await connection.tidy?.();
    assert.equal(await dead(), 10);
  });

  it('starts again after its thread died, with all that was written down', async () => {
    const connection = pgliteConnection(join(scratch, 'dies'));
    await connection.query('CREATE TABLE things (name text)', []);
    await connection.query("INSERT INTO things VALUES ('kept')", []);
    const heavy = connection.query(HEAVY, []);
    void started.at(-1)?.terminate();
    await assert.rejects(heavy, { name: 'DatabaseStopped', mayHaveRun: true });
    assert.deepEqual((await connection.query('SELECT name FROM things', [])).rows, [{ name: 'kept' }]);
    await connection.close?.();
  });

  it('does not pass for an empty one after its thread died with what was in memory', async () => {
    const connection = await openThreaded();
    await connection.query('CREATE TABLE things (name text)', []);
    const heavy = connection.query(HEAVY, []);
    void started.at(-1)?.terminate();
    await assert.rejects(heavy, { name: 'DatabaseStopped' });
    await assert.rejects(connection.query('CREATE TABLE things (name text)', []), {
      name: 'DatabaseStopped',
    });
    await connection.close?.();
  });

  it('ends its thread when it is closed, and opens again when it is asked', async () => {
    const connection = pgliteConnection(join(scratch, 'again'));
    await connection.query('CREATE TABLE things (name text)', []);
    const worker = started.at(-1);
    await connection.close?.();
    assert.equal(worker?.threadId, -1);
    assert.deepEqual((await connection.query('SELECT name FROM things', [])).rows, []);
    await connection.close?.();
  });

  it('runs in the thread of the process where there are no others', async () => {
    const count = started.length;
    const { Worker: Here } = threads;
    Object.assign(threads, { Worker: undefined });
    syncBuiltinESMExports();
    const connection = pgliteConnection(join(scratch, 'here'));
    assert.deepEqual((await connection.query('SELECT 1 AS one', [])).rows, [{ one: 1 }]);
    await assert.rejects(connection.query('SELECT 1 / 0', []), { code: '22012' });
    await connection.close?.();
    Object.assign(threads, { Worker: Here });
    syncBuiltinESMExports();
    assert.equal(started.length, count);
  });
});

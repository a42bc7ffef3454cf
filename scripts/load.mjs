import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureBuilt } from './build.mjs';
import { freePort } from './free-port.mjs';
import { ROOT } from './processes.mjs';

const GOALS = { firstPage: 2, beside: 0.5, tail: 3, processes: 1.8 };
const SIZES = [2000, 100_000];
let runs = 0;

const valueOf = (args, name, otherwise) => {
  const at = args.indexOf(name);
  return at < 0 ? otherwise : Number(args[at + 1]);
};

/** The next message of a child; a child that ends without one fails the run. */
const messageOf = (child) =>
  new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`a process of the load run ended with ${code}`)));
  });

const start = (name, orders) => fork(join(ROOT, 'bench', `load-${name}.mjs`), [JSON.stringify(orders)]);

async function startPlatform() {
  const port = await freePort();
  const child = start('platform', { port });
  const { publicKey } = await messageOf(child);
  return { child, publicKey, address: `http://127.0.0.1:${port}` };
}

async function startProxy(platform, database, count) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'florin-load-'));
  const { address, publicKey } = platform;
  const child = start('proxy', { port, platform: address, publicKey, database, folder, count });
  await messageOf(child);
  return {
    port,
    async memory() {
      child.send('memory');
      return (await messageOf(child)).memory / 1_048_576;
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Shoppers in a process of their own; gives how many times they did it in a second, and how long each took. */
async function shop(kind, proxies, shoppers, seconds) {
  const ports = proxies.map(({ port }) => port);
  const child = start('shoppers', { ports, kind, shoppers, seconds, name: `${process.pid}-${runs++}` });
  const { times, failed, reason, elapsed } = await messageOf(child);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return {
    rate: times.length / elapsed,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    failed,
    reason,
  };
}

const ms = (value) => `${value.toFixed(1)} ms`;

function tell(what, { rate, p50, p95, p99, failed, reason }, memory) {
  const numbers = `${rate.toFixed(1)}/s, p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}`;
  const size = memory === undefined ? '' : `, ${Math.round(memory)} MB`;
  console.log(`  ${what.padEnd(44)} ${numbers}${size}${failed ? `, ${failed} FAILED: ${reason}` : ''}`);
  return failed === 0;
}

function judge(what, value, goal, isMet, note = '') {
  console.log(`  ${what.padEnd(58)} ${value.toFixed(2)} × (goal ${goal}) ${isMet ? 'met' : 'MISSED'}${note}`);
  return isMet;
}

/** One database: first pages of few and of many listings, payments alone and beside people who page, 200 at once. */
async function measure(name, databaseOf, seconds) {
  console.log(`\n${name}`);
  const platform = await startPlatform();
  const results = [];
  const pages = [];
  try {
    for (const count of SIZES) {
      const proxy = await startProxy(platform, await databaseOf(`load_${count}`), count);
      const memory = () => proxy.memory();
      // The first of all opens the database and counts.
      await shop('first', [proxy], 1, 1);
      const page = await shop('first', [proxy], 1, seconds);
      results.push(tell(`first page of ${count} listings`, page, await memory()));
      pages.push(page.p50);
      if (count === SIZES.at(-1)) {
        await shop('pay', [proxy], 10, 2);
        const alone = await shop('pay', [proxy], 10, seconds);
        results.push(tell('payments, 10 shoppers', alone, await memory()));
        const [beside, paging] = await Promise.all([
          shop('pay', [proxy], 10, seconds),
          shop('page', [proxy], 5, seconds),
        ]);
        results.push(tell('payments beside 5 people who page', beside, await memory()));
        results.push(tell('their pages', paging));
        const crowd = await shop('pay', [proxy], 200, seconds * 2);
        results.push(tell('payments, 200 shoppers at once', crowd, await memory()));
        const first = pages[1] / pages[0];
        const kept = beside.rate / alone.rate;
        const tail = crowd.p95 / crowd.p50;
        results.push(
          judge(
            'first page of 100,000 against 2,000',
            first,
            `≤ ${GOALS.firstPage}`,
            first <= GOALS.firstPage,
          ),
          judge('payments beside paging against alone', kept, `≥ ${GOALS.beside}`, kept >= GOALS.beside),
          judge('p95 against p50 with 200 shoppers', tail, `≤ ${GOALS.tail}`, tail <= GOALS.tail),
        );
      }
      await proxy.stop();
    }
  } finally {
    platform.child.disconnect();
  }
  return results;
}

/** Three merchant's servers on one database, against one. */
async function several(databaseOf, seconds) {
  const platform = await startPlatform();
  const database = await databaseOf('load_several');
  const proxies = [];
  try {
    for (let count = 0; count < 3; count++) proxies.push(await startProxy(platform, database, 200));
    await shop('pay', proxies, 30, 2);
    const one = await shop('pay', proxies.slice(0, 1), 30, seconds);
    const three = await shop('pay', proxies, 30, seconds);
    const results = [tell('payments, one proxy', one), tell('payments, three proxies', three)];
    const ratio = three.rate / one.rate;
    // Three proxies, the platform, the shoppers and PostgreSQL each want a core of their own.
    const cores = availableParallelism();
    const isMet = ratio >= GOALS.processes;
    const note = cores < 6 ? ` (${cores} cores do not allow it: not judged)` : '';
    judge('three proxies against one', ratio, `≥ ${GOALS.processes}`, isMet, note);
    return cores < 6 ? results : [...results, isMet];
  } finally {
    for (const proxy of proxies) await proxy.stop();
    platform.child.disconnect();
  }
}

/** A database of its own for each part of a run, on the server that `FLORIN_POSTGRES` names. */
async function postgresDatabases(address) {
  const { default: pg } = await import('pg');
  return async (name) => {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    await client.query(`DROP DATABASE IF EXISTS ${name}`);
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return Object.assign(new URL(address), { pathname: `/${name}` }).href;
  };
}

/** `npm run load -- --seconds N`: pages and payments under load, in PGlite, and in PostgreSQL where `FLORIN_POSTGRES` names one. */
export async function main(args) {
  await ensureBuilt(['frames', 'library']);
  const seconds = valueOf(args, '--seconds', 8);
  const results = await measure('PGlite', async () => undefined, seconds);
  const address = process.env.FLORIN_POSTGRES;
  if (address) {
    const databaseOf = await postgresDatabases(address);
    results.push(
      ...(await measure('PostgreSQL', databaseOf, seconds)),
      ...(await several(databaseOf, seconds)),
    );
  } else console.log('\nPostgreSQL: not measured. `node scripts/with-postgres.mjs npm run load` has one.');
  return results.every(Boolean) ? 0 : 1;
}

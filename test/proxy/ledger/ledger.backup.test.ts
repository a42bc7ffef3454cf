import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import { pgliteLedger, postgresLedger, type Ledger } from '../../../src/proxy/index.js';
import { postgresConnection } from '../../../src/database/postgres.js';
import { arrive, codeOf, openShop } from '../shop.js';

/** No other test pays it: all of them share one PostgreSQL. */
const OF = { order: 'ORDER-BACKED-UP' };
let scratch = '';
before(() => {
  scratch = mkdtempSync(join(tmpdir(), 'florin-backup-'));
});
after(() => rmSync(scratch, { recursive: true, force: true }));

/** An order that was paid before the backup stays paid after it is restored: the same page asks again, and so does another. */
async function staysPaid(ledger: Ledger, backup: () => Promise<Ledger>): Promise<void> {
  const secret = 'a secret that outlives the machine!';
  const first = openShop({ ledger, secret });
  const browser = await arrive(first.proxy);
  const paid = await browser.pay('key-before-backup', OF);
  assert.deepEqual([paid.body['outcome'], first.platform.paid.length], ['paid', 1]);
  const cookie = browser.cookies.join('; ');
  const restored = await backup();
  const told: string[] = [];
  const next = openShop({
    ledger: restored,
    secret,
    onSettled: (order, outcome) => void told.push(`${order} ${outcome}`),
  });
  const again = await arrive(next.proxy);
  const replayed = await again.pay('key-before-backup', OF, { cookie });
  assert.deepEqual([replayed.body['outcome'], replayed.body['reference']], ['paid', paid.body['reference']]);
  assert.equal(codeOf(await again.pay('another-key', OF)), 'order-paid');
  assert.equal(next.platform.paid.length, 0);
  await next.proxy.close();
  assert.deepEqual(told, []);
}

describe('a backup that is restored', { timeout: 120_000 }, () => {
  it('keeps a paid order paid, and charges nothing again: PGlite’s folder, copied while the proxy is closed', async () => {
    const folder = join(scratch, 'ledger');
    const ledger = pgliteLedger(folder);
    await staysPaid(ledger, async () => {
      await ledger.close();
      const copy = join(scratch, 'restored');
      cpSync(folder, copy, { recursive: true });
      rmSync(folder, { recursive: true });
      return pgliteLedger(copy);
    });
  });

  const server = process.env['FLORIN_POSTGRES'];
  const programs = programsOf('/usr/lib/postgresql');
  const skip = server && programs ? false : 'FLORIN_POSTGRES names none, or pg_dump is not there';
  it(
    'keeps a paid order paid, and charges nothing again: PostgreSQL, by pg_dump and psql',
    { skip },
    async () => {
      const name = `florin_restored_${process.pid}`;
      const address = new URL(server ?? 'postgres://localhost/postgres');
      const ledger = postgresLedger(address.href);
      await staysPaid(ledger, async () => {
        const dump = run('pg_dump', ['--no-owner', '--table=florin_*', address.href]);
        await ledger.close();
        const administration = postgresConnection(address.href);
        await administration.query(`CREATE DATABASE ${name}`, []);
        await administration.close?.();
        const restored = new URL(address);
        restored.pathname = `/${name}`;
        run('psql', ['--set=ON_ERROR_STOP=1', '--quiet', restored.href], dump);
        return postgresLedger(restored.href);
      });
    },
  );

  function run(program: string, parameters: readonly string[], input = ''): string {
    const { status, stdout, stderr } = spawnSync(join(programs ?? '', program), parameters, {
      input,
      encoding: 'utf8',
    });
    assert.equal(status, 0, stderr);
    return stdout;
  }
});

/** Where Debian keeps the newest programs of PostgreSQL. */
function programsOf(folder: string): string | undefined {
  const versions = existsSync(folder) ? readdirSync(folder).toSorted((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(folder, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'pg_dump')));
}

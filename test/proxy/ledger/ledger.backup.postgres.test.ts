import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';

import { postgresConnection } from '../../../src/database/postgres.js';
import { postgresLedger } from '../../../src/proxy/index.js';
import { postgresAddress } from '../../postgres.js';
import { staysPaid } from './backup-contract.js';

const DEBIAN = '/usr/lib/postgresql';

/** A program of the newest PostgreSQL that Debian has installed, else the one in the path. */
function programOf(name: string): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(DEBIAN, version, 'bin', name)).find(existsSync) ?? name;
}

function run(name: string, parameters: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(programOf(name), parameters, { input, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return stdout;
}

it('a paid order stays paid, and is not charged again, after pg_dump and psql', async () => {
  const address = postgresAddress();
  const name = `florin_restored_${process.pid}`;
  await staysPaid(postgresLedger(address), async () => {
    const dump = run('pg_dump', ['--no-owner', address]);
    const administration = postgresConnection(address);
    await administration.query(`CREATE DATABASE ${name}`, []);
    await administration.close?.();
    const restored = new URL(address);
    restored.pathname = `/${name}`;
    run('psql', ['--set=ON_ERROR_STOP=1', '--quiet', restored.href], dump);
    return postgresLedger(restored.href);
  });
});

import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from './free-port.mjs';

// Runs a command with a PostgreSQL of its own, from Debian's packages, which `FLORIN_POSTGRES` names. Without one it says what
// to install and fails: who calls this wants those tests to run. `node scripts/with-postgres.mjs npm test`

const DEBIAN = '/usr/lib/postgresql';

/** The newest PostgreSQL that is installed; as root it is run as Debian's own user, because it refuses to be root. */
function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

const idOf = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

function runOrThrow(program, args, cwd) {
  const { status, stdout, stderr } = spawnSync(program, args, { ...user, cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed:\n${stdout}${stderr}`);
}

/** Starts an empty PostgreSQL that no other process can reach by name; a crash of it would lose everything, which is fine here. */
async function start(bin) {
  const folder = mkdtempSync(join(tmpdir(), 'florin-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  runOrThrow(
    join(bin, 'initdb'),
    [
      '--pgdata',
      data,
      '--username',
      'florin',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--locale',
      'C.UTF-8',
      '--no-sync',
    ],
    folder,
  );
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder} -c fsync=off -c max_connections=300`;
  const control = (...args) => runOrThrow(join(bin, 'pg_ctl'), ['--pgdata', data, '--wait', ...args], folder);
  control('--log', join(folder, 'log'), '--options', options, 'start');
  return {
    address: `postgres://florin@127.0.0.1:${port}/postgres`,
    stop() {
      control('--mode', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const [program, ...args] = process.argv.slice(2);
const bin = findPostgres();
if (!program || !bin) {
  console.error(
    program
      ? 'No PostgreSQL below /usr/lib/postgresql: apt-get install postgresql'
      : 'node scripts/with-postgres.mjs <command> [arguments]',
  );
  process.exit(1);
}
const postgres = await start(bin);
const child = spawn(program, args, {
  stdio: 'inherit',
  env: { ...process.env, FLORIN_POSTGRES: postgres.address },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => {
  postgres.stop();
  process.exit(code ?? 1);
});

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Failure, ROOT, run, runNode, say, seconds } from './processes.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');
const STAMP = join(ROOT, 'node_modules/.florin-installed');
const OLDEST_NODE = [20, 19];

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** The lock, what npm says it installed, and the machine it did so for: alike as long as nothing has to be done. */
const stamp = () =>
  createHash('sha256')
    .update([read(LOCK), read(INSTALLED), process.platform, process.arch].join('\0'))
    .digest('hex');

/** Whether every package of the lock is there in its version; optional ones may be another platform's. */
function installedByHand() {
  if (!existsSync(INSTALLED)) return false;
  const installed = JSON.parse(read(INSTALLED)).packages;
  return Object.entries(JSON.parse(read(LOCK)).packages).every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional === true),
  );
}

/** The npm that started this, if one did; else the one on the path. */
function npm(args) {
  const started = process.env.npm_execpath;
  if (started && /\.c?js$/.test(started) && /npm/.test(started)) return runNode([started, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    throw new Failure(`Node ${OLDEST_NODE.join('.')} or later is needed; this is ${process.versions.node}.`);
}

/**
 * Makes `node_modules` what the lock says, if it is not. Development dependencies are always part of it, and no
 * package's install script runs: none is needed.
 */
export async function setUp() {
  refuseOldNode();
  if (existsSync(INSTALLED) && read(STAMP) === stamp()) return;
  if (!installedByHand()) await install();
  writeFileSync(STAMP, stamp());
}

async function install() {
  const start = performance.now();
  say(
    `${existsSync(INSTALLED) ? 'node_modules is not what the lock says: ' : ''}installing the locked dependencies (npm ci) …`,
  );
  const args = ['ci', '--include=dev', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  const { code, output } = await npm(args);
  if (code !== 0) throw new Failure(`npm ci failed:\n${output.trim()}`);
  say(`installed in ${seconds(start)}`);
}

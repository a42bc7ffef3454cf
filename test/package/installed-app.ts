import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { ROOT } from '../house/files.js';

/** What `npm i florin` brings beside it. */
const DEPENDENCIES = [
  '@hono/node-server',
  'hono',
  'jose',
  'lean-qr',
  'lit',
  'lit-html',
  'lit-element',
  '@lit',
  '@lit-labs/ssr-dom-shim',
  '@types/trusted-types',
  'yaml',
  'zod',
];

/** What npm says when it is run in `cwd`. */
export const npm = (args: readonly string[], cwd: string): string => {
  const started = process.env['npm_execpath'];
  return started?.endsWith('.js')
    ? execFileSync(process.execPath, [started, ...args], {
        cwd,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      })
    : execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
};

/**
 * The archive that would be published of the build that is there. One for all files of a run: packing takes longer than most
 * tests of it.
 */
export function pack(): string {
  const shared = process.env['FLORIN_SHARED'];
  const folder = shared ? join(dirname(shared), 'package') : mkdtempSync(join(tmpdir(), 'florin-package-'));
  const archive = join(folder, 'florin.tgz');
  if (shared && !isFirst(folder)) {
    waitFor(archive);
    return archive;
  }
  npm(['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], ROOT);
  renameSync(join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? ''), archive);
  return archive;
}

/** Only one of the processes that make a folder makes it. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

function waitFor(file: string): void {
  const sleeper = new Int32Array(new SharedArrayBuffer(4));
  for (let tries = 0; !existsSync(file); tries++) {
    if (tries > 600) throw new Error(`Another test file did not pack ${file} within a minute.`);
    Atomics.wait(sleeper, 0, 0, 100);
  }
}

/** Unpacks what would be published into `node_modules/florin`. */
function install(folder: string): void {
  const target = join(folder, 'node_modules/florin');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', pack(), '-C', target, '--strip-components=1']);
  link(folder, DEPENDENCIES);
}

/** `npm i` of packages that are here already. */
export function link(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const place = join(folder, 'node_modules', name);
    mkdirSync(join(place, '..'), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), place, 'junction');
  }
}

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>A shop</title>
    <script type="module" src="SCRIPT"></script>
  </head>
  <body>
    <florin-checkout proxy="/florin" order="order-1"></florin-checkout>
  </body>
</html>
`;

/** A folder with the published package installed in it and one page that uses it. */
export function createApp(script: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'florin-app-')));
  writeFileSync(join(folder, 'package.json'), '{ "name": "app", "private": true, "type": "module" }');
  writeFileSync(join(folder, 'main.js'), "import 'florin/checkout';\n");
  writeFileSync(join(folder, 'index.html'), PAGE.replace('SCRIPT', script));
  install(folder);
  return folder;
}

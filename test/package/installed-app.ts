import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROOT } from '../house/sources.js';

/** What `npm i florin` brings beside it. */
const DEPENDENCIES = ['lit', 'lit-html', 'lit-element', '@lit', '@lit-labs', '@types/trusted-types', 'zod'];

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

/** What would be published of the build that is there; returns the archive in `folder`. */
export function pack(folder: string): string {
  npm(['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], ROOT);
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
}

/** Unpacks what would be published into `node_modules/florin`. */
function install(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  execFileSync('tar', ['-xzf', pack(folder), '-C', modules]);
  cpSync(join(modules, 'package'), join(modules, 'florin'), { recursive: true });
  rmSync(join(modules, 'package'), { recursive: true });
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

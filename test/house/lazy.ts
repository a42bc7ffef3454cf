import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';

import * as kinds from '../../src/client/schema/schema.js';
import { ROOT } from './files.js';

/** In place of the kinds of schema: the same names, each function of it a tell-tale. */
const NAMES = Object.keys(kinds);
const TELLTALE = NAMES.map((name, index) => `const n${index} = told('${name}');`).join('\n');
const EXPORTS = `export { ${NAMES.map((name, index) => `n${index} as ${name}`).join(', ')} };`;
const STUB = `const told = (name) => new Proxy(function () {}, {
  apply() { (globalThis.florinEager ??= []).push(name); return told(name); },
  construct() { (globalThis.florinEager ??= []).push(name); return told(name); },
  get: (_, key) => (typeof key === 'symbol' ? undefined : told(name)),
});
${TELLTALE}
${EXPORTS}`;

const KINDS = join(ROOT, 'src/client/schema/schema.js');

/** Stands for what the build makes of a frame. */
const COMPILED =
  'export const script = "", scriptHash = "", fontScript = "", fontScriptHash = "", style = "", styleHash = "", build = "";';

const telltale: Plugin = {
  name: 'telltale',
  setup(builder) {
    builder.onResolve({ filter: /\/schema\.js$/ }, ({ path, resolveDir }) =>
      resolve(resolveDir, path) === KINDS ? { path: 'kinds', namespace: 'telltale' } : undefined,
    );
    builder.onLoad({ filter: /.*/, namespace: 'telltale' }, () => ({ contents: STUB, loader: 'js' }));
    builder.onResolve({ filter: /^#compiled-/ }, () => ({ path: 'frame', namespace: 'compiled' }));
    builder.onLoad({ filter: /.*/, namespace: 'compiled' }, () => ({ contents: COMPILED, loader: 'js' }));
  },
};

const REPORT = `
import { pathToFileURL } from 'node:url';
// A command runs when it is imported, and may want to end the process.
process.exit = () => undefined;
const found = {};
for (const path of process.argv.slice(1)) {
  globalThis.florinEager = [];
  await import(pathToFileURL(path)).catch(() => undefined);
  if (globalThis.florinEager.length > 0) found[path] = globalThis.florinEager;
}
process.exitCode = 0;
console.log('\\n' + JSON.stringify(found));`;

/**
 * Imports each source with kinds of schema that only note who calls them, and gives the calls that importing alone makes, by
 * source. Running the sources sees through any way of writing a call.
 */
export async function eagerCalls(paths: readonly string[]): Promise<Record<string, string[]>> {
  const folder = join(ROOT, '.florin', `lazy-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const outputs = paths.map((_, index) => join(folder, `${index}.mjs`));
  await build({
    entryPoints: paths.map((path, index) => ({ in: join(ROOT, path), out: String(index) })),
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'neutral',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    plugins: [telltale],
    logLevel: 'silent',
  });
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', REPORT, '--', ...outputs], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  rmSync(folder, { recursive: true, force: true });
  const found = JSON.parse(output.trim().split('\n').at(-1) ?? '') as Record<string, string[]>;
  return Object.fromEntries(
    Object.entries(found).map(([file, calls]) => [paths[outputs.indexOf(file)] ?? file, calls]),
  );
}

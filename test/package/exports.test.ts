import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

import { elements } from '../house/entries.js';
import { filesIn, read, ROOT } from '../house/files.js';
import { npm } from './installed-app.js';

interface Sheet {
  readonly cssText?: string;
}

interface Packed {
  readonly entryCount: number;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly imports: Readonly<Record<string, { readonly types: string; readonly default: string }>>;
  readonly bin: Readonly<Record<string, string>>;
  readonly files: readonly string[];
}

const manifest = JSON.parse(read('package.json')) as Manifest;
const folders = filesIn('dist')
  .map((path) => /^dist\/client\/([^/]+)\/index\.js$/.exec(path)?.[1])
  .filter((name) => name !== undefined);

const themes = filesIn('dist/themes').map((path) => path.slice('dist/themes/'.length, -'.css'.length));

/** Every name that can be imported, the starred ones by what is there, with the files behind it. */
const entries = Object.entries(manifest.exports).flatMap(([name, target]) => {
  const files = typeof target === 'string' ? [target] : [target.types, target.default];
  if (!name.includes('*')) return [{ name, files }];
  const fillings = name.startsWith('./client/')
    ? folders
    : name.startsWith('./themes/')
      ? themes
      : ['checkout.en.js', 'checkout.js', 'integrity.json'];
  return fillings.map((filling) => ({
    name: name.replace('*', filling),
    files: files.map((file) => file.replace('*', filling)),
  }));
});

const specifier = (name: string): string => `florin${name.slice(1)}`;

describe('the package', () => {
  it('has at most 1,200 files and 3.3 MB, where 2.5 MB is the goal, and no source map', () => {
    const [packed] = JSON.parse(npm(['pack', '--ignore-scripts', '--dry-run', '--json'], ROOT)) as Packed[];
    assert.ok(packed);
    const { entryCount, size, files } = packed;
    assert.ok(entryCount <= 1200, `${entryCount} files`);
    assert.ok(size <= 3_300_000, `${size} bytes`);
    assert.deepEqual(
      files.filter(({ path }) => path.endsWith('.map')),
      [],
    );
  });

  it('has no declaration that no export leads to', () => {
    const files = filesIn('dist');
    assert.deepEqual(
      files.filter((path) =>
        /^dist\/(?:command|frame|words\/compiled\/.+\/(?!en)[a-z]{2})\b.*\.d\.ts$/.test(path),
      ),
      [],
    );
  });

  it('has a file behind every export, every type, every command and every inner import', () => {
    const inner = Object.values(manifest.imports).flatMap(({ types, default: code }) => [types, code]);
    const all = [...entries.flatMap(({ files }) => files), ...inner, ...Object.values(manifest.bin)];
    assert.deepEqual(
      all.filter((file) => !existsSync(join(ROOT, file))),
      [],
    );
    const published = (file: string) =>
      manifest.files.some((each) => matchesGlob(file, `./${each}`) || file.startsWith(`./${each}/`));
    assert.deepEqual(
      all.filter((file) => file !== './package.json' && !published(file)),
      [],
    );
  });

  for (const { name } of entries.filter((entry) => entry.files.some((file) => file.endsWith('.d.ts'))))
    it(`${specifier(name)} can be imported in Node, where there is no page, and is silent about it`, () => {
      const output = execFileSync(
        process.execPath,
        ['--input-type=module', '-e', `import '${specifier(name)}';`],
        {
          cwd: ROOT,
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      );
      assert.equal(output, '');
    });

  it('registers elements where it says so, and only there', () => {
    const define = filesIn('dist').filter((path) => path.endsWith('/define.js') && !path.includes('/base/'));
    assert.ok(define.length >= 4);
    const registers = (path: string) => /\bdefine\("florin-/.test(read(path));
    assert.deepEqual(
      define.filter((path) => !registers(path)),
      [],
    );
    const others = filesIn('dist/components').filter(
      (path) => path.endsWith('.js') && !define.includes(path),
    );
    assert.deepEqual(others.filter(registers), []);
  });

  it('gives every element from `florin` and registers none: a bundler keeps what a page imports', async () => {
    const modulesFrom = async (from: string): Promise<string[]> => {
      const { metafile } = await build({
        stdin: { contents: `export { FlorinProvider } from '${from}';`, resolveDir: ROOT },
        bundle: true,
        splitting: true,
        write: false,
        metafile: true,
        format: 'esm',
        outdir: 'page',
        packages: 'external',
      });
      const page = Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint === '<stdin>');
      const inputs = Object.entries(page?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
      return inputs.map(([path]) => path).sort();
    };
    const all = (await import(`${ROOT}/dist/index.js`)) as Record<string, unknown>;
    const classOf = (name: string) =>
      `Florin${name.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase())}`;
    assert.deepEqual(
      elements.map(classOf).filter((name) => typeof all[name] !== 'function'),
      [],
    );
    const alone = await modulesFrom('./dist/components/provider/provider.js');
    assert.ok(alone.some((path) => path.endsWith('provider.js')));
    assert.deepEqual(await modulesFrom('./dist/index.js'), alone);
  });

  it('has every style sheet that the sources have, escapes included', async () => {
    const paths = filesIn('dist/components').filter((path) => path.endsWith('.css.js'));
    assert.ok(paths.length > 20, `${paths.length} style sheets`);
    for (const path of paths) {
      const built = (await import(pathToFileURL(join(ROOT, path)).href)) as Record<
        string,
        Sheet | readonly Sheet[]
      >;
      for (const [name, sheets] of Object.entries(built))
        for (const { cssText } of [sheets].flat())
          assert.ok(cssText && !cssText.includes('undefined'), `${name} of ${path}`);
    }
  });

  it('says of every element in the manifest what it takes and tells', () => {
    const { modules } = JSON.parse(read('dist/custom-elements.json')) as {
      modules: { declarations: { tagName?: string; description?: string; attributes?: unknown[] }[] }[];
    };
    const described = modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName);
    const tags = described.map(({ tagName }) => tagName).sort();
    assert.deepEqual(tags, elements.map((name) => `florin-${name}`).sort());
    for (const { tagName, description, attributes } of described)
      assert.ok(description && attributes?.length, `${tagName} is not described`);
  });

  it('runs the embedded database in a thread of its own', async () => {
    const { openThread } = (await import(
      `${ROOT}/dist/database/pglite-thread.js`
    )) as typeof import('../../src/database/pglite-thread.js');
    const engine = await openThread({}, 0);
    assert.deepEqual((await engine?.query('SELECT 1 AS one', []))?.rows, [{ one: 1 }]);
    await engine?.close();
  });
});

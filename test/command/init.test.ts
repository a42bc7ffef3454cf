import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';

import { parse } from '../../scripts/syntax.mjs';
import { CHOICES, FULL_STACK } from '../../src/command/init/read-choices.js';
import { ROOT } from '../house/files.js';

interface Ended {
  readonly code: number;
  readonly said: string;
  readonly complained: string;
}

const init = (...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const command = [join(ROOT, 'dist/command/florin.js'), 'init', ...args];
    const child = execFile(process.execPath, command, (error, said, complained) =>
      resolve({ code: error ? Number(error.code) : 0, said, complained }),
    );
    child.stdin?.end();
  });

const flags = (framework: string, server: string, database: string) => [
  '--framework',
  framework,
  '--server',
  server,
  '--database',
  database,
];

describe('florin init', () => {
  let folder = '';
  const shop = () => join(folder, 'shop');
  const file = (name: string) => readFileSync(join(shop(), name), 'utf8');
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'florin-init-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('writes page, return page, server, .env.example and a test that pays, and says what to do next', async () => {
    const { code, said } = await init(shop(), ...flags('plain', 'node', 'memory'));
    assert.equal(code, 0);
    assert.deepEqual(readdirSync(shop()).sort(), [
      '.env.example',
      '.gitignore',
      'package.json',
      'pay.test.mjs',
      'payments.mjs',
      'public',
      'server.mjs',
    ]);
    assert.deepEqual(readdirSync(join(shop(), 'public')).sort(), ['index.html', 'return.html']);
    assert.match(said, /npm install\n +npm run build\n +npm start/);
    assert.match(file('.env.example'), /^FLORIN_API_KEY=$/m);
  });

  it('writes programs that can be read, for every framework, server and database', async () => {
    const { framework: frameworks, server: servers, database: databases } = CHOICES;
    const withoutServer = frameworks.filter((name) => !FULL_STACK.some((own) => own === name));
    const withFolder = servers.filter((name) => name !== 'workers');
    for (const [at, framework] of withoutServer.entries()) {
      const server = withFolder[at % withFolder.length] ?? '';
      const database = databases[at % databases.length] ?? '';
      rmSync(shop(), { recursive: true, force: true });
      assert.equal((await init(shop(), ...flags(framework, server, database))).code, 0);
      for (const name of ['server.mjs', 'payments.mjs', 'pay.test.mjs']) assert.ok(parse(name, file(name)));
      assert.doesNotMatch(file('pay.test.mjs'), /before any script runs/);
      assert.match(file('payments.mjs'), new RegExp(`ledger: ${database}Ledger\\(`));
      assert.match(file('payments.mjs'), framework === 'plain' ? /pages = 'public'/ : /pages = 'dist'/);
      assert.match(file('server.mjs'), new RegExp(`from 'florin/${server}'`));
      const { dependencies, scripts } = JSON.parse(file('package.json')) as {
        dependencies: Record<string, string>;
        scripts: Record<string, string>;
      };
      assert.ok(dependencies['florin'] && scripts['build']?.startsWith('florin script en'));
      assert.equal('pg' in dependencies, database === 'postgres');
      assert.equal(/DATABASE_URL/.test(file('.env.example')), database === 'postgres');
    }
  });

  it('writes an app that is its own server, with the proxy as a route and the pages in it', async () => {
    for (const [at, framework] of FULL_STACK.entries()) {
      const database = CHOICES.database[at % CHOICES.database.length] ?? '';
      rmSync(shop(), { recursive: true, force: true });
      const { code } = await init(shop(), '--framework', framework, '--database', database);
      assert.equal(code, 0);
      for (const name of ['server.mjs', 'payments.mjs', 'pay.test.mjs']) {
        assert.ok(parse(name, file(name)));
        assert.doesNotMatch(file(name), /return\.html|export const pages/);
      }
      const written = readdirSync(shop(), { recursive: true, encoding: 'utf8' });
      const route = written.find((name) => /florin\/\[.+\]/.test(name) && name.endsWith('.ts')) ?? '';
      assert.match(file(route), /from 'florin\/web'/);
      assert.ok(written.some((name) => /^[^.].*\breturn\b.*\.\w+$/.test(name)));
      assert.equal(existsSync(join(shop(), 'public/return.html')), false);
      assert.match(file('payments.mjs'), new RegExp(`ledger: ${database}Ledger\\(`));
      const { name, scripts } = JSON.parse(file('package.json')) as {
        name: string;
        scripts: Record<string, string>;
      };
      assert.equal(name, `shop-${framework}`);
      assert.ok(written.some((path) => /\.tsx?$/.test(path) && file(path).includes('florin/server')));
      assert.match(file('pay.test.mjs'), /before any script runs/);
      assert.ok(scripts['dev'] && scripts['types'] && scripts['start'] === 'node server.mjs');
      assert.doesNotMatch(scripts['build'] ?? '', /florin script/);
    }
  });

  it('writes an app of Nuxt that reports nothing to other sites', async () => {
    await init(shop(), '--framework', 'nuxt', '--database', 'memory');
    assert.match(file('nuxt.config.ts'), /telemetry: false/);
    assert.match(file('nuxt.config.ts'), /devtools: \{ enabled: false \}/);
  });

  it('writes a worker that answers requests and does upkeep, with the pages as its files', async () => {
    for (const [framework, folderOfPages] of [
      ['plain', 'public'],
      ['vue', 'dist'],
    ] as const) {
      rmSync(shop(), { recursive: true, force: true });
      assert.equal((await init(shop(), ...flags(framework, 'workers', 'postgres'))).code, 0);
      for (const name of ['server.mjs', 'worker.mjs', 'payments.mjs', 'pay.test.mjs'])
        assert.ok(parse(name, file(name)));
      assert.match(file('worker.mjs'), /fetch: .*context.*\n.*scheduled: .*reconcile\(\)/);
      assert.doesNotMatch(file('payments.mjs'), /export const pages/);
      const { assets, main } = JSON.parse(file('wrangler.json')) as {
        assets: { directory: string };
        main: string;
      };
      assert.deepEqual([main, assets.directory], ['worker.mjs', folderOfPages]);
      const { scripts, devDependencies } = JSON.parse(file('package.json')) as Record<
        'scripts' | 'devDependencies',
        Record<string, string>
      >;
      assert.ok(devDependencies['wrangler'] && scripts['deploy'] === 'wrangler deploy');
    }
  });

  it('writes over no file unless it is told to, and then writes none at all', async () => {
    writeFileSync(join(folder, 'server.mjs'), 'mine');
    const choice = flags('plain', 'node', 'memory');
    const refused = await init(folder, ...choice);
    assert.equal(refused.code, 2);
    assert.match(refused.complained, /^server\.mjs would be overwritten\. .*--force/);
    assert.deepEqual(readdirSync(folder), ['server.mjs']);
    assert.equal(readFileSync(join(folder, 'server.mjs'), 'utf8'), 'mine');
    assert.equal((await init(folder, ...choice, '--force')).code, 0);
    assert.notEqual(readFileSync(join(folder, 'server.mjs'), 'utf8'), 'mine');
  });

  it('says what is missing or wrong, and what can be said instead', async () => {
    const wrong: readonly (readonly [args: readonly string[], says: RegExp])[] = [
      [
        [shop()],
        /^florin init cannot ask questions without a terminal\. Add --framework, --server, --database\./,
      ],
      [
        [shop(), '--framework', 'plain', '--server', 'node'],
        /^florin init cannot ask questions without a terminal\. Add --database\./,
      ],
      [
        [shop(), ...flags('cobol', 'node', 'memory')],
        /^cobol is not a framework\. Choose one of plain, react,/,
      ],
      [[shop(), 'b', ...flags('plain', 'node', 'memory')], /^Name only one folder: b is too much\./],
      [[shop(), '--fast'], /--fast/],
      [
        [shop(), ...flags('sveltekit', 'express', 'memory')],
        /^An app of sveltekit is its own server\. Leave --server out\./,
      ],
      [
        [shop(), ...flags('svelte', 'sveltekit', 'memory')],
        /^sveltekit is not a server\. Choose one of node, express,/,
      ],
      [
        [shop(), ...flags('plain', 'workers', 'pglite')],
        /^A worker has no folder for pglite\. Choose memory or postgres as its database\./,
      ],
      [
        [shop(), '--framework', 'sveltekit'],
        /^florin init cannot ask questions without a terminal\. Add --database\./,
      ],
    ];
    for (const [args, says] of wrong) {
      const { code, complained } = await init(...args);
      assert.equal(code, 2);
      assert.match(complained, says);
    }
    assert.equal(existsSync(shop()), false);
  });
});

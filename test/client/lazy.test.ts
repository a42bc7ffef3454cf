import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

import { build, type Plugin } from 'esbuild';

import { INTERFACE_NAMES, tableNameOf } from '../../src/client/interface-modules.js';
import type { Table } from '../../src/client/operation.js';
import * as kinds from '../../src/client/schema/schema.js';

const CLIENT = fileURLToPath(new URL('../../src/client', import.meta.url));

async function bundled(contents: string, plugins: Plugin[] = []): Promise<string> {
  const result = await build({
    stdin: { contents, resolveDir: CLIENT, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    legalComments: 'none',
    plugins,
  });
  return result.outputFiles[0]?.text ?? '';
}

const oneRow = (row: string, table: string): Promise<string> =>
  bundled(`import { createClient } from './index.js';
    import { ${row} } from './${table}/index.js';
    globalThis.answer = createClient({ baseUrl: '/florin' }).call(${row} as never, {} as never);`);

/** Every interface's folder and the name of its table, the shopper's own included. */
const TABLES = [
  ...INTERFACE_NAMES.map((folder) => [folder, tableNameOf(folder)] as const),
  ['shopper', 'shopper'] as const,
];

const importsOf = TABLES.map(([folder, table]) => `import { ${table} } from './${folder}/index.js';`).join(
  '\n',
);
const exportsOf = TABLES.map(([folder, table]) => `export { ${table} } from './${folder}/index.js';`).join(
  '\n',
);

/** Stands in for the kinds of schema, and counts every call of them. */
const counting: Plugin = {
  name: 'counting-schemas',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/schema\.js$/ }, ({ namespace }) =>
      namespace === 'counting' ? undefined : { path: 'schema', namespace: 'counting' },
    );
    onLoad({ filter: /./, namespace: 'counting' }, () => ({
      resolveDir: CLIENT,
      contents: `
        import * as real from './schema/schema.js';
        globalThis.schemaCalls = 0;
        const count = (make) => (...given) => (globalThis.schemaCalls++, make(...given));
        ${Object.keys(kinds)
          .map((name) => `const ${name}_ = count(real.${name}); export { ${name}_ as ${name} };`)
          .join('\n')}`,
    }));
  },
};

test('importing every table makes no schema', async (context) => {
  const text = await bundled(
    `${exportsOf} export * from './index.js'; export { browserRow } from './schema/browser-row.js';`,
    [counting],
  );
  const folder = mkdtempSync(join(tmpdir(), 'florin-lazy-'));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'tables.mjs');
  writeFileSync(path, text);
  const module = (await import(
    pathToFileURL(path).href
  )) as typeof import('../../src/client/checkout/index.js');
  const calls = (): unknown => Reflect.get(globalThis, 'schemaCalls');
  assert.equal(calls(), 0);
  module.checkout.paymentMethods.input?.();
  assert.ok(Number(calls()) > 10);
});

test('a bundle of one row holds no path and no field of another', async () => {
  const text = await oneRow('paymentMethods', 'checkout');
  for (const own of ['/paymentMethods', 'splitCardFundingSources', 'storedPaymentMethods'])
    assert.ok(text.includes(own), own);
  for (const other of [
    '/payments',
    '/payments/details',
    'encryptedCardNumber',
    'threeDS2RequestData',
    'redirectResult',
    'Authorised',
    'CardOnFile',
    'klarna',
  ])
    assert.ok(!text.includes(other), other);
  const attempt = await oneRow('attempt', 'shopper');
  for (const other of ['/checkout/payments', 'encryptedCardNumber', 'storedCards', 'redirectResult'])
    assert.ok(!attempt.includes(other), other);
});

test('a bundle of one row holds no path of another row, whichever the interface', async () => {
  const tables = await Promise.all(
    TABLES.map(async ([folder, name]) => {
      const module = (await import(`../../src/client/${folder}/index.ts`)) as Record<string, unknown>;
      return { folder, rows: Object.entries(module[name] as Table) };
    }),
  );
  const paths = tables.flatMap(({ rows }) => rows.map(([, { path }]) => path));
  for (const { folder, rows } of tables) {
    for (const [name, { path: own }] of [rows[0], rows.at(-1)].filter((row) => row !== undefined)) {
      const text = await oneRow(name, folder);
      const held = paths.filter((path) => text.includes(JSON.stringify(path)));
      assert.deepEqual([...new Set(held)], [own], `${folder}: ${name}`);
    }
  }
});

test('a bundle that only names the tables holds nothing of them', async () => {
  const named = TABLES.map(([, table]) => table).join(', ');
  const text = await bundled(
    `${importsOf} import { formatAmount } from './index.js'; const unused = { formatAmount, ${named} };`,
  );
  assert.equal(text, '');
});

test('the client with one row of under 30 fields is at most 7 kB', async () => {
  const size = brotliCompressSync(await oneRow('attempt', 'shopper')).length;
  assert.ok(size <= 7000, `${size} bytes`);
});

test('nothing of the client asks for eval, so that a strict policy is never even reported', async () => {
  const text = await bundled(`${exportsOf} export * from './index.js';`);
  assert.doesNotMatch(text, /new Function|\beval\(|Function\(/);
});

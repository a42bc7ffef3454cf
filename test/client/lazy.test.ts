import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';

import { build, type Plugin } from 'esbuild';

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

/** Stands in for `zod/mini` and counts every call of it. */
const counting: Plugin = {
  name: 'counting-zod',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^zod\/mini$/ }, ({ pluginData }) =>
      pluginData === 'real' ? undefined : { path: 'zod', namespace: 'counting' },
    );
    onLoad({ filter: /./, namespace: 'counting' }, () => ({
      resolveDir: CLIENT,
      pluginData: 'real',
      contents: `
        globalThis.zodCalls = 0;
        const count = (real) => (...given) => (globalThis.zodCalls++, real(...given));
        const entries = Object.entries(require('zod/mini'));
        module.exports = Object.fromEntries(
          entries.map(([name, real]) => [name, /^[a-z_]/.test(name) && typeof real === 'function' ? count(real) : real]),
        );`,
    }));
  },
};

test('importing every table makes no schema', async () => {
  const text = await bundled(
    `export { checkout } from './checkout/index.js'; export { checkoutClassic } from './checkout-classic/index.js';
    export { shopper } from './shopper/index.js'; export * from './index.js'; export { browserRow } from './browser-row.js';`,
    [counting],
  );
  const module = (await import(
    `data:text/javascript,${encodeURIComponent(text)}`
  )) as typeof import('../../src/client/checkout/index.js');
  const calls = (): unknown => Reflect.get(globalThis, 'zodCalls');
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

test('a bundle that only names the tables holds nothing of them', async () => {
  const text =
    await bundled(`import { checkout } from './checkout/index.js'; import { shopper } from './shopper/index.js';
    import { checkoutClassic } from './checkout-classic/index.js'; import { formatAmount } from './index.js';`);
  assert.equal(text, '');
});

test('the client with one row of under 30 fields is at most 7 kB', async () => {
  const size = brotliCompressSync(await oneRow('attempt', 'shopper')).length;
  assert.ok(size <= 7000, `${size} bytes`);
});

test('nothing of the client asks for eval, so that a strict policy is never even reported', async () => {
  const text = await bundled(
    `export * from './index.js'; export * from './checkout/index.js'; export * from './shopper/index.js';`,
  );
  assert.doesNotMatch(text, /new Function|\beval\(|Function\(/);
});

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build as esbuild } from 'esbuild';

import { languageNames } from '../words/catalogues.mjs';

const CHECKOUT = ['provider', 'checkout', 'card-fields', 'payment-result'];
const SHOP = [...CHECKOUT, 'saved-cards', 'listing-catalogue', 'listing-details', 'cart', 'order-history'];
const defined = (names) => names.map((name) => `${name}/define.js`);

/** A page takes one of these: two on a page would be two copies of all that they share. */
const FILES = {
  checkout: {
    modules: defined(CHECKOUT),
    purpose: 'checkout, card fields, payment result and provider, with all they load, in one language',
  },
  shop: {
    modules: defined(SHOP),
    purpose: 'all elements that a shopper meets, from the catalogue to the payment, in one language',
  },
  elements: {
    modules: ['index.js'],
    purpose: 'all elements, those for sellers and operators too, in one language',
  },
};
const WORDS = /^(.*\/words\/compiled\/.*\/)([a-z]{2})\.js$/;

/**
 * One language a file: every catalogue a module asks for is the file's own, English included. So the words are at
 * hand when the page opens, and no other language weighs anything.
 */
const oneLanguage = (locale) => ({
  name: 'one-language',
  setup(build) {
    build.onResolve({ filter: /^\..*\/[a-z]{2}\.js$/ }, ({ path, resolveDir }) => {
      const asked = resolve(resolveDir, path).replaceAll('\\', '/');
      return WORDS.test(asked) ? { path: asked.replace(WORDS, `$1${locale}.js`) } : undefined;
    });
  },
});

/** Bundles the built modules into a page's script for one language; nothing is left to load. */
async function bundleForPage(root, locale, modules) {
  const contents = modules.map((path) => `import './dist/components/${path}';`).join('\n');
  const { outputFiles } = await esbuild({
    stdin: { contents, resolveDir: root, sourcefile: 'page.js', loader: 'js' },
    absWorkingDir: root,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'eof',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [oneLanguage(locale)],
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0].contents;
}

const integrity = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export async function build({ root, dist }) {
  const folder = join(dist, 'cdn');
  mkdirSync(folder, { recursive: true });
  const list = {};
  for (const [file, { modules, purpose }] of Object.entries(FILES))
    for (const locale of Object.keys(languageNames())) {
      const name = `${file}.${locale}.js`;
      const script = await bundleForPage(root, locale, modules);
      writeFileSync(join(folder, name), script);
      list[name] = { integrity: integrity(script), bytes: script.length, locale, purpose };
    }
  for (const name of readdirSync(folder))
    if (!(name in list) && name !== 'integrity.json') rmSync(join(folder, name));
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(list, null, 2)}\n`);
}

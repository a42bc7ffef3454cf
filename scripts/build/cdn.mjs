import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build as esbuild } from 'esbuild';

import { catalogues, groups } from '../words/catalogues.mjs';
import { groupModule } from '../words/modules.mjs';
import { isSpokenTo, READERS } from '../words/readers.mjs';

const CHECKOUT = ['provider', 'checkout', 'card-fields', 'payment-result'];
const SHOP = [...CHECKOUT, 'saved-cards', 'listing-catalogue', 'listing-details', 'cart', 'order-history'];
const defined = (names) => names.map((name) => `${name}/define.js`);

/** A page takes one of these: two on a page would be two copies of all that they share. */
const FILES = {
  checkout: {
    modules: defined(CHECKOUT),
    purpose: 'checkout, card fields, payment result and provider, with all they load, in one language',
    isInOneLanguage: true,
  },
  shop: {
    modules: defined(SHOP),
    purpose: 'all elements that a shopper meets, from the catalogue to the payment; loads its language',
  },
  elements: {
    modules: ['index.js'],
    purpose: 'all elements, those for sellers and operators too; loads its language',
  },
};
const COMPILED = /\/words\/compiled\/(.+)\/([\w-]+)\.js$/;

/** The words are at hand when the page opens, and no other language weighs anything: English's place is the language's. */
const oneLanguage = (locale, words) => ({
  name: 'one-language',
  setup(build) {
    build.onLoad({ filter: /\/words\/compiled\/.+\/en\.js$/ }, ({ path }) => {
      const [, group] = COMPILED.exec(path.replaceAll('\\', '/'));
      const contents = groupModule(group, locale, words[group] ?? {}, groups()[group]);
      return { contents, loader: 'ts', resolveDir: dirname(path) };
    });
    build.onLoad({ filter: /\/words\/(?:shopper|seller|operator)\.js$/ }, ({ path }) => ({
      contents: `export const ${basename(path, '.js')} = {
        missing: new Set(),
        load: async (_, words) => ({ ...words }),
      };`,
    }));
  },
});

/** Leaves a language to be loaded when it is first shown, from a file beside the script. */
const languagesApart = {
  name: 'languages-apart',
  setup(build) {
    build.onResolve({ filter: /^\.\/[\w-]+\.js$/ }, ({ path, kind, importer }) => {
      const reader = /\/words\/compiled\/(\w+)\/files\.js$/.exec(importer.replaceAll('\\', '/'))?.[1];
      return kind === 'dynamic-import' && reader
        ? { path: `./words/${reader}.${path.slice(2)}`, external: true }
        : undefined;
    });
  },
};

/** Bundles built modules into one script of a page. */
async function bundleForPage(root, contents, plugins = []) {
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
    plugins,
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0].contents;
}

/** Every file with what the list says of it. */
async function* filesOf(root) {
  const all = catalogues();
  const { en: _, ...others } = all;
  // Every language in a whole file of its own would be four fifths of the package.
  const whole = Object.keys(all).filter((locale) =>
    READERS.every((reader) => isSpokenTo(reader, all[locale])),
  );
  for (const [name, { modules, purpose, isInOneLanguage }] of Object.entries(FILES)) {
    const page = modules.map((path) => `import './dist/components/${path}';`).join('\n');
    if (isInOneLanguage)
      for (const locale of whole) {
        const script = await bundleForPage(root, page, [oneLanguage(locale, all[locale])]);
        yield [`${name}.${locale}.js`, script, { locale, purpose }];
      }
    else yield [`${name}.js`, await bundleForPage(root, page, [languagesApart]), { purpose }];
  }
  for (const reader of READERS)
    for (const locale of Object.keys(others).filter((each) => isSpokenTo(reader, others[each]))) {
      const words = `export { words } from './dist/words/compiled/${reader}/${locale}.js';`;
      const purpose = `words for ${reader}s, which shop.js and elements.js load`;
      yield [`words/${reader}.${locale}.js`, await bundleForPage(root, words), { locale, purpose }];
    }
}

const integrity = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export async function build({ root, dist }) {
  const folder = join(dist, 'cdn');
  mkdirSync(join(folder, 'words'), { recursive: true });
  const list = {};
  for await (const [name, script, facts] of filesOf(root)) {
    writeFileSync(join(folder, name), script);
    list[name] = { integrity: integrity(script), bytes: script.length, ...facts };
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1).replaceAll('\\', '/');
    if (entry.isFile() && !(name in list) && name !== 'integrity.json') rmSync(path);
  }
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(list, null, 2)}\n`);
}

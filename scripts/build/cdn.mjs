import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build as esbuild } from 'esbuild';

import { catalogues, groups } from '../words/catalogues.mjs';
import { groupModule } from '../words/modules.mjs';
import { isSpokenTo, READERS } from '../words/readers.mjs';
import { spokenLanguages } from './languages.mjs';
import { pageParts } from './page-parts.mjs';

const defined = (names) => names.map((name) => `components/${name}/define.js`);

/** `checkout.<locale>.js`: one file with all it may need, in one language. */
const WHOLE = {
  modules: defined(['provider', 'checkout', 'card-fields', 'payment-result']),
  purpose: 'checkout, card fields, payment result and provider, with all they load, in one language',
};

/** Each with the selections before it. Their code stands once: what they share, and what they load later, is in `parts/`. */
const SELECTIONS = {
  checkout: {
    modules: defined(['provider', 'checkout', 'payment-result']),
    purpose:
      'checkout, payment result and provider; loads languages, and what a payment needs, when they are needed',
  },
  shop: {
    modules: [
      'checkout',
      ...defined([
        'card-fields',
        'saved-cards',
        'listing-catalogue',
        'listing-details',
        'cart',
        'order-history',
      ]),
    ],
    purpose:
      'all elements that a shopper meets, from the catalogue to the payment; loads the rest when it is needed',
  },
  elements: {
    modules: ['shop', 'components/index.js'],
    purpose: 'all elements, those for sellers and operators too; loads the rest when it is needed',
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

/** Bundles built modules into one script of a page. */
async function bundleForPage(root, contents, plugins) {
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
async function* filesOf(root, dist) {
  const all = catalogues();
  // Every language in a whole file of its own would be four fifths of the package.
  const whole = Object.keys(all).filter((locale) =>
    READERS.every((reader) => isSpokenTo(reader, all[locale])),
  );
  const page = WHOLE.modules.map((path) => `import './dist/${path}';`).join('\n');
  for (const locale of whole) {
    const script = await bundleForPage(root, page, [oneLanguage(locale, all[locale])]);
    yield [`checkout.${locale}.js`, script, { locale, purpose: WHOLE.purpose }];
  }
  const modules = Object.entries(SELECTIONS).map(([name, selection]) => [name, selection.modules]);
  for (const [name, script] of Object.entries(await pageParts(root, Object.fromEntries(modules)))) {
    const purpose =
      SELECTIONS[name.replace('.js', '')]?.purpose ?? 'loaded by checkout.js, shop.js or elements.js';
    yield [name, Buffer.from(script), { purpose }];
  }
  for (const { reader, locale, name } of spokenLanguages()) {
    const purpose = `words for ${reader}s, which checkout.js, shop.js and elements.js load`;
    yield [name, readFileSync(join(dist, 'cdn', name)), { locale, purpose }];
  }
}

const integrity = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export async function build({ root, dist }) {
  const folder = join(dist, 'cdn');
  mkdirSync(join(folder, 'parts'), { recursive: true });
  const list = {};
  for await (const [name, script, facts] of filesOf(root, dist)) {
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

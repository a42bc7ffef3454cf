import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build as esbuild } from 'esbuild';

import { ELEMENTS_OF_SCRIPT, spokenLanguages } from './languages.mjs';
import { pageParts } from './page-parts.mjs';

const defined = (names) => names.map((name) => `components/${name}/define.js`);

/** `checkout.en.js`: one file with all it may need. `florin script` makes it of another language. */
const WHOLE = {
  name: 'checkout.en.js',
  modules: defined(ELEMENTS_OF_SCRIPT),
  purpose:
    'checkout, card fields, payment result and provider, with all they load, in English; `florin script` writes `checkout.<locale>.js`',
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
const COMPILED = /\/words\/compiled\/(.+)\/en\.js$/;

const LANGUAGE = 'florin-language';

/** Words are at hand when the page opens, whatever language is asked for: there is one. Notes the groups that are read. */
const oneLanguage = (used) => ({
  name: 'one-language',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^florin-words$/ }, () => ({ path: 'words', namespace: 'florin' }));
    onLoad({ filter: /^/, namespace: 'florin' }, () => ({
      contents: `export { words } from '${LANGUAGE}';`,
    }));
    onResolve({ filter: new RegExp(`^${LANGUAGE}$`) }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: COMPILED }, ({ path }) => {
      const [, group] = COMPILED.exec(path.replaceAll('\\', '/'));
      used.add(group);
      return {
        contents: `import { words as all } from 'florin-words'; export const words = all[${JSON.stringify(group)}];`,
      };
    });
    onLoad({ filter: /\/words\/(?:shopper|seller|operator)\.js$/ }, ({ path }) => ({
      contents: `export const ${basename(path, '.js')} = {
        missing: new Set(),
        load: async (_, words) => ({ ...words }),
      };`,
    }));
  },
});

async function script(root, stdin, plugins = []) {
  const { outputFiles } = await esbuild({
    stdin: { resolveDir: root, ...stdin },
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
  return outputFiles[0].text;
}

/** English as a script that stands alone, like the other languages in `words/`, with the groups that are read. */
const english = (root, groups) => {
  const imports = groups.map((group, index) => `import { words as w${index} } from './${group}/en.js';`);
  const words = groups.map((group, index) => `${JSON.stringify(group)}: w${index},`);
  const contents = `${imports.join('\n')}\nexport const words = {${words.join('\n')}};`;
  return script(root, { contents, loader: 'ts', resolveDir: join(root, 'src/words/compiled') });
};

/**
 * The code with the words before it, where `florin script` puts another language: a language stands in a function of its
 * own, because its names and those of the code are as short.
 */
async function wholeCheckout(root) {
  const used = new Set();
  const contents = WHOLE.modules.map((path) => `import './dist/${path}';`).join('\n');
  const code = await script(root, { contents, loader: 'js' }, [oneLanguage(used)]);
  const words = await english(
    root,
    [...used].toSorted((one, other) => (one < other ? -1 : 1)),
  );
  const [, body, value] = /^([^]*)export\{([\w$]+) as words\};\n$/.exec(words);
  const line = new RegExp(`import\\{words as ([\\w$]+)\\}from"${LANGUAGE}";`);
  const [, name] = line.exec(code);
  return `const ${name}=(()=>{${body}return ${value}})();/*words*/${code.replace(line, '')}`;
}

/** Every file with what the list says of it. */
async function* filesOf(root, dist) {
  const whole = Buffer.from(await wholeCheckout(root));
  yield [WHOLE.name, whole, { purpose: WHOLE.purpose }];
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

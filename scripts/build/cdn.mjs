import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build as esbuild } from 'esbuild';

export const LOCALES = ['en', 'de', 'nl', 'fr', 'ar'];
const ELEMENTS = ['provider', 'checkout', 'card-fields', 'payment-result'];
const PURPOSE = 'checkout, card fields, payment result and provider, with all they load, in one language';
const WORDS = /^(.*\/words\/)([a-z]{2})\.js$/;

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
export async function bundleForPage(root, locale, elements = ELEMENTS) {
  const contents = elements.map((name) => `import './dist/components/${name}/define.js';`).join('\n');
  const { outputFiles, metafile } = await esbuild({
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
    metafile: true,
    logLevel: 'silent',
  });
  return { script: outputFiles[0].contents, inputs: Object.keys(metafile.inputs) };
}

const integrity = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export async function build({ root, dist }) {
  const folder = join(dist, 'cdn');
  mkdirSync(folder, { recursive: true });
  const list = {};
  for (const locale of LOCALES) {
    const name = `checkout.${locale}.js`;
    const { script } = await bundleForPage(root, locale);
    writeFileSync(join(folder, name), script);
    list[name] = { integrity: integrity(script), bytes: script.length, locale, purpose: PURPOSE };
  }
  for (const name of readdirSync(folder))
    if (!(name in list) && name !== 'integrity.json') rmSync(join(folder, name));
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(list, null, 2)}\n`);
}

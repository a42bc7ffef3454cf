import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

import { build } from 'esbuild';
import { minify } from 'terser';

import { writeWhole } from './write-whole.mjs';

const root = new URL('..', import.meta.url);
const at = (path) => fileURLToPath(new URL(path, root));

/**
 * Documents that carry their script and style inside them, and where the strings go. Scripts of card frame and secret frame are
 * modules, the other is a classic script and so in a function of its own. `members`: of the frame's own
 * objects, named in none of its messages and in no interface of the browser, so that they may be called anything. `beside`:
 * classic scripts that some of its documents carry as well, by the name that theirs starts with.
 */
export const FRAMES = [
  {
    name: 'card frame',
    source: 'src/frame/frame',
    target: 'dist/frame/compiled-frame.js',
    beside: { font: 'src/frame/font' },
    members: /^(assess|codes|complain|detection|element|fitting|limit|row|say|wipe|write)$/,
  },
  {
    name: 'action frame',
    source: 'src/action-frame/action-frame',
    target: 'dist/action-frame/compiled-action-frame.js',
  },
  {
    name: 'secret frame',
    source: 'src/secret-frame/secret-frame',
    target: 'dist/secret-frame/compiled-secret-frame.js',
    members: /^(complain|element|wipe)$/,
  },
];

const bundle = async (path, format = 'esm') => {
  const result = await build({
    entryPoints: [at(path)],
    bundle: true,
    minify: path.endsWith('.css'),
    write: false,
    format,
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
  });
  return result.outputFiles[0].text.trim();
};

/**
 * esbuild bundles; terser makes it smaller by a further twentieth, which is what the frame's budget turns on. One word for
 * all declarations is worth 30 bytes more: where nothing assigns to a `const`, it is a `let`.
 */
async function shrink(code, members) {
  const compress = {
    passes: 4,
    unsafe: true,
    unsafe_arrows: true,
    unsafe_methods: true,
    pure_getters: true,
    keep_fargs: false,
  };
  const mangle = { properties: members ? { regex: members } : false };
  const { code: smaller } = await minify(code, { module: true, ecma: 2020, compress, mangle });
  return smaller.replace(/\bconst\b/g, 'let');
}

const digest = (text) => createHash('sha256').update(text);
/** The hash as it stands in a policy, quotes included. */
const source = (text) => `'sha256-${digest(text).digest('base64')}'`;

async function compile({ name, source: path, target, members, beside }) {
  const script = await shrink(await bundle(`${path}.ts`, members ? 'esm' : 'iife'), members);
  const style = existsSync(at(`${path}.css`))
    ? (await bundle(`${path}.css`))
        .replace(/(--[\w-]+): /g, '$1:')
        .replace(/,\s/g, ',')
        .replace(' / ', '/')
    : '';
  const scripts = Object.entries(beside ?? {}).map(async ([part, file]) => {
    const text = await shrink(await bundle(`${file}.ts`, 'iife'));
    return { [`${part}Script`]: text, [`${part}ScriptHash`]: source(text) };
  });
  const others = Object.assign({}, ...(await Promise.all(scripts)));
  if (/<\/(script|style)/i.test(script + style + Object.values(others)))
    throw new Error(`${name}: its text would end its own element`);
  const made = {
    script,
    scriptHash: source(script),
    ...others,
    style,
    styleHash: source(style),
    build: digest(script + style)
      .digest('hex')
      .slice(0, 12),
  };
  const lines = Object.entries(made).map(
    ([key, value]) => `export const ${key} = ${JSON.stringify(value)};\n`,
  );
  await writeWhole(at(target), lines.join(''));
  return { name, ...made };
}

/** Compiles every frame there is a source for, and returns what it made. */
export const compileFrames = () =>
  Promise.all(FRAMES.filter(({ source }) => existsSync(at(`${source}.ts`))).map(compile));

const weigh = (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { name, build: id, script, style } of await compileFrames()) {
    console.log(`${name} ${id}: ${weigh(`<style>${style}</style><script>${script}</script>`)} bytes brotli`);
  }
}

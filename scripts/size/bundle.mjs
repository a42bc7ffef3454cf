import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';

import { ROOT } from '../processes.mjs';

/** Sizes by content: most files of a page are those of the page before. */
const known = new Map();

export function compressed(bytes) {
  const content = createHash('sha256').update(bytes).digest('hex');
  const size =
    known.get(content) ??
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  known.set(content, size);
  return size;
}

/** Leaves out of a bundle what `isLeft` says, as if it were there already. */
const leaving = (isLeft) => ({
  name: 'leaving',
  setup(build) {
    build.onResolve({ filter: /.*/ }, (asked) =>
      isLeft(asked) ? { path: 'left', external: true } : undefined,
    );
  },
});

/** Leaves what is loaded later to later: the bundle is the static graph alone. */
const firstLoadOnly = leaving(({ kind }) => kind === 'dynamic-import');

/**
 * The bytes of a file with chunks named after their place. A name by content, as esbuild gives it, is another after every
 * change, and compresses to a few bytes more or less each time.
 */
function settled(contents, outputs) {
  const names = Object.entries(outputs).map(([path, { entryPoint, inputs }]) => {
    const place = entryPoint ?? Object.keys(inputs)[0] ?? '';
    return [basename(path), createHash('sha256').update(place).digest('hex').slice(0, 8).toUpperCase()];
  });
  const byName = new Map(names);
  return Buffer.from(contents)
    .toString()
    .replace(/([\w-]+)-[A-Z0-9]{8}\.js/g, (name, stem) =>
      byName.has(name) ? `${stem}-${byName.get(name)}.js` : name,
    );
}

/**
 * Bundles what a page's script would import from the built package; `splitting` parts what is loaded later from the rest,
 * and `without` takes the modules out whose path it matches.
 */
export async function bundle(script, { splitting, without }) {
  const plugins = splitting ? [] : [firstLoadOnly];
  if (without) plugins.push(leaving(({ path }) => without.test(path)));
  const { outputFiles, metafile } = await build({
    stdin: { contents: script, resolveDir: ROOT, sourcefile: 'page.js' },
    absWorkingDir: ROOT,
    bundle: true,
    splitting,
    plugins,
    minify: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'size',
    write: false,
    metafile: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  const sizes = new Map(
    outputFiles.map(({ path, contents }) => [path, compressed(settled(contents, metafile.outputs))]),
  );
  const outputs = Object.entries(metafile.outputs).map(([path, output]) => ({
    path,
    entry: output.entryPoint ?? '',
    bytes: sizes.get(join(ROOT, path)),
    imports: output.imports.filter(({ external }) => !external),
    parts: Object.entries(output.inputs).map(([input, { bytesInOutput }]) => [input, bytesInOutput]),
  }));
  return new Map(outputs.map((output) => [output.path, output]));
}

/** Outputs that come with `paths` before anything runs. */
export function withStatic(outputs, paths, found = new Set()) {
  for (const path of paths) {
    if (found.has(path)) continue;
    found.add(path);
    const statically = outputs.get(path).imports.filter(({ kind }) => kind === 'import-statement');
    withStatic(
      outputs,
      statically.map((each) => each.path),
      found,
    );
  }
  return found;
}

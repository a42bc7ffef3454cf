import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sourceOf = (output) => output.replace('./dist/', 'src/').replace(/\.(?:d\.ts|js)$/, '.ts');

/** What a source is called below `dist`, whatever is built of it. */
const nameOf = (source) => source.replace(/^src\/|\.ts$/g, '');

/** `src/client/*\/index.ts` → the files there are; a path without a star is itself. */
function expand(root, path) {
  const [before, after] = path.split('*');
  if (after === undefined) return [path];
  return readdirSync(join(root, before), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, before, entry.name + after)))
    .map((entry) => before + entry.name + after);
}

/** Sources that run on a server: no page imports them, and no bundler has to take them apart. */
export const isOfServer = (source) =>
  /^src\/(?:command|database|listings|proxy|rendering|sandbox(?!\/wallets)|servers|testing)\//.test(source);

const readPackage = (root) => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The declarations that `package.json` names, which lead to all others. */
export function declared(root) {
  const all = Object.values(readPackage(root).exports).flatMap(({ types }) => types ?? []);
  const built = all.filter((path) => path.startsWith('./dist/'));
  const sources = built.flatMap((path) => expand(root, sourceOf(path)));
  // Declarations for frameworks have no source: they are made of the manifest, afterwards.
  return [...new Set(sources.filter((source) => existsSync(join(root, source))).map(nameOf))];
}

/** The sources behind what `package.json` exports, by the path they are built to: the one list of entries. */
export function entries(root) {
  const { exports, bin } = readPackage(root);
  const outputs = [...Object.values(exports).map((target) => target.default), ...Object.values(bin ?? {})];
  const sources = outputs
    .filter((output) => output?.endsWith('.js'))
    .flatMap((output) => expand(root, sourceOf(output)))
    .filter((source) => existsSync(join(root, source)));
  return Object.fromEntries(sources.map((source) => [nameOf(source), source]));
}

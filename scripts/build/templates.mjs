import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { tsImport } from 'tsx/esm/api';

const filesIn = (folder, isWanted = () => true) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isWanted(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [relative(folder, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  );

/** Rendering on a server is an app's own, and so is what only the matrix builds. */
const isOfPage = (name) => !['server.tsx', 'prerender.mjs'].includes(name);

/** Writes the files that `florin init` starts a merchant with: those of `examples/`, which are built and paid through. */
export async function build({ root, dist }) {
  const { CHOICES } = await tsImport('../../src/command/init/read-choices.ts', import.meta.url);
  const examples = join(root, 'examples');
  const foldersOf = (kind, names) =>
    Object.fromEntries(names.map((name) => [name, filesIn(join(examples, kind, name), isOfPage)]));
  const templates = {
    frameworks: foldersOf('frameworks', CHOICES.framework),
    servers: foldersOf('servers', CHOICES.server),
    merchant: filesIn(join(examples, 'merchant')),
  };
  mkdirSync(join(dist, 'command'), { recursive: true });
  writeFileSync(join(dist, 'command/templates.json'), JSON.stringify(templates));
}

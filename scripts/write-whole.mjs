import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Written whole under another name and then renamed: a reader at the same time never sees half a file. */
export async function writeWhole(path, text) {
  if ((await readFile(path, 'utf8').catch(() => undefined)) === text) return;
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, path);
}

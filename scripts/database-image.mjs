import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { ROOT } from './processes.mjs';

/** The folder of PGlite's own files. */
export const PGLITE = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));

/** What PGlite reads at its start, beside its script. */
export const PGLITE_FILES = ['pglite.wasm', 'pglite.data', 'initdb.wasm'];

const { version } = JSON.parse(readFileSync(join(PGLITE, '../package.json'), 'utf8'));

/** Where the image of an empty database stands, once it is made. */
const IMAGE = join(ROOT, `.florin/pglite-${version}.tar.gz`);

/**
 * An empty database as PGlite leaves it after its first start, packed: a browser that begins with it is ready several times
 * as fast as one that makes it anew. Made once for each version of PGlite.
 */
export async function databaseImage() {
  try {
    return readFileSync(IMAGE);
  } catch {
    const { PGlite } = await import('@electric-sql/pglite');
    const database = await PGlite.create();
    const image = Buffer.from(await (await database.dumpDataDir('gzip')).arrayBuffer());
    await database.close();
    mkdirSync(dirname(IMAGE), { recursive: true });
    // Several may make it at once; each puts a whole one there.
    writeFileSync(`${IMAGE}.${process.pid}`, image);
    renameSync(`${IMAGE}.${process.pid}`, IMAGE);
    return image;
  }
}

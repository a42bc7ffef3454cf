import { PGlite } from '@electric-sql/pglite';

import { databaseImage } from '../scripts/database-image.mjs';
import { schemasOf } from '../src/database/schemas.js';

/** An empty PGlite from an image, in a fifth of the time that one takes to make its files anew. Close it when done. */
export const openPGlite = async (): Promise<PGlite> =>
  PGlite.create({ loadDataDir: new Blob([await databaseImage()]) });

/** What a process has while nothing but an open PGlite keeps it alive: that has a timer of its own. */
const isAlone = (): boolean => {
  const resources = process.getActiveResourcesInfo().filter((resource) => !resource.endsWith('Wrap'));
  return resources.length === 1 && resources[0] === 'Timeout';
};

/** Hooks of the runner come between two files that share a process: it is over when nothing else can happen in it. */
function closeAtTheEnd(database: PGlite): PGlite {
  const watch = setInterval(() => {
    if (!isAlone()) return;
    clearInterval(watch);
    void database.close();
  }, 200).unref();
  return database;
}

const schemaOf = schemasOf(async () => closeAtTheEnd(await openPGlite()));
let opened = 0;

/** An empty database: a schema of the one PGlite that all tests of this process share. */
export const newDatabase = (): ReturnType<typeof schemaOf> => schemaOf(`test-${opened++}`);

import { PGlite } from '@electric-sql/pglite';

import { databaseImage } from '../scripts/database-image.mjs';
import type { SqlConnection } from '../src/database/connection.js';
import { connectionFromImage, type PGliteOptions } from '../src/database/pglite.js';
import { schemasOf } from '../src/database/schemas.js';

/** An empty PGlite from an image, in a fifth of the time that one takes to make its files anew. Close it when done. */
export const openPGlite = async (): Promise<PGlite> =>
  PGlite.create({ loadDataDir: new Blob([await databaseImage()]) });

/** An empty database in a thread of its own, as the one without a folder is, from an image. Close it when done. */
export const openThreaded = async (options?: PGliteOptions): Promise<SqlConnection> =>
  connectionFromImage(await databaseImage(), options);

/** What a process has while nothing but an open PGlite keeps it alive: that has a timer of its own. */
const isAlone = (): boolean => {
  const resources = process.getActiveResourcesInfo().filter((resource) => !resource.endsWith('Wrap'));
  return resources.length === 1 && resources[0] === 'Timeout';
};

/** Looks one after the other at which a process has to be alone: a wait that does not keep it alive may be going on. */
const LOOKS = 20;

let schemaOf: ReturnType<typeof schemasOf> | undefined;
let opened = 0;
/** Looks since the process was last seen at work. A database that is asked is at work, and nothing else may tell: it runs in this thread. */
let looks = 0;

/** Hooks of the runner come between two files that share a process: it is over when nothing else can happen in it. */
function closeAtTheEnd(database: PGlite): PGlite {
  looks = 0;
  const watch = setInterval(() => {
    looks = isAlone() ? looks + 1 : 0;
    if (looks < LOOKS) return;
    clearInterval(watch);
    schemaOf = undefined;
    void database.close();
  }, 200).unref();
  return database;
}

/** An empty database: a schema of the one PGlite that all tests of this process share. */
export function newDatabase(): SqlConnection {
  const name = `test-${opened++}`;
  let made: { readonly of: typeof schemaOf; readonly connection: SqlConnection } | undefined;
  // A database that was not used before the one that all share was closed is made in the next.
  const connection = (): SqlConnection => {
    schemaOf ??= schemasOf(async () => closeAtTheEnd(await openPGlite()));
    if (made?.of !== schemaOf) made = { of: schemaOf, connection: schemaOf(name) };
    return made.connection;
  };
  return {
    query: (sql, parameters) => {
      looks = 0;
      return connection().query(sql, parameters);
    },
    close: async () => connection().close?.(),
  };
}

import type { PGlite } from '@electric-sql/pglite';

import { failureOf, plainFailure, type PlainFailure } from './failures.js';
import { openSynced } from './synced-files.js';

/** Named at run time, so that no bundler of an edge worker drags a database in that it will never open. */
const PACKAGE = '@electric-sql/pglite';

/** Where a database is: in a folder, or in memory, where it begins empty or as the packed files of another one. */
export interface Place {
  readonly folder?: string | undefined;
  readonly image?: Uint8Array<ArrayBuffer> | undefined;
}

/** PGlite, running somewhere: in this thread or in one of its own. It is asked one thing at a time. */
export interface Engine {
  query(sql: string, parameters: readonly unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
  close(): Promise<void>;
  /** Ends it at once, in the middle of its work. Nothing where it runs in this thread. */
  stop(): void;
}

/** What the thread is asked, and what it answers. */
export type Asked =
  { readonly id: number; readonly sql: string; readonly parameters: readonly unknown[] } | 'close';
export type Answered =
  | { readonly kind: 'absent' | 'open' | 'closed' }
  | { readonly kind: 'failed'; readonly failure: PlainFailure }
  | { readonly kind: 'rows'; readonly id: number; readonly rows: readonly unknown[] }
  | { readonly kind: 'error'; readonly id: number; readonly failure: PlainFailure };

async function load(name: string): Promise<unknown> {
  return import(/* @vite-ignore */ /* webpackIgnore: true */ name).catch((cause: unknown) => {
    throw new Error(`A database in a folder needs PGlite (npm install ${PACKAGE}): ${String(cause)}`, {
      cause,
    });
  });
}

async function start({ folder, image }: Place): Promise<PGlite> {
  const { PGlite } = (await load(PACKAGE)) as typeof import('@electric-sql/pglite');
  if (folder === undefined)
    return PGlite.create('memory://', image ? { loadDataDir: new Blob([image]) } : {});
  const files = (await load(`${PACKAGE}/nodefs`)) as typeof import('@electric-sql/pglite/nodefs');
  return openSynced(PGlite, files, folder);
}

/** Opens the database in the thread that calls this. */
export async function openHere(place: Place): Promise<Engine> {
  const database = await start(place);
  return {
    async query(sql, parameters) {
      try {
        const { rows } = await database.query(sql, [...parameters]);
        return { rows };
      } catch (error) {
        throw failureOf(plainFailure(error));
      }
    },
    close: () => database.close(),
    stop: () => undefined,
  };
}

/** On other systems than Linux the priority would be that of the whole process, payments included. */
async function giveWay(niceness: number): Promise<void> {
  const { platform, setPriority } = await import('node:os');
  if (niceness > 0 && platform() === 'linux') setPriority(0, niceness);
}

/**
 * Opens the database in a thread of its own, which calls this, and does what the port brings.
 * @public
 */
export async function serveEngine(
  port: import('node:worker_threads').MessagePort,
  place: Place,
  niceness: number,
): Promise<void> {
  const tell = (answer: Answered): void => port.postMessage(answer);
  try {
    // A system that forbids it leaves the thread as urgent as it was.
    await giveWay(niceness).catch(() => undefined);
    const engine = await openHere(place);
    port.on('message', (asked: Asked) => {
      if (asked === 'close')
        return void engine
          .close()
          .catch(() => undefined)
          .then(() => tell({ kind: 'closed' }));
      const { id, sql, parameters } = asked;
      void engine.query(sql, parameters).then(
        ({ rows }) => tell({ kind: 'rows', id, rows }),
        (error: unknown) => tell({ kind: 'error', id, failure: plainFailure(error) }),
      );
    });
    tell({ kind: 'open' });
  } catch (error) {
    tell({ kind: 'failed', failure: plainFailure(error) });
  }
}

import type { PGlite } from '@electric-sql/pglite';

import type { SqlConnection } from './connection.js';
import { lockFolder } from './folder-lock.js';

/** Named at run time, so that no bundler of an edge worker drags a database in that it will never open. */
const PACKAGE = '@electric-sql/pglite';

async function start(folder: string | undefined): Promise<PGlite> {
  const { PGlite } = await import(/* @vite-ignore */ /* webpackIgnore: true */ PACKAGE).catch(
    (cause: unknown) => {
      throw new Error(`A database in a folder needs PGlite (npm install ${PACKAGE}): ${String(cause)}`, {
        cause,
      });
    },
  );
  return (PGlite as typeof import('@electric-sql/pglite').PGlite).create(folder ?? 'memory://');
}

/** Opened at first use; a folder is locked before, for the database itself would not notice a second process. */
class PGliteConnection implements SqlConnection {
  readonly #folder: string | undefined;
  #opening: Promise<PGlite> | undefined;
  #release: (() => void) | undefined;

  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<{ rows: readonly unknown[] }> {
    this.#opening ??= this.#open();
    const database = await this.#opening.catch((error: unknown) => {
      this.#opening = undefined;
      throw error;
    });
    return database.query(sql, [...parameters]);
  }

  async close(): Promise<void> {
    const database = await this.#opening?.catch(() => undefined);
    this.#opening = undefined;
    await database?.close();
    this.#release?.();
  }

  async #open(): Promise<PGlite> {
    if (this.#folder !== undefined) this.#release = await lockFolder(this.#folder);
    return start(this.#folder).catch((error: unknown) => {
      this.#release?.();
      throw error;
    });
  }
}

/**
 * PostgreSQL inside this process, kept in a folder: for one process with a disk, no server to run. Without a folder it
 * lives in memory, and a restart forgets it.
 */
export const pgliteConnection = (folder?: string): SqlConnection => new PGliteConnection(folder);

import type { PGlite } from '@electric-sql/pglite';

import { lockFolder } from './folder-lock.js';
import type { Ledger } from './ledger.js';
import { sqlLedger, type SqlConnection } from './sql.js';

/** Named at run time, so that no bundler of an edge worker drags a database in that it will never open. */
const PACKAGE = '@electric-sql/pglite';

async function open(folder: string | undefined): Promise<PGlite> {
  const { PGlite } = await import(/* @vite-ignore */ /* webpackIgnore: true */ PACKAGE).catch(
    (cause: unknown) => {
      throw new Error(`pgliteLedger needs PGlite (npm install ${PACKAGE}): ${String(cause)}`, { cause });
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
    return open(this.#folder).catch((error: unknown) => {
      this.#release?.();
      throw error;
    });
  }
}

/**
 * A ledger in PGlite, PostgreSQL inside this process: for one process with a disk, no server to run. A second process
 * that opens the folder is told who holds it. What it wrote outlives the process, killed or not, but PGlite does not wait
 * for the disk, so not every power cut: for live prefer `postgresLedger`. Without a folder it lives in memory.
 */
export const pgliteLedger = (folder?: string): Ledger =>
  sqlLedger(new PGliteConnection(folder), { durable: folder !== undefined });

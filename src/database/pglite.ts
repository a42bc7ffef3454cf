import type { QueryLimits, SqlConnection } from './connection.js';
import { DatabaseStopped, DatabaseTimedOut } from './failures.js';
import { lockFolder, type FolderLock } from './folder-lock.js';
import type { Engine, Place } from './pglite-engine.js';

/** Milliseconds for a statement whose caller names no limit of its own. Opening the database is not counted. */
const LIMIT = 10_000;

/** Milliseconds that a statement waits for the database to open, at most. */
const OPENING = 60_000;

/** Milliseconds, beyond its limit, after which a statement that does not end is stopped with the database, which starts again. */
const STUCK = 50_000;

/** Tables that PostgreSQL's autovacuum, which PGlite does not have, would take on: its thresholds, and its order. */
const NEEDY = `SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_all_tables
  WHERE schemaname <> 'pg_toast' AND (n_dead_tup > 50 + 0.2 * n_live_tup
    OR n_mod_since_analyze > 50 + 0.1 * n_live_tup OR n_ins_since_vacuum > 1000 + 0.2 * n_live_tup)
  ORDER BY n_dead_tup DESC`;

/** A page of listings that comes later costs less than a payment that does. */
const NICENESS = 10;

/** Milliseconds that vacuuming may take. */
const VACUUMING = 300_000;

export interface PGliteOptions {
  /**
   * How much the database's thread gives way to other threads, from 0, not at all, to 19. It has an effect on Linux.
   * Default: 10, so that searches do not slow payments down; the ledger's own database does not give way.
   */
  readonly niceness?: number | undefined;
}

type Result = Awaited<ReturnType<SqlConnection['query']>>;

interface Job {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly timeout: number;
  resolve(result: Result): void;
  reject(error: Error): void;
}

/** Opened at first use; a folder is locked before, for the database itself would not notice a second process. */
class PGliteConnection implements SqlConnection {
  /** Where one part of an application sets its tables up, the others wait: on a busy machine longer than a shopper would. */
  readonly setupLimit = OPENING;
  readonly #place: Place;
  readonly #niceness: number;
  readonly #jobs: Job[] = [];
  #lock: FolderLock | undefined;
  #engine: Promise<Engine> | undefined;
  #work: Promise<void> | undefined;
  #lost: DatabaseStopped | undefined;
  #isOpen = false;

  constructor(place: Place, niceness: number) {
    this.#place = place;
    this.#niceness = niceness;
  }

  /** A statement that waits longer than its limit for those before it is never begun. */
  query(sql: string, parameters: readonly unknown[], { timeout = LIMIT }: QueryLimits = {}): Promise<Result> {
    return new Promise((resolve, reject) => {
      const asked = performance.now();
      const late = (): void => {
        if (!this.#isOpen && performance.now() - asked < OPENING) {
          timer = setTimeout(late, timeout);
          return;
        }
        const at = this.#jobs.indexOf(job);
        if (at >= 0) this.#jobs.splice(at, 1);
        reject(new DatabaseTimedOut(timeout, at < 0));
      };
      let timer = setTimeout(late, timeout);
      const end =
        <T>(settle: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(timer);
          settle(value);
        };
      const job: Job = { sql, parameters, timeout, resolve: end(resolve), reject: end(reject) };
      this.#jobs.push(job);
      this.#work ??= this.#doAll();
    });
  }

  /**
   * Gives back the room that old versions of rows take, and learns how rows are spread. One table after the other, so that
   * other statements have their turn between two.
   */
  async tidy(): Promise<void> {
    if (!this.#isOpen) return;
    await this.query('SELECT pg_stat_force_next_flush()', []);
    for (const row of (await this.query(NEEDY, [])).rows)
      await this.query(`VACUUM (ANALYZE) ${String(Object(row)['name'])}`, [], { timeout: VACUUMING });
  }

  /** Finishes what was asked, ends the database's thread and lets go of the folder. */
  async close(): Promise<void> {
    await this.#work;
    const engine = await this.#engine?.catch(() => undefined);
    this.#engine = undefined;
    this.#isOpen = false;
    await engine?.close();
    this.#lock?.release();
    this.#lock = undefined;
  }

  /** One after the other: a statement whose caller has given up must not have been handed over. */
  async #doAll(): Promise<void> {
    while (this.#jobs.length > 0) {
      const opened = await this.#open().catch((error: unknown) => error as Error);
      const job = this.#jobs.shift();
      if (!job) break;
      if (opened instanceof Error) job.reject(opened);
      else await this.#do(opened, job);
    }
    this.#work = undefined;
  }

  async #do(engine: Engine, { sql, parameters, timeout, resolve, reject }: Job): Promise<void> {
    const stuck = setTimeout(() => this.#place.folder !== undefined && engine.stop(), timeout + STUCK);
    try {
      resolve(await engine.query(sql, parameters));
    } catch (error) {
      if (error instanceof DatabaseStopped) this.#forget(error);
      reject(error as Error);
    } finally {
      clearTimeout(stuck);
    }
  }

  /** What was in a folder is there after the next start. What was in memory is gone, and must not look like empty tables. */
  #forget(error: DatabaseStopped): void {
    this.#engine = undefined;
    this.#isOpen = false;
    if (this.#place.folder === undefined) this.#lost = new DatabaseStopped(error.message, false);
  }

  async #open(): Promise<Engine> {
    if (this.#lost) throw this.#lost;
    this.#lock?.check();
    this.#engine ??= this.#start();
    return this.#engine.catch((error: unknown) => {
      this.#engine = undefined;
      throw error;
    });
  }

  async #start(): Promise<Engine> {
    const place = this.#place;
    if (place.folder !== undefined) this.#lock ??= await lockFolder(place.folder);
    try {
      const { openThread } = await import('./pglite-thread.js');
      const { openHere } = await import('./pglite-engine.js');
      const engine = (await openThread(place, this.#niceness)) ?? (await openHere(place));
      this.#lock?.whenLost(() => engine.stop());
      this.#isOpen = true;
      return engine;
    } catch (error) {
      this.#lock?.release();
      this.#lock = undefined;
      throw error;
    }
  }
}

/**
 * PostgreSQL inside this process, kept in a folder: for one process with a disk, no server to run. Without a folder it
 * lives in memory, and a restart forgets it. It runs in a thread of its own where there are threads. A commit waits until
 * the disk has it.
 */
export const pgliteConnection = (
  folder?: string,
  { niceness = NICENESS }: PGliteOptions = {},
): SqlConnection => new PGliteConnection({ folder }, niceness);

/** A database in memory that begins as the packed files of another, in less of the processor's time than to make them anew. */
export const connectionFromImage = (
  image: Uint8Array<ArrayBuffer>,
  { niceness = NICENESS }: PGliteOptions = {},
): SqlConnection => new PGliteConnection({ image }, niceness);

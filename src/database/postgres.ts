import { inCloudflareWorkers } from '../facts/cloudflare-workers.js';
import type { QueryLimits, SqlConnection } from './connection.js';
import { DatabaseTimedOut } from './failures.js';

/** Milliseconds for a statement whose caller names no limit of its own. A shopper hears of a database that hangs after it. */
const LIMIT = 4000;

/** Without its comment, Turbopack builds no app of Next in which this package is not installed. */
const load = () =>
  import(/* turbopackOptional: true */ 'pg').catch((cause: unknown) => {
    throw new Error(`PostgreSQL needs pg (npm install pg): ${String(cause)}`, { cause });
  });

const ignore = (): void => undefined;

/** One connection to the server, and how it is given back: broken off where an error is named. */
interface Lent {
  query(sql: string, parameters: unknown[]): Promise<{ rows: readonly unknown[] }>;
  giveBack(error?: Error): void;
}

class PostgresConnection implements SqlConnection {
  readonly #connectionString: string;
  #pool: Promise<import('pg').Pool> | undefined;

  constructor(connectionString: string) {
    this.#connectionString = connectionString;
  }

  /**
   * A statement that ran into its limit is broken off with its connection: a server that hangs would carry it out later, and
   * the connection's next statement would wait behind it.
   */
  async query(
    sql: string,
    parameters: readonly unknown[],
    { timeout = LIMIT }: QueryLimits = {},
  ): Promise<{ rows: readonly unknown[] }> {
    const limit = new Limit(timeout);
    try {
      const lending = this.#lend(timeout);
      const lent = await limit.hold(lending, false).catch((error: unknown) => {
        void lending.then(
          (late) => late.giveBack(),
          () => undefined,
        );
        throw error;
      });
      return await limit.hold(lent.query(sql, [...parameters]), true).then(
        (result) => {
          lent.giveBack();
          return result;
        },
        (error: unknown) => {
          lent.giveBack(error instanceof DatabaseTimedOut ? error : undefined);
          throw error;
        },
      );
    } finally {
      limit.end();
    }
  }

  async close(): Promise<void> {
    const pool = await this.#pool;
    this.#pool = undefined;
    await pool?.end();
  }

  async #lend(timeout: number): Promise<Lent> {
    if (inCloudflareWorkers()) return this.#connectAlone(timeout);
    const pool = await (this.#pool ??= this.#open());
    const client = await pool.connect();
    // The pool listens to idle connections alone. What breaks rejects the statement; unheard, it would end the process.
    client.on('error', ignore);
    return {
      query: (sql, parameters) => client.query(sql, parameters),
      giveBack: (error) => {
        client.release(error);
        client.off('error', ignore);
      },
    };
  }

  async #open(): Promise<import('pg').Pool> {
    const { Pool } = await load();
    const pool = new Pool({ connectionString: this.#connectionString, connectionTimeoutMillis: LIMIT });
    // An idle connection that breaks is replaced at the next query; unheard, its error would end the process.
    pool.on('error', ignore);
    return pool;
  }

  async #connectAlone(timeout: number): Promise<Lent> {
    const { Client } = await load();
    const client = new Client({
      connectionString: this.#connectionString,
      connectionTimeoutMillis: timeout,
    });
    client.on('error', ignore);
    await client.connect();
    return {
      query: (sql, parameters) => client.query(sql, parameters),
      giveBack: () => void client.end().catch(() => undefined),
    };
  }
}

/** One limit for waiting for a connection, connecting and the statement together. */
class Limit {
  readonly #milliseconds: number;
  readonly #timer: ReturnType<typeof setTimeout>;
  #isOver: () => void = () => undefined;

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
    this.#timer = setTimeout(() => this.#isOver(), milliseconds);
  }

  hold<T>(work: Promise<T>, mayHaveRun: boolean): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#isOver = () => reject(new DatabaseTimedOut(this.#milliseconds, mayHaveRun));
      work.then(resolve, reject);
    });
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

/** PostgreSQL, for several processes, edge workers and live: `postgres://user:password@host/database`. */
export const postgresConnection = (connectionString: string): SqlConnection =>
  new PostgresConnection(connectionString);

import type { SqlConnection } from './connection.js';

const load = () =>
  import('pg').catch((cause: unknown) => {
    throw new Error(`PostgreSQL needs pg (npm install pg): ${String(cause)}`, { cause });
  });

/** A connection of Cloudflare's workers belongs to one request; everywhere else they are pooled. */
const isPerRequest = (): boolean => globalThis.navigator?.userAgent === 'Cloudflare-Workers';

class PostgresConnection implements SqlConnection {
  readonly #connectionString: string;
  #pool: Promise<import('pg').Pool> | undefined;

  constructor(connectionString: string) {
    this.#connectionString = connectionString;
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<{ rows: readonly unknown[] }> {
    if (isPerRequest()) return this.#queryAlone(sql, parameters);
    const pool = await (this.#pool ??= this.#open());
    return pool.query(sql, [...parameters]);
  }

  async close(): Promise<void> {
    const pool = await this.#pool;
    this.#pool = undefined;
    await pool?.end();
  }

  async #open(): Promise<import('pg').Pool> {
    const { Pool } = await load();
    const pool = new Pool({ connectionString: this.#connectionString });
    // An idle connection that breaks is replaced at the next query; unheard, its error would end the process.
    pool.on('error', () => undefined);
    return pool;
  }

  async #queryAlone(sql: string, parameters: readonly unknown[]): Promise<{ rows: readonly unknown[] }> {
    const { Client } = await load();
    const client = new Client({ connectionString: this.#connectionString });
    await client.connect();
    try {
      return await client.query(sql, [...parameters]);
    } finally {
      await client.end();
    }
  }
}

/** PostgreSQL, for several processes, edge workers and live: `postgres://user:password@host/database`. */
export const postgresConnection = (connectionString: string): SqlConnection =>
  new PostgresConnection(connectionString);

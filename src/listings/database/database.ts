import type { QueryLimits, Row, SqlConnection } from '../../database/connection.js';
import { migrate } from '../../database/schema.js';
import { SHOP_SCHEMA } from './migrations.js';

/** A connection whose tables are there: they are made, or brought up to date, before the first statement. */
export class Database {
  readonly #connection: SqlConnection;
  #ready: Promise<unknown> | undefined;

  constructor(connection: SqlConnection) {
    this.#connection = connection;
  }

  async rows(
    sql: string,
    parameters: readonly unknown[] = [],
    limits?: QueryLimits,
  ): Promise<readonly Row[]> {
    this.#ready ??= migrate(this.#connection, SHOP_SCHEMA).catch((error: unknown) => {
      this.#ready = undefined;
      throw error;
    });
    await this.#ready;
    return (await this.#connection.query(sql, parameters, limits)).rows as readonly Row[];
  }

  async tidy(): Promise<void> {
    await this.#connection.tidy?.();
  }

  async close(): Promise<void> {
    await this.#connection.close?.();
  }
}

/** PostgreSQL's code for a value that has to be unique and is there already. */
export const isDuplicate = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === '23505';

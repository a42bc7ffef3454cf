import type { QueryLimits, SqlConnection } from '../../database/connection.js';
import { migrate } from '../../database/schema.js';
import { LEDGER_SCHEMA } from './migrations.js';

export type Row = Readonly<Record<string, unknown>>;

/** Any PostgreSQL connection, with the ledger's tables (`florin_…`) made at first use. */
export class SqlTables {
  protected readonly connection: SqlConnection;
  #isReady = false;

  constructor(connection: SqlConnection) {
    this.connection = connection;
  }

  async close(): Promise<void> {
    await this.connection.close?.();
  }

  /** Two requests that both find no tables yet both make them; the database lets one wait for the other. */
  protected async rows(
    sql: string,
    parameters: readonly unknown[],
    limits?: QueryLimits,
  ): Promise<readonly Row[]> {
    if (!this.#isReady) await migrate(this.connection, LEDGER_SCHEMA);
    this.#isReady = true;
    return (await this.connection.query(sql, parameters, limits)).rows as readonly Row[];
  }
}

/** Reads JSON that the ledger wrote itself, so it is not checked again. */
export const parsed = <T>(value: unknown): T | undefined =>
  typeof value === 'string' ? (JSON.parse(value) as T) : undefined;

export const textOf = (value: object | undefined): string | null => (value ? JSON.stringify(value) : null);

export const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Numbers arrive as text, because drivers differ in what they make of a `bigint`. */
export const numberIn = (row: Row, name: string): number | undefined =>
  row[name] === null || row[name] === undefined ? undefined : Number(row[name]);

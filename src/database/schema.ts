import type { SqlConnection } from './connection.js';
import { SchemaTooNew } from './failures.js';

/** Tables that belong together, and how they came about. */
export interface Schema {
  /** What the tables hold, for an error. */
  readonly name: string;
  /** The table that says which steps were taken. */
  readonly migrations: string;
  /** Number of the lock that lets one process alone take them. */
  readonly lock: number;
  /** SQL. Each step runs once per database, in order, and is never edited after a release. */
  readonly steps: readonly string[];
}

/** Milliseconds for all steps together: an index over many rows takes its time. */
const MIGRATING = 600_000;

/** Makes the tables, or brings them up to date. Rejects with `SchemaTooNew` where a later version of this library did so. */
export async function migrate(connection: SqlConnection, schema: Schema): Promise<void> {
  const version = await versionOf(connection, schema);
  const known = schema.steps.length;
  if (version > known) throw new SchemaTooNew(schema.name, version, known);
  if (version < known) await connection.query(statementOf(schema), [], { timeout: MIGRATING });
}

/** How many steps were taken. */
async function versionOf(connection: SqlConnection, { migrations }: Schema): Promise<number> {
  const limits = { timeout: connection.setupLimit };
  const one = async (sql: string, ...parameters: unknown[]): Promise<unknown> =>
    Object(Object((await connection.query(sql, parameters, limits)).rows[0]))['value'];
  const isThere = await one('SELECT to_regclass($1::text)::text AS value', migrations);
  return isThere ? Number(await one(`SELECT max(version)::text AS value FROM ${migrations}`)) : 0;
}

/** One statement, so one transaction, that several processes may run at the same time. */
const statementOf = ({ migrations, lock, steps }: Schema): string => `DO $florin$ BEGIN
  PERFORM pg_advisory_xact_lock(${lock});
  CREATE TABLE IF NOT EXISTS ${migrations} (version integer PRIMARY KEY);
  ${steps
    .map(
      (step, at) => `IF NOT EXISTS (SELECT FROM ${migrations} WHERE version = ${at + 1}) THEN
    ${step}
    INSERT INTO ${migrations} VALUES (${at + 1});
  END IF;`,
    )
    .join('\n')}
END $florin$`;

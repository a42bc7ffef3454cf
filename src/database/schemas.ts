import type { SqlConnection } from './connection.js';

/** A database with one session: what is set stays set until the next statement. PGlite is one, a pool is not. */
interface Session {
  query(sql: string, parameters?: unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
}

/** The schema's own tables, and no others: PostgreSQL's own are found without being named. */
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Many small databases in one PGlite, each in a schema of its own: opening another costs milliseconds, where another PGlite
 * costs a second and its memory. For tests and stories. Gives a connection by name, made at its first statement; closing one
 * drops all that it holds. Where PGlite is imported is the caller's choice: `schemasOf(() => PGlite.create())` makes the
 * function whose connections go into `createSandbox` as `listings.connection`.
 */
export function schemasOf(open: () => Promise<Session>): (name: string) => SqlConnection {
  let session: Promise<Session> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let current: string | undefined;

  /** One after the other, because the schema is the whole session's. */
  function inTurn<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const turn = last.then(async () => work(await (session ??= open())));
    last = turn.catch(() => undefined);
    return turn;
  }

  return (name) => {
    const schema = quoted(name);
    let isMade = false;
    return {
      query: (sql, parameters) =>
        inTurn(async (database) => {
          if (!isMade) await database.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
          isMade = true;
          if (current !== name) await database.query(`SET search_path TO ${schema}`);
          current = name;
          return database.query(sql, [...parameters]);
        }),
      close: () =>
        inTurn(async (database) => {
          if (isMade) await database.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
          isMade = false;
          current = undefined;
        }),
    };
  };
}

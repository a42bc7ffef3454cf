export interface QueryLimits {
  /** Milliseconds from the call to the answer, waiting for a connection included. Default: the connection's own limit. */
  readonly timeout?: number | undefined;
}

/** All that is asked of a database: PostgreSQL's SQL, `$1` parameters, rows as objects. Each call is one transaction. */
export interface SqlConnection {
  /**
   * Rejects with an error whose `code` is PostgreSQL's SQLSTATE, or with a `DatabaseTimedOut` or `DatabaseStopped`, whose
   * `mayHaveRun` says whether the statement may yet be carried out.
   */
  query(
    sql: string,
    parameters: readonly unknown[],
    limits?: QueryLimits,
  ): Promise<{ readonly rows: readonly unknown[] }>;
  /** Milliseconds for a statement asked while the database is being set up. Default: the connection's own limit. */
  readonly setupLimit?: number | undefined;
  /** Called each minute or so: does what keeps the database small and quick, where it does not do so by itself. */
  tidy?(): Promise<void>;
  close?(): Promise<void>;
}

export type Row = Readonly<Record<string, unknown>>;

/** All that is asked of a database: PostgreSQL's SQL, `$1` parameters, rows as objects. Each call is one transaction. */
export interface SqlConnection {
  query(sql: string, parameters: readonly unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
  close?(): Promise<void>;
}

export type Row = Readonly<Record<string, unknown>>;

import type { PGlite } from '@electric-sql/pglite';

import { sqlLedger, type Ledger, type SqlConnection } from '../../src/proxy/index.js';
import { openPGlite } from '../new-database.js';

/**
 * The ledger's statements on one database in memory, which takes seconds to start: it is emptied in between. Started
 * before time is replaced, and asked for by `isBusy` while it works: for it, time goes by.
 */
export class SqlLedgers {
  readonly #database: PGlite;
  #working = 0;

  private constructor(database: PGlite) {
    this.#database = database;
  }

  static async start(): Promise<SqlLedgers> {
    const ledgers = new SqlLedgers(await openPGlite());
    await ledgers.#empty().unsettled(0);
    return ledgers;
  }

  /** Ends the database, which would keep its process alive. */
  close(): Promise<void> {
    return this.#database.close();
  }

  get isBusy(): boolean {
    return this.#working > 0;
  }

  /** A ledger with nothing in it. What was written before is gone. */
  async emptied(): Promise<Ledger> {
    const { rows } = await this.#database.query<{ name: string }>(
      // The journal refuses to be emptied, and shoppers write nothing to it.
      `SELECT tablename AS name FROM pg_tables WHERE tablename LIKE 'florin\\_%'
        AND tablename <> 'florin_migrations' AND tablename NOT LIKE 'florin\\_journal%'`,
    );
    // To truncate tables makes all their files anew, which takes twenty times as long. What refers to a row goes with it.
    const emptying = rows.map(({ name }) => `DELETE FROM ${name};`).join(' ');
    await this.#database.exec(
      `SET session_replication_role = replica; ${emptying} SET session_replication_role = origin`,
    );
    return this.#empty();
  }

  #empty(): Ledger {
    const connection: SqlConnection = {
      query: async (sql, parameters) => {
        this.#working++;
        try {
          return await this.#database.query(sql, [...parameters]);
        } finally {
          this.#working--;
        }
      },
    };
    return sqlLedger(connection, { durable: false });
  }
}

import { postgresConnection } from '../../database/postgres.js';
import type { Ledger } from './ledger.js';
import { sqlLedger } from './sql.js';

/** A ledger in PostgreSQL, for several processes, edge workers and live: `postgres://user:password@host/database`. */
export const postgresLedger = (connectionString: string): Ledger =>
  sqlLedger(postgresConnection(connectionString));

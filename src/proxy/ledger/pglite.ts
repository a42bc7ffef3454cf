import { pgliteConnection } from '../../database/pglite.js';
import type { Ledger } from './ledger.js';
import { sqlLedger } from './sql.js';

/**
 * A ledger in PGlite, PostgreSQL inside this process: for one process with a disk, no server to run. A second process
 * that opens the folder is told who holds it. What it wrote outlives the process and a power cut: each commit waits until
 * the disk has it. Without a folder it lives in memory.
 */
export const pgliteLedger = (folder?: string): Ledger =>
  sqlLedger(pgliteConnection(folder, { niceness: 0 }), { durable: folder !== undefined });

import type { Ledger } from './ledger.js';
import { pgliteLedger } from './pglite.js';

/** PGlite in `.florin/ledger` of the working directory, opened when the first request needs it. */
export const defaultLedger = (): Ledger => pgliteLedger('.florin/ledger');

import { SchemaTooNew } from '../../database/failures.js';
import type { Ledger } from '../ledger/ledger.js';

/** SQLSTATE classes that say that a statement or its data is wrong: the same again would fail again. */
const LASTING = ['0A', '21', '22', '23', '42'];

/** PostgreSQL's five characters, which name a kind of failure and no value. */
function sqlStateOf(error: unknown): string | undefined {
  const { code } = Object(error) as { readonly code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** The ledger could not do what was asked of it. What the database said stays in `cause`, which is never logged. */
export class LedgerFailed extends Error {
  override readonly name = 'LedgerFailed';
  readonly sqlState: string | undefined;
  /** The database is away or busy, so that the same may work later. A slip in a statement, or tables of a later version, are none of that. */
  readonly isTemporary: boolean;

  constructor(cause: unknown) {
    super('the ledger failed', { cause });
    this.sqlState = sqlStateOf(cause);
    const isLasting = [TypeError, RangeError, SyntaxError, SchemaTooNew].some(
      (kind) => cause instanceof kind,
    );
    this.isTemporary = !isLasting && !LASTING.includes(this.sqlState?.slice(0, 2) ?? '');
  }
}

/** PostgreSQL's code, where it was the ledger that failed; as a part of an event. */
export const sqlStateIn = (error: unknown): { sqlState?: string } =>
  error instanceof LedgerFailed && error.sqlState !== undefined ? { sqlState: error.sqlState } : {};

/** Told of every ledger call, for a metric. `method` is the ledger's own name for it. */
export type ObserveLedger = (method: string, milliseconds: number, failure?: LedgerFailed) => void;

/** The same ledger, whose calls are timed, and whose failures are told from all others. */
export const observedLedger = (ledger: Ledger, observe: ObserveLedger): Ledger =>
  new Proxy(ledger, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function' || typeof name !== 'string') return value;
      return async (...given: unknown[]): Promise<unknown> => {
        const started = performance.now();
        try {
          const answer: unknown = await Reflect.apply(value, target, given);
          observe(name, performance.now() - started);
          return answer;
        } catch (error) {
          const failure = error instanceof LedgerFailed ? error : new LedgerFailed(error);
          observe(name, performance.now() - started, failure);
          throw failure;
        }
      };
    },
  });

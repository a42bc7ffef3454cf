import type { Caller } from '../client/listings/caller.js';
import type { CallInput, Idempotency, Operation, Schema } from '../client/operation.js';
import type * as z from '../client/schema/schema.js';
import type { Database } from './database/database.js';
import type { KeptCounts } from './rows/kept-counts.js';
import type { PageTurns } from './rows/page-turns.js';

/** What all rows work with. */
export interface Shop {
  readonly database: Database;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly newId: () => string;
  /** Address that the pictures drawn by the service are below, without a slash at the end. */
  readonly imagesUrl: string;
  /** Milliseconds that an unpaid order keeps its pieces. */
  readonly holdFor: number;
  /** Totals and facets that were counted already. */
  readonly counts: KeptCounts;
  readonly turns: PageTurns;
  /** Orders in an hour. */
  readonly limits: { readonly session: number; readonly address: number };
}

export const HOLD_FOR = 900_000;
export const ORDER_LIMITS = { session: 10, address: 60 };

type BodyOf<Row> =
  Row extends Operation<string, Schema, infer Output, Idempotency, string> ? z.input<Output> : never;

/**
 * Carries one row out for a caller: the input fits the row's schema. The idempotency key is undefined where none was sent.
 * Refuses by throwing a `ListingsRefusal`.
 */
export type RowWork<Row extends Operation> = (
  shop: Shop,
  caller: Caller,
  input: CallInput<Row>,
  idempotencyKey?: string,
) => Promise<BodyOf<Row>>;

/** Whether a caller may act for a user. Their things look to all others as if they were not there. */
export const actsFor = ({ role, userId }: Caller, id: string): boolean =>
  role === 'operator' || (role === 'seller' && userId === id);

/** Whether orders under this e-mail are the caller's. Compared as written, like the proxy does. */
export const receivesAt = ({ role, email }: Caller, address: string): boolean =>
  role === 'operator' || (role !== 'guest' && email === address);

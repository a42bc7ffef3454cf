import type * as z from '../../client/schema/schema.js';

import type { CallInput, Idempotency, Operation, Schema, Table } from '../../client/operation.js';
import type { Refused } from '../refusals/refused.js';
import type { State } from '../state/state.js';

/** One call of a row, its input already held to the row's schema. */
export interface RowCall<Row extends Operation> {
  readonly input: CallInput<Row>;
  readonly idempotencyKey: string | undefined;
  /** The number in the path's `/v71`; undefined where the path has none. */
  readonly version: number | undefined;
}

/** An answer with another status than the first of its row. */
export class Answered<Body> {
  constructor(
    readonly status: number,
    readonly body: Body,
  ) {}
}

type BodyOf<Row> =
  Row extends Operation<string, Schema, infer Output, Idempotency, string>
    ? Schema extends Output
      ? // A row without an answer may not answer.
        undefined
      : z.input<Output>
    : never;

type Maybe<T> = T | Promise<T>;

/** Carries one row out: changes the state, and gives the body of the answer. Refuses by throwing. */
export type Answering<Row extends Operation> = (
  state: State,
  call: RowCall<Row>,
) => Maybe<BodyOf<Row> | Answered<BodyOf<Row>>>;

/** One for every row of a table: a row without an implementation does not compile. */
export type Answers<T extends Table> = { readonly [Name in keyof T]: Answering<T[Name]> };

/** How an interface words what is refused before a row is carried out. */
export interface Refusals {
  /** A field that is missing, too long, of another kind or not known. `field` is its path. */
  readonly invalid: (field: string) => Refused;
  /** No credential, or none that is known. */
  readonly unauthorised: () => Refused;
  /** A credential that is known, and may not do this. */
  readonly forbidden: () => Refused;
  /** A path of this interface that no row has. */
  readonly notFound: () => Refused;
  /** A path that a row has, and a method that none has for it. */
  readonly wrongMethod: () => Refused;
  /** A body that is no JSON object. */
  readonly unreadable: () => Refused;
  /** More bytes than anything of this interface has. */
  readonly tooLarge: () => Refused;
  /** Another request with the same idempotency key is still being worked on. */
  readonly inProgress: () => Refused;
  /** Too many requests, or a platform that fails. */
  readonly failed: (status: FailedStatus) => Refused;
}

export type FailedStatus = 429 | 500 | 503;

/** One simulated interface: where it lives, what it knows, how it refuses. */
export interface Simulation<T extends Table = Table> {
  /** The interface by its folder in the client: `legal-entity`. Faults strike at `legal-entity.createLegalEntity`. */
  readonly name: string;
  /** Matches the start of a path up to the row's own; its first group is the version. */
  readonly prefix: RegExp;
  readonly table: T;
  readonly answers: Answers<T>;
  readonly refusals: Refusals;
  /** The request's credential. Default: the header `X-API-Key`. */
  readonly credentialOf?: (request: Request) => string | null;
  /** Query parameters that are no input of any row. */
  readonly ignoredQuery?: readonly string[];
  /** Called for each request that has a credential; gives headers of the answer, refusals too. May refuse by throwing. */
  readonly admit?: (state: State, credential: string) => Readonly<Record<string, string>>;
  /** Headers of the answer to a request that has none, or a wrong one. */
  readonly turnedAway?: (state: State) => Readonly<Record<string, string>>;
}

/** Ties table and answers together, so that the compiler sees every row answered. */
export const simulate = <T extends Table>(simulation: Simulation<T>): Simulation =>
  simulation as unknown as Simulation;

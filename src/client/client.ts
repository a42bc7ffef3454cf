import type { CallOptions, ClientOptions } from './wire/client-options.js';
import type { CallInput, CallOutput, Idempotency, Operation, Schema, Table } from './operation.js';
import { send } from './wire/transport.js';

/** Rows that move money cannot be called without a key; rows that have no use for one do not take it. */
export type KeyedOptions<Key extends Idempotency> = CallOptions &
  (Key extends 'required'
    ? { idempotencyKey: string }
    : Key extends 'accepted'
      ? { idempotencyKey?: string | undefined }
      : unknown);

type KeyOf<Row> = Row extends Operation<string, Schema, Schema, infer Key, string> ? Key : never;

type OptionsArgument<Row> =
  KeyOf<Row> extends 'required' ? [options: KeyedOptions<'required'>] : [options?: KeyedOptions<KeyOf<Row>>];

export interface Client {
  /** Sends one row; resolves to the validated answer or rejects with a `ClientError`. */
  call<Row extends Operation>(
    row: Row,
    input: CallInput<Row>,
    ...options: OptionsArgument<Row>
  ): Promise<CallOutput<Row>>;
}

/** The methods a table turns into: one for each row, under the row's name. */
export type Bound<T extends Table> = {
  readonly [Name in keyof T]: (
    input: CallInput<T[Name]>,
    ...options: OptionsArgument<T[Name]>
  ) => Promise<CallOutput<T[Name]>>;
};

/** Makes a client for one interface. Nothing is sent until a row is called. */
export function createClient(options: ClientOptions): Client {
  return {
    call: (row, input, ...[callOptions]) =>
      send(options, row, input as Record<string, unknown>, callOptions ?? {}) as never,
  };
}

/** Gives every row of a table as a method: `bind(client, checkout).payments({ … }, { idempotencyKey })`. */
export function bind<T extends Table>(client: Client, table: T): Bound<T> {
  const methods = Object.entries(table).map(([name, row]) => [
    name,
    (...call: Parameters<Client['call']> extends [unknown, ...infer Rest] ? Rest : never) =>
      client.call(row, ...call),
  ]);
  return Object.fromEntries(methods) as Bound<T>;
}

import type * as z from './schema/schema.js';

export type Schema = z.Type;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Whether an operation moves money: `required` rows refuse to be sent without an idempotency key, `accepted`
 * rows pass one on, `none` rows have no use for it.
 */
export type Idempotency = 'required' | 'accepted' | 'none';

/** One row of an interface table: all that the client, the proxy, the sandbox and the tests know of a call. */
export interface Operation<
  Path extends string = string,
  Input extends Schema = Schema,
  Output extends Schema = Schema,
  Key extends Idempotency = Idempotency,
  Supplied extends string = string,
> {
  readonly method: Method;
  /** Path below the interface's base address, parameters in braces. */
  readonly path: Path;
  /** Fields of query and body together; path parameters are typed from the path. */
  readonly input: (() => Input) | undefined;
  /** Absent where a successful answer has no body. */
  readonly output: (() => Output) | undefined;
  /** Input fields that travel in the query. A GET or DELETE sends all its fields there. */
  readonly query: readonly string[];
  /** Input fields that travel as a header of the same name. */
  readonly headers: readonly string[];
  readonly success: readonly number[];
  /** What a refusal of this row tells beside its code and field; a `ClientError` carries it as `facts`. */
  readonly refusal: (() => Schema) | undefined;
  readonly idempotency: Key;
  /** Input fields a browser may not decide; the proxy puts them in. */
  readonly supplied: readonly Supplied[];
}

/** `'/orders/{orderId}'` asks for `{ orderId: string }`. */
export type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParameters<Rest>
  : unknown;

type InputOf<Input extends Schema> = Schema extends Input ? unknown : z.input<Input>;

/** What a server hands to a call of this row. */
export type CallInput<Row> =
  Row extends Operation<infer Path, infer Input, Schema, Idempotency, string>
    ? PathParameters<Path> & InputOf<Input>
    : never;

/** What a browser hands to a call of this row: the same, less what the proxy supplies. */
export type BrowserInput<Row> =
  Row extends Operation<infer Path, infer Input, Schema, Idempotency, infer Supplied>
    ? PathParameters<Path> & Omit<InputOf<Input>, Supplied>
    : never;

export type CallOutput<Row> =
  Row extends Operation<string, Schema, infer Output, Idempotency, string>
    ? Schema extends Output
      ? undefined
      : z.output<Output>
    : never;

/** A table of rows, as an interface's `index.ts` exports it. */
export type Table = Readonly<Record<string, Operation>>;

interface RowOptions<Input, Output, Key, Supplied> {
  input?: () => Input;
  output?: () => Output;
  query?: readonly string[];
  headers?: readonly string[];
  success?: readonly number[];
  refusal?: () => Schema;
  idempotency?: Key;
  supplied?: readonly Supplied[];
}

const row =
  (method: Method) =>
  <
    const Path extends string,
    Input extends Schema = Schema,
    Output extends Schema = Schema,
    const Key extends Idempotency = 'none',
    const Supplied extends string = never,
  >(
    path: Path,
    options: RowOptions<Input, Output, Key, Supplied> = {},
  ): Operation<Path, Input, Output, Key, Supplied> => ({
    method,
    path,
    input: undefined,
    output: undefined,
    query: [],
    headers: [],
    success: [200],
    refusal: undefined,
    idempotency: 'none' as Key,
    supplied: [],
    ...options,
  });

export const get = /*@__PURE__*/ row('GET');
export const post = /*@__PURE__*/ row('POST');
export const put = /*@__PURE__*/ row('PUT');
export const patch = /*@__PURE__*/ row('PATCH');
export const del = /*@__PURE__*/ row('DELETE');

import { once } from './once.js';
import * as z from './schema.js';
import type { Idempotency, Operation, Schema } from '../operation.js';

/** A row as a browser may call it: what `supplied` names is no part of its input, and is refused like any unknown field. */
export type BrowserRow<Row> =
  Row extends Operation<infer Path, infer Input, infer Output, infer Key extends Idempotency, infer Supplied>
    ? Operation<Path, z.Type<unknown, Omit<z.input<Input>, Supplied>>, Output, Key, never>
    : never;

/** Derives the browser's row from a server's, so that nothing about an operation is written twice. */
export function browserRow<Row extends Operation>(row: Row): BrowserRow<Row> {
  const input = row.supplied.length > 0 ? once(() => without(row.input?.(), row.supplied)) : row.input;
  // Whatever the platform answers without a body, the proxy answers with 204.
  const success = row.output ? row.success : [204];
  return { ...row, input, success, supplied: [] } as unknown as BrowserRow<Row>;
}

function without(schema: Schema | undefined, names: readonly string[]): Schema {
  if (!z.isObject(schema)) throw new TypeError('A row with supplied fields takes an object.');
  const kept = Object.entries(z.shapeOf(schema)).filter(([name]) => !names.includes(name));
  return z.object(Object.fromEntries(kept) as z.Shape);
}

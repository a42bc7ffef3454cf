import * as z from '../schema/schema.js';
import type { Operation, Schema } from '../operation.js';
import { strictly } from '../schema/validate.js';

const kindsOf = (text: string): unknown[] => [
  text,
  ...(/^-?\d+(?:\.\d+)?$/.test(text) ? [Number(text)] : []),
  ...(text === 'true' || text === 'false' ? [text === 'true'] : []),
];

/**
 * The input fields of a row that a request carries in its query, each in the kind that the row asks for. A parameter that
 * is there twice is left a list, which no row takes.
 */
export function readQuery(row: Operation, parameters: URLSearchParams): Record<string, unknown> {
  const schema = row.input?.();
  const shape = z.isObject(schema) ? (z.shapeOf(schema) as Record<string, Schema>) : {};
  const fields = new Map<string, unknown>();
  for (const name of new Set(parameters.keys())) {
    const texts = parameters.getAll(name);
    const [text = ''] = texts;
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    const fitting = field && kindsOf(text).find((value) => strictly(field, value).fault === undefined);
    fields.set(name, texts.length > 1 ? texts : (fitting ?? text));
  }
  return Object.fromEntries(fields);
}

import type { Schema } from '../operation.js';

type Fields = Readonly<Record<string, unknown>>;

/** What zod notes of a value that does not fit, and our own mark on what only matters when sending. */
interface Issue {
  readonly path?: readonly PropertyKey[];
  readonly minor?: boolean;
}

/**
 * A code or the name of a field, as an error may carry it. Long runs of digits are refused whatever stands between
 * them, because a server may echo a card number where a name belongs.
 */
export const wordOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^(?!.*(\d[^a-z\d]*){7})[\w.:[\] -]{1,150}$/i.test(value) ? value : undefined;

/** A value as its schema leaves it, or the path of the first field at fault: `paymentMethod.type`. */
export interface Validated {
  readonly value: unknown;
  readonly fault: string | undefined;
}

/**
 * Runs a schema without the error objects of zod's own `parse`: those weigh more than all of our reading, and carry the
 * values that they refuse.
 */
export function run(schema: Schema, value: unknown): { value: unknown; issues: readonly Issue[] } {
  const payload = { value, issues: [] };
  return schema._zod.run(payload, { async: false }) as typeof payload;
}

/** Path of the first field in `given` that its schema did not keep. */
export function lostOf(given: unknown, kept: unknown): string[] | undefined {
  for (const [key, value] of typeof given === 'object' ? Object.entries(given ?? {}) : []) {
    const isKept = value === undefined || Object.hasOwn(Object(kept) as object, key);
    const lost = isKept ? lostOf(value, (kept as Fields)[key]) : [];
    if (lost) return [key, ...lost];
  }
  return undefined;
}

/** Unknown names may be values in disguise: a path with a strange one is just `(body)`. */
function validate(schema: Schema, given: unknown, strict?: boolean): Validated {
  const { value, issues } = run(schema, given);
  const issue = issues.find(({ minor }) => strict ?? !minor);
  const path = issue ? (issue.path ?? []) : strict && lostOf(given, value);
  return { value, fault: path ? (wordOf(path.join('.')) ?? '(body)') : undefined };
}

/** For what is sent: every word must be known, every length kept, and no field may be there that the schema lacks. */
export const strictly = (schema: Schema, given: unknown): Validated => validate(schema, given, true);

/**
 * For what is read: a field that is not known is dropped, a text may be longer, and a new word is read as one. What is
 * missing or of another type is a fault.
 */
export const leniently = (schema: Schema, given: unknown): Validated => validate(schema, given);

import type { $ZodError } from 'zod/v4/core';

/**
 * A code or the name of a field, as an error may carry it. Long runs of digits are refused whatever stands between
 * them, because a server may echo a card number where a name belongs.
 */
const word = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w.:[\] -]{1,150}$/.test(value) && !/(?:\d[^a-z\d]*){7}/i.test(value)
    ? value
    : undefined;

/** `Required field 'amount' is not provided.` names a field; nothing else of such a sentence is read. */
const fieldNamedIn = (message: unknown): string | undefined =>
  typeof message === 'string' ? word(/\bfield '([^']+)'/i.exec(message)?.[1]) : undefined;

/**
 * The code and the field of a refusal, whichever of the known shapes the server used: the proxy's own
 * `{ error: { code, field } }` or the platform's `{ errorCode, message }`. Words only; the prose of a server is
 * never carried on, because it may quote what was sent.
 */
export function readRefusal(body: unknown): { code: string | undefined; field: string | undefined } {
  const { error, errorCode, message } = fieldsOf(body);
  const { code, field } = fieldsOf(error);
  return { code: word(code) ?? word(errorCode), field: word(field) ?? fieldNamedIn(message) };
}

const fieldsOf = (value: unknown): Record<string, unknown> => Object(value);

/**
 * Path of the first field a schema refused, an unexpected one included: `paymentMethod.number`. Names that nobody knows
 * may be values in disguise: a path with a strange one is just `(body)`.
 */
export function faultOf({ issues: [issue] }: $ZodError): string {
  const path = issue?.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]] : issue?.path;
  return word(path?.join('.')) ?? '(body)';
}

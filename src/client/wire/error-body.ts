import { wordOf } from '../schema/validate.js';

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => Object(value);

/** What is read of a refusal: words only, because the prose of a server may quote what was sent. */
export interface Refusal {
  readonly code?: string | undefined;
  /** Path of the field at fault: of the first, where there are several. */
  readonly field?: string | undefined;
  /** Paths of all fields at fault, where the reader looked for them. */
  readonly fields?: readonly string[] | undefined;
  /** What is to be proven first, as `WWW-Authenticate` would say it. */
  readonly challenge?: string | undefined;
  /** Milliseconds to wait, where the body says so. */
  readonly retryAfter?: number | undefined;
  /** The payment services' word for the kind of error, where the reader looked for it and the body is an error in full. */
  readonly errorType?: string | undefined;
}

/**
 * The code and the field of a refusal, whichever family of interfaces it comes from: the proxy's own
 * `{ error: { code, field } }`, the payment services' `{ errorCode, message }` (`Required field 'amount' is not provided.`
 * names a field), the problem with `{ errorCode, invalidFields: [{ name }] }` or the workspace's `{ error: { name } }`.
 */
export function readRefusal(body: unknown): Refusal {
  const { error, errorCode, invalidFields, message } = fieldsOf(body);
  const { code, name, field } = fieldsOf(error);
  const named = typeof message === 'string' ? /\bfield '([^']+)'/i.exec(message)?.[1] : undefined;
  return {
    code: wordOf(code ?? name ?? errorCode),
    field: wordOf(field ?? fieldsOf(fieldsOf(invalidFields)[0]).name ?? named),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `/lines/0/price`, `$.lines[0].price` and `lines[0].price` are all `lines.0.price`. */
const pathOf = (name: unknown): string | undefined =>
  wordOf(
    textOf(name)
      .replace(/^\W+|\]/g, '')
      .replace(/[[/]+/g, '.'),
  );

/** `Retry at 1700000060.`: the moment in seconds, or in milliseconds, since 1970. */
function momentIn(message: unknown): number | undefined {
  const [digits] = /\b\d{10}(?:\d{3})?\b/.exec(textOf(message)) ?? [];
  return digits === undefined ? undefined : Number(digits.padEnd(13, '0'));
}

/** Transfers give what is to be signed in a header of its own, where they do not say the whole of it. */
function challengeIn(headers: Headers | undefined): string | undefined {
  const parameter = headers?.get('auth-param1');
  const isWhole = headers?.has('www-authenticate') ?? true;
  return parameter && !isWhole ? `SCA realm="Transfer", auth-param1="${parameter}"` : undefined;
}

/** Of a body with a code, a sentence and, where it has one, the status of an error: a gateway's own page has not all of that. */
function errorTypeIn(body: unknown): string | undefined {
  const { errorType, errorCode, message, status = 500 } = fieldsOf(body);
  const isWhole = wordOf(errorCode) !== undefined && typeof message === 'string' && Number(status) >= 400;
  return isWhole ? wordOf(errorType) : undefined;
}

const isWord = (word: string | undefined): word is string => word !== undefined;

/**
 * Reads all that a refusal of the platform says: besides `readRefusal`, every field at fault, with one notation of paths
 * whatever the interface, the time to wait that the workspace's limit puts into its message, and what a transfer wants
 * proven. For servers: it weighs more, and no proxy answers a page in these shapes.
 */
export function readPlatformRefusal(body: unknown, headers?: Headers, date: number = Date.now()): Refusal {
  const { error, invalidFields, scimType } = fieldsOf(body);
  const { name, message, details } = fieldsOf(error);
  const { code = wordOf(scimType), field } = readRefusal(body);
  const invalid: unknown[] = Array.isArray(invalidFields)
    ? invalidFields.map((each) => fieldsOf(each).name)
    : [];
  const named = [...invalid, fieldsOf(details).param].map(pathOf).filter(isWord);
  const fields = named.length > 0 ? [...new Set(named)] : [field].filter(isWord);
  const now = Date.parse(headers?.get('date') ?? '') || date;
  const moment = /^rateLimit/i.test(textOf(name)) ? momentIn(message) : undefined;
  const retryAfter = moment && Math.min(60_000, Math.max(1000, moment - now));
  const challenge = challengeIn(headers);
  const errorType = errorTypeIn(body);
  return {
    code,
    field: fields[0],
    fields,
    ...(challenge && { challenge }),
    ...(retryAfter && { retryAfter }),
    ...(errorType && { errorType }),
  };
}

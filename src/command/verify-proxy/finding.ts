import type { Schema } from '../../client/operation.js';
import { leniently } from '../../client/schema/validate.js';
import type { Answer, Visitor } from './visitor.js';

/** What is known of the proxy before it is looked at closely. */
export interface Subject {
  readonly visitor: Visitor;
  /** `sandbox`, `test` or `live`, as the proxy says itself. */
  readonly environment: string;
  /** An order that may be paid; without one nothing is paid. */
  readonly order: string | undefined;
  /** Origin of the page that may ask. */
  readonly origin: string;
}

/** A part of the contract. What the proxy does otherwise comes out as one line each. */
export interface Check {
  readonly name: string;
  /** Why it is left out for this proxy. */
  readonly isLeftOut?: (subject: Subject) => string | undefined;
  /** What helps to correct it. */
  readonly hint?: string;
  readonly differences: (subject: Subject) => AsyncIterable<string>;
}

/** Why nothing is paid, if nothing may be. */
export function whyUnpaid({ environment, order }: Subject): string | undefined {
  if (environment === 'live') return 'this proxy pays with money';
  return order === undefined ? '--order names none that may be paid' : undefined;
}

export const factsOf = ({ body }: Answer): Readonly<Record<string, unknown>> =>
  Object(body) as Readonly<Record<string, unknown>>;

/** How the body of an answer differs from its shape. */
export function* shapeDifferences(what: string, schema: Schema, { body }: Answer): Generator<string> {
  const { fault } = leniently(schema, body);
  if (fault !== undefined) yield `${what}: ${fault} of the answer is missing or of another kind`;
}

/** Headers of every answer in JSON; a value starts as it says. */
const HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'application/json',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
};

export interface Expected {
  readonly status: number;
  readonly code?: string;
  /** Left out: any, or none. */
  readonly field?: string | undefined;
  /** Default: `no-store`. */
  readonly cacheControl?: string;
}

const isNear = (found: unknown, expected: string): boolean =>
  typeof found === 'string' && found.toLowerCase().startsWith(expected.toLowerCase());

/** How an answer in JSON differs from what the contract says. */
export function* differencesOf(
  what: string,
  { status, code, field, headers }: Answer,
  expected: Expected,
): Generator<string> {
  const name = (words: readonly unknown[]): string =>
    words.filter((word) => typeof word === 'string' || typeof word === 'number').join(' ');
  const found = name([status, code, expected.field === undefined ? undefined : field]);
  const right = name([expected.status, expected.code, expected.field]);
  const isWordless = expected.code !== undefined && typeof code !== 'string';
  const lack = isWordless ? ' and no { "error": { "code" } }' : '';
  if (found !== right) yield `${what}: expected ${right}, found ${found}${lack}`;
  const wanted = { ...HEADERS, 'cache-control': expected.cacheControl ?? 'no-store' };
  for (const [header, value] of Object.entries(wanted))
    if (!isNear(headers[header], value))
      yield `${what}: header ${header}: expected ${value}, found ${String(headers[header] ?? 'none')}`;
  if (!headers['x-request-id']) yield `${what}: header x-request-id: expected one, found none`;
  if (headers['access-control-allow-origin'] === '*')
    yield `${what}: header access-control-allow-origin: expected an origin by name, found *`;
}

/** An answer to be compared with another: all of it that is not new each time. */
export function looksOf({ status, headers, text }: Answer): string {
  const isNew =
    /^(?:date|age|x-request-id|set-cookie|keep-alive|connection|content-length|transfer-encoding)$/;
  const kept = Object.entries(headers).filter(([name]) => !isNew.test(name));
  return JSON.stringify([status, kept.toSorted(([a], [b]) => (a < b ? -1 : 1)), text]);
}

/** How many places of one fault are named; of more, two and a number. */
const MOST_PLACES = 3;

/** A fault that is in many answers is corrected once, and is listed once. */
export function inFewLines(differences: readonly string[]): string[] {
  const places = new Map<string, string[]>();
  for (const difference of differences) {
    const [, what = '', wrong = difference] = /^(.*?): (.*)$/s.exec(difference) ?? [];
    places.set(wrong, [...(places.get(wrong) ?? []), what]);
  }
  return [...places].map(([wrong, where]) => {
    const isMany = where.length > MOST_PLACES;
    const named = where.slice(0, isMany ? 2 : MOST_PLACES).join('; ');
    const more = isMany ? `; and ${where.length - 2} more` : '';
    return named ? `${named}${more}: ${wrong}` : wrong;
  });
}

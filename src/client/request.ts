import * as z from 'zod/mini';

import { faultOf } from './error-body.js';
import type { Operation } from './operation.js';

type Fields = Record<string, unknown>;

/** One path segment: no control character, no half of a surrogate pair, neither `.` nor `..`. */
const isSegment = (value: unknown): value is string =>
  typeof value === 'string' && /^(?!\.{1,2}$)[^\p{Cc}\p{Cs}]{1,512}$/u.test(value);

/** Puts path parameters in; what is left of the input goes into query and body. */
export function fillPath(
  path: string,
  input: Fields,
): { path: string; rest: Fields; fault: string | undefined } {
  const rest = { ...input };
  let fault: string | undefined;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    if (isSegment(value)) return encodeURIComponent(value);
    fault ??= name;
    return '';
  });
  return { path: filled, rest, fault };
}

/**
 * Checks an input against its row and spreads it over address and body. Sends copies of what was checked, never what
 * it was given. With a `fault`, the path of the first wrong field, nothing may be sent.
 */
export function compose(row: Operation, input: Fields) {
  const { path, rest, fault } = fillPath(row.path, input);
  const result = row.input && z.safeParse(row.input(), rest);
  const bodiless = row.method === 'GET' || row.method === 'DELETE';
  const query = new URLSearchParams();
  const body: Fields = {};
  for (const [name, value] of Object.entries(result?.data ?? {})) {
    if (value === undefined) continue;
    if (bodiless || row.query.includes(name)) query.append(name, String(value));
    else body[name] = value;
  }
  return {
    fault: fault ?? (result?.error && faultOf(result.error)),
    address: query.size ? `${path}?${query}` : path,
    body: bodiless ? null : JSON.stringify(body),
  };
}

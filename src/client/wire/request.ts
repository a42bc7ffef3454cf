import type { Operation } from '../operation.js';
import { strictly } from '../schema/validate.js';

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
 * Checks an input against its row and spreads it over address, headers and body. Sends copies of what was checked, never what
 * it was given. With a `fault`, the path of the first wrong field, nothing may be sent.
 */
export function compose(row: Operation, input: Fields) {
  const { path, rest, fault } = fillPath(row.path, input);
  const checked = row.input && strictly(row.input(), rest);
  const bodiless = row.method === 'GET' || row.method === 'DELETE';
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  const body: Fields = {};
  for (const [name, value] of Object.entries(checked?.value ?? {})) {
    if (value === undefined) continue;
    if (row.headers.includes(name)) headers[name] = String(value);
    else if (bodiless || row.query.includes(name)) query.append(name, String(value));
    else body[name] = value;
  }
  return {
    fault: fault ?? checked?.fault,
    address: query.size ? `${path}?${query}` : path,
    headers,
    body: bodiless ? null : JSON.stringify(body),
  };
}

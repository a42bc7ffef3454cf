const word = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w.:[\] -]{1,80}$/.test(value) ? value : undefined;

const own = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
    ? (holder as Record<string, unknown>)[name]
    : undefined;

/**
 * The code and the field of a refusal, whichever of the known shapes the server used: the proxy's own
 * `{ error: { code, field } }` or the platform's `{ errorCode }`. Words only; the prose of a server is
 * never carried on, because it may quote what was sent.
 */
export function readRefusal(body: unknown): { code: string | undefined; field: string | undefined } {
  const error = own(body, 'error');
  return {
    code: word(own(error, 'code')) ?? word(own(body, 'errorCode')),
    field: word(own(error, 'field')),
  };
}

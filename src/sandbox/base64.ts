/** Base64 of a value's JSON in UTF-8. */
export function encodeJson(value: unknown): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))));
}

/** The same for an address or a form: no padding, nothing that has to be escaped. */
export const encodeJsonForUrl = (value: unknown): string =>
  encodeJson(value).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Reads both kinds, padded or not. Anything that is not an object reads as an empty one. */
export function decodeJson(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'string') return {};
  try {
    const bytes = Uint8Array.from(atob(value.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const read: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

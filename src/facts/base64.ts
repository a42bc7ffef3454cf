/**
 * Base64 of bytes (RFC 4648, section 4) by the engine's own encoder, because a loop over bytes is slower than encryption. Takes
 * some kilobytes at most.
 */
export const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/**
 * The alphabet of RFC 4648, section 5, without padding: nothing in it has to be escaped in an address. Apart from `base64`,
 * because the card frame needs this one alone, and has no byte to spare.
 */
export const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Throws where the text is not base64. A loop by index: `Uint8Array.from` asks a text for one letter after the other. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

/** Reads both alphabets, padded or not. Throws where the text is neither. */
export const bytesOfBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  bytesOfBase64(text.replaceAll('-', '+').replaceAll('_', '/'));

const jsonBytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** A value's JSON in UTF-8. */
export const base64OfJson = (value: unknown): string => base64(jsonBytes(value));

/** A value's JSON in UTF-8, for an address or a form. */
export const base64urlOfJson = (value: unknown): string => base64url(jsonBytes(value));

/** The value behind base64 of either alphabet; undefined where the text is not base64, not UTF-8 or not JSON. */
export function jsonOfBase64(text: string): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytesOfBase64url(text)));
  } catch {
    return undefined;
  }
}

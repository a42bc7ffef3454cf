/** Two lower-case hexadecimal digits for each byte. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A new key of so many random bytes. */
export const randomHex = (length: number): string => hexOf(crypto.getRandomValues(new Uint8Array(length)));

/** Throws where the text is not two hexadecimal digits for each byte. */
export function bytesOfHex(text: string): Uint8Array<ArrayBuffer> {
  if (!/^(?:[\da-f]{2})*$/i.test(text)) throw new TypeError();
  return Uint8Array.from({ length: text.length / 2 }, (_, at) =>
    Number.parseInt(text.slice(2 * at, 2 * at + 2), 16),
  );
}

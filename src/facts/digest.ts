/** The SHA-256 digest of a text in UTF-8 (FIPS 180-4). */
export const sha256 = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

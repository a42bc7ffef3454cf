import { base64url } from '../facts/base64.js';

/**
 * `EXPONENT|MODULUS` in hex, as the platform writes a public key, and worth encrypting to: an odd exponent of 3 or more, an
 * odd modulus of 2,048 to 8,192 bits. What a factoring attack would need is beyond what a page can test.
 */
const STRONG =
  /^0*([3-9a-f]|[1-9a-f][\da-f]{1,8})(?<=[13579bdf])\|0*((?:[89a-f][\da-f]?|[1-7][\da-f])[\da-f]{511,2046})(?<=[13579bdf])$/i;

/** What is wrong with a key, or `undefined` where it is fine. */
export const keyProblem = (text: string | undefined): 'key-missing' | 'key-weak' | undefined =>
  !text ? 'key-missing' : STRONG.test(text) ? undefined : 'key-weak';

/** Makes a key usable that `keyProblem` has nothing against. */
export async function importKey(text: string): Promise<CryptoKey> {
  const [, e, n] = (STRONG.exec(text) ?? []).map((hex) => base64url(bytesOf(hex)));
  const jwk = { kty: 'RSA', e, n } as JsonWebKey;
  return crypto.subtle.importKey('jwk', jwk, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt']);
}

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from((hex.length % 2 ? `0${hex}` : hex).match(/../g) ?? [], (pair) => parseInt(pair, 16));

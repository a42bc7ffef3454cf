import { base64url } from '../facts/base64.js';

/** Fixed: nothing that arrives in the frame can choose another algorithm. */
const HEADER = '{"alg":"RSA-OAEP-256","enc":"A256GCM","version":"1"}';
const TAG_LENGTH = 16;

const encoder = new TextEncoder();
const header = base64url(encoder.encode(HEADER));

/** Encrypts a text to one compact JWE, with a content key and an IV of its own. What was in the clear is overwritten. */
export async function seal(plaintext: string, key: CryptoKey): Promise<string> {
  const { subtle } = crypto;
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const clear = encoder.encode(plaintext);
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const algorithm = { name: 'AES-GCM', iv, additionalData: encoder.encode(header) };
  // Side by side, because wrapping takes longest and every step is a trip to another thread.
  const [wrapped, sealed] = await Promise.all([
    subtle.encrypt('RSA-OAEP', key, secret),
    subtle
      .importKey('raw', secret, 'AES-GCM', false, ['encrypt'])
      .then((contentKey) => subtle.encrypt(algorithm, contentKey, clear)),
  ]);
  clear.fill(0);
  secret.fill(0);
  const bytes = new Uint8Array(sealed);
  const parts = [new Uint8Array(wrapped), iv, bytes.subarray(0, -TAG_LENGTH), bytes.subarray(-TAG_LENGTH)];
  return [header, ...parts.map(base64url)].join('.');
}

import { bytesOfBase64, bytesOfBase64url } from '../facts/base64.js';
import { hexOf } from '../facts/hexadecimal.js';
import { modularPower } from '../facts/modular-power.js';

/*
 * RSAES-PKCS1-v1_5 (RFC 8017, section 7.2.1), which Web Crypto lacks: the frame encrypts with a public key and decrypts nothing,
 * so it holds no secret exponent and answers no guess. Decision 0025 says why that is right here.
 */

/** What the key is read as: Web Crypto checks its form, and its padding is of no account. */
const READING = { name: 'RSA-OAEP', hash: 'SHA-256' };
const EXPONENT = 65_537n;
const FEWEST_BITS = 2048;
const MOST_BITS = 8192;
/** Two marks before the padding, and a zero behind it. */
const MARKS = 3;

const numberOf = (bytes: Uint8Array): bigint => BigInt(`0x${hexOf(bytes)}`);

/** A public key of the platform's. */
export interface PlatformKey {
  readonly modulus: bigint;
  /** Bytes of the modulus. */
  readonly size: number;
}

/** The platform's key, in base64 with or without its armour; nothing where it is not strong, or no such key. */
export async function platformKey(text: string): Promise<PlatformKey | undefined> {
  try {
    const bytes = bytesOfBase64(text.replaceAll(/-----[A-Z ]+-----|\s/g, ''));
    const key = await crypto.subtle.importKey('spki', bytes, READING, true, ['encrypt']);
    const { n = '', e = '' } = await crypto.subtle.exportKey('jwk', key);
    const modulus = numberOf(bytesOfBase64url(n));
    const bits = modulus.toString(2).length;
    const isStrong = bits >= FEWEST_BITS && bits <= MOST_BITS && modulus % 2n === 1n;
    return isStrong && numberOf(bytesOfBase64url(e)) === EXPONENT
      ? { modulus, size: Math.ceil(bits / 8) }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Random bytes without a zero, each as likely as every other. */
function padding(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length;) {
    const [byte] = crypto.getRandomValues(new Uint8Array(1));
    if (byte) bytes[at++] = byte;
  }
  return bytes;
}

/** Encrypts a short content for the platform, in hexadecimal. */
export function wrapFor({ modulus, size }: PlatformKey, content: Uint8Array): string {
  const block = new Uint8Array([0, 2, ...padding(size - MARKS - content.length), 0, ...content]);
  const wrapped = modularPower(numberOf(block), EXPONENT, modulus);
  block.fill(0);
  return wrapped.toString(16).padStart(2 * size, '0');
}

import type { EncryptedField } from '../../facts/encrypted-fields.js';
import { bytesOfBase64url } from '../../facts/base64.js';
import { hexOf } from '../../facts/hexadecimal.js';
import { invalid } from '../refusals/service-error.js';

/** Each encrypted field holds one JSON object with this member and `generationtime`. */
const MEMBERS: Readonly<Record<EncryptedField, string>> = {
  encryptedCardNumber: 'number',
  encryptedExpiryMonth: 'expiryMonth',
  encryptedExpiryYear: 'expiryYear',
  encryptedSecurityCode: 'cvc',
};

/** One opened envelope. Sandbox only: no other part of Florin ever sees a plaintext outside the card frame. */
export interface Opened {
  readonly field: EncryptedField;
  /** The JWE's protected header as it came. */
  readonly header: Readonly<Record<string, unknown>>;
  /** The whole JSON object that was encrypted. */
  readonly plaintext: Readonly<Record<string, unknown>>;
}

export interface EnvelopeOptions {
  /** Milliseconds an envelope may be old, or ahead of this clock. Default: 24 hours. */
  readonly lifetime: number;
  readonly now: () => number;
  readonly onDecrypted?: ((opened: Opened) => void) | undefined;
}

export interface Envelopes {
  /** `10001|MODULUS` in upper-case hex, as the platform publishes its key. */
  readonly publicKey: string;
  /** The value inside one encrypted field, or the 422 the platform would answer with. */
  open(field: EncryptedField, value: string): Promise<string>;
}

const PREFIX = 'test_';

async function loadJose(): Promise<typeof import('jose')> {
  try {
    return await import('jose');
  } catch {
    throw new Error('florin/sandbox opens card data with jose: npm install jose');
  }
}

/** The same pair under the older padding hash, because the platform goes by what the header says. */
async function withSha1(privateKey: CryptoKey): Promise<CryptoKey> {
  const exported = await crypto.subtle.exportKey('pkcs8', privateKey);
  return crypto.subtle.importKey('pkcs8', exported, { name: 'RSA-OAEP', hash: 'SHA-1' }, false, ['decrypt']);
}

interface PlatformKeys {
  /** The modulus, in base64url. */
  readonly n: string | undefined;
  readonly privateKeys: ReadonlyMap<string, CryptoKey>;
}

async function makeKeys(): Promise<PlatformKeys> {
  const pair = await crypto.subtle.generateKey(
    { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['encrypt', 'decrypt'],
  );
  const { n } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  const privateKeys = new Map([
    ['RSA-OAEP-256', pair.privateKey],
    ['RSA-OAEP', await withSha1(pair.privateKey)],
  ]);
  return { n, privateKeys };
}

let made: Promise<PlatformKeys> | undefined;

/** One key pair for all sandboxes of a process, as a platform has: making it takes longer than all else a sandbox needs. */
function platformKeys(): Promise<PlatformKeys> {
  made ??= makeKeys().catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  return made;
}

/** Opens what was sealed for the platform; the private half of its key never leaves this module. */
export async function createEnvelopes({ lifetime, now, onDecrypted }: EnvelopeOptions): Promise<Envelopes> {
  const { compactDecrypt } = await loadJose();
  const { n, privateKeys } = await platformKeys();

  const decrypt = async (value: string): Promise<{ header: Record<string, unknown>; text: string }> => {
    try {
      const opened = await compactDecrypt(value, (header) => {
        const key = privateKeys.get(header.alg ?? '');
        if (!key) throw new TypeError('algorithm');
        return key;
      });
      return { header: { ...opened.protectedHeader }, text: new TextDecoder().decode(opened.plaintext) };
    } catch {
      throw invalid('174', 'Unable to decrypt data');
    }
  };

  const open = async (field: EncryptedField, value: string): Promise<string> => {
    if (value.startsWith(PREFIX)) return value.slice(PREFIX.length);
    const { header, text } = await decrypt(value);
    const plaintext = parse(text);
    checkAge(plaintext['generationtime'], now(), lifetime);
    onDecrypted?.({ field, header, plaintext });
    const inside = plaintext[MEMBERS[field]];
    return typeof inside === 'string' ? inside : '';
  };
  return { publicKey: `10001|${hexOf(bytesOfBase64url(n ?? '')).toUpperCase()}`, open };
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Answered below, as any other text that is not one JSON object.
  }
  throw invalid('175', 'Unable to parse JSON data');
}

function checkAge(value: unknown, now: number, lifetime: number): void {
  if (value === undefined) throw invalid('170', 'Generation Date required but missing');
  const at = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(at)) throw invalid('171', 'Unable to parse Generation Date');
  if (Math.abs(now - at) > lifetime) throw invalid('172', 'Encrypted data used outside of valid time period');
}

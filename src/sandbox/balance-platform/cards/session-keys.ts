import { base64, bytesOfBase64 } from '../../../facts/base64.js';
import { invalidField } from '../../refusals/rest-error.js';
import type { State } from '../../state/state.js';

/** Purposes of a key. */
export const PURPOSES = ['panReveal', 'pinReveal', 'pinChange'] as const;
type Purpose = (typeof PURPOSES)[number];

interface PurposeKey {
  readonly pair: CryptoKeyPair;
  readonly expiresAt: number;
}

/** Milliseconds for which a public key may be used. */
const LIFETIME = 86_400_000;

const WRAPPING = { name: 'RSA-OAEP', hash: 'SHA-256' };
const SEALING = 'AES-GCM';
const NONCE_BYTES = 12;

const openKeys = (): Map<Purpose, Promise<PurposeKey>> => new Map();

function bytesOf(text: string, field: string): Uint8Array<ArrayBuffer> {
  try {
    return bytesOfBase64(text);
  } catch {
    throw invalidField(field, 'Not base64');
  }
}

async function makeKey(now: number): Promise<PurposeKey> {
  const algorithm = { ...WRAPPING, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) };
  const pair = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
  return { pair, expiresAt: now + LIFETIME };
}

/** The key pair of one purpose; once it has expired, there is a new one, and the old opens nothing. */
export async function keyFor(state: State, purpose: Purpose): Promise<PurposeKey> {
  const keys = state.records(openKeys);
  const known = await keys.get(purpose);
  if (known && state.now() < known.expiresAt) return known;
  const made = makeKey(state.now());
  keys.set(purpose, made);
  return made;
}

/**
 * Opens the session key that a device made: 32 bytes under RSA-OAEP with SHA-256, in base64. The platform's own padding and
 * ciphers are older than what Web Crypto offers; who holds which key is the same.
 */
export async function openSessionKey(
  state: State,
  purpose: Purpose,
  encryptedKey: string,
): Promise<CryptoKey> {
  const { pair } = await keyFor(state, purpose);
  const wrapped = bytesOf(encryptedKey, 'encryptedKey');
  const raw = await crypto.subtle.decrypt(WRAPPING, pair.privateKey, wrapped).catch(() => undefined);
  if (raw?.byteLength !== 32) throw invalidField('encryptedKey', `No session key for ${purpose}`);
  return crypto.subtle.importKey('raw', raw, SEALING, false, ['encrypt', 'decrypt']);
}

/** Seals bytes for the holder of a session key: nonce and AES-GCM, in base64. */
export async function seal(key: CryptoKey, content: Uint8Array<ArrayBuffer>): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: SEALING, iv }, key, content));
  return base64(new Uint8Array([...iv, ...sealed]));
}

/** Opens what the holder of a session key sealed the same way. */
export async function unseal(key: CryptoKey, sealed: string, field: string): Promise<Uint8Array> {
  const bytes = bytesOf(sealed, field);
  const iv = bytes.slice(0, NONCE_BYTES);
  const opened = await crypto.subtle
    .decrypt({ name: SEALING, iv }, key, bytes.slice(NONCE_BYTES))
    .catch(() => undefined);
  if (!opened) throw invalidField(field, 'Not sealed with the session key');
  return new Uint8Array(opened);
}

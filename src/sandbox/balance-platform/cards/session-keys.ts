import { bytesOfBase64url } from '../../../facts/base64.js';
import { bytesOfHex, hexOf } from '../../../facts/hexadecimal.js';
import { DAY } from '../../../facts/instant.js';
import { modularPower } from '../../../facts/modular-power.js';
import type { SecretPurpose } from '../../../facts/secret-purposes.js';
import { sessionCipher, type SessionCipher } from '../../../facts/session-key.js';
import { invalidField } from '../../refusals/rest-error.js';
import type { State } from '../../state/state.js';

interface PurposeKey {
  readonly pair: CryptoKeyPair;
  readonly expiresAt: number;
}

/** Milliseconds for which a public key may be used. */
const LIFETIME = DAY;

/** What Web Crypto makes keys for. It has no RSAES-PKCS1-v1_5, so the sandbox undoes that padding itself. */
const MAKING = { name: 'RSA-OAEP', hash: 'SHA-256' };

/** A block of RSAES-PKCS1-v1_5 (RFC 8017, section 7.2.2) around 32 bytes: two marks, eight or more bytes without a zero, a zero. */
const BLOCK = /^0002(?:(?!00)..){8,}00(.{64})$/;

const openKeys = (): Map<SecretPurpose, Promise<PurposeKey>> => new Map();

async function makeKey(now: number): Promise<PurposeKey> {
  const algorithm = { ...MAKING, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) };
  const pair = await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']);
  return { pair, expiresAt: now + LIFETIME };
}

/** The key pair of one purpose; once it has expired, there is a new one, and the old opens nothing. */
export async function keyFor(state: State, purpose: SecretPurpose): Promise<PurposeKey> {
  const keys = state.records(openKeys);
  const known = await keys.get(purpose);
  if (known && state.now() < known.expiresAt) return known;
  const made = makeKey(state.now());
  keys.set(purpose, made);
  return made;
}

const numberOf = (value = ''): bigint => BigInt(`0x${hexOf(bytesOfBase64url(value))}`);

/** Opens the session key that a device made: 32 bytes under RSAES-PKCS1-v1_5, in hexadecimal. */
export async function openSessionKey(
  state: State,
  purpose: SecretPurpose,
  encryptedKey: string,
): Promise<SessionCipher> {
  const { pair } = await keyFor(state, purpose);
  const { n, d } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  const modulus = numberOf(n);
  const size = modulus.toString(16).length;
  const isWhole = encryptedKey.length === size && /^[\da-f]+$/i.test(encryptedKey);
  const wrapped = isWhole ? BigInt(`0x${encryptedKey}`) : modulus;
  const block =
    wrapped < modulus ? modularPower(wrapped, numberOf(d), modulus).toString(16).padStart(size, '0') : '';
  const [, raw] = BLOCK.exec(block) ?? [];
  if (raw === undefined) throw invalidField('encryptedKey', `No session key for ${purpose}`);
  return sessionCipher(bytesOfHex(raw));
}

import { base64url } from '../facts/base64.js';
import { openPin, sealPin } from '../facts/pin-block.js';
import { sessionCipher } from '../facts/session-key.js';
import { wrapFor, type PlatformKey } from './wrapping.js';

/*
 * What the frame encrypts and signs with: a session key that is wrapped for the platform, and HMAC-SHA256 with the key that the
 * frame shares with its proxy. The platform's mode of AES tells of no change, so the proxy signs what the platform answered.
 */

const encoder = new TextEncoder();
const SIGNING = { name: 'HMAC', hash: 'SHA-256' };
const KEY_BYTES = 32;

/** Signs for the proxy and checks what the proxy signed. */
export interface Signing {
  sign(...parts: readonly string[]): Promise<string>;
  verify(signature: string, ...parts: readonly string[]): Promise<boolean>;
}

export function signingWith(key: string): Signing {
  const imported = crypto.subtle.importKey('raw', encoder.encode(key), SIGNING, false, ['sign']);
  const sign = async (...parts: readonly string[]): Promise<string> => {
    const bytes = await crypto.subtle.sign('HMAC', await imported, encoder.encode(JSON.stringify(parts)));
    return base64url(new Uint8Array(bytes));
  };
  // Only the page can try many signatures here, and it learns nothing from the time that one takes.
  return { sign, verify: async (signature, ...parts) => signature === (await sign(...parts)) };
}

/** One key for one answer. */
export interface SessionKey {
  /** The key for the platform, in hexadecimal. */
  readonly wrapped: string;
  open(sealed: string): Promise<Uint8Array>;
  openPin(block: string, token: string): Promise<string | undefined>;
  sealPin(pin: string, token: string): Promise<string>;
}

export async function newSessionKey(platform: PlatformKey): Promise<SessionKey> {
  const raw = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  const cipher = await sessionCipher(raw);
  const wrapped = wrapFor(platform, raw);
  raw.fill(0);
  return {
    wrapped,
    open: (sealed) => cipher.decrypt(sealed),
    openPin: (block, token) => openPin(cipher, block, token),
    sealPin: (pin, token) => sealPin(cipher, pin, token),
  };
}

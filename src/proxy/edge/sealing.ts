import { base64url, bytesOfBase64url } from '../../facts/base64.js';
import type { Signer } from './signing.js';

/** Bytes of a nonce of AES-GCM. */
const NONCE = 12;

/** One key for each kind of secret, made of the merchant's own. */
async function keyOf(signer: Signer, kind: string): Promise<CryptoKey> {
  const bytes = bytesOfBase64url(await signer.sign('seal', kind));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Encrypts what the ledger has to give back and no one may read in it. What it stands under, `name`, is bound to it. */
export async function seal(signer: Signer, kind: string, name: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE));
  const encoder = new TextEncoder();
  const algorithm = { name: 'AES-GCM', iv, additionalData: encoder.encode(name) };
  const sealed = await crypto.subtle.encrypt(algorithm, await keyOf(signer, kind), encoder.encode(text));
  return `${base64url(iv)}.${base64url(new Uint8Array(sealed))}`;
}

/** The text again; nothing where the merchant's secret is another by now, or the text is not the ledger's own. */
export async function unseal(
  signer: Signer,
  kind: string,
  name: string,
  sealed: string,
): Promise<string | undefined> {
  const [iv = '', text = ''] = sealed.split('.');
  try {
    const additionalData = new TextEncoder().encode(name);
    const algorithm = { name: 'AES-GCM', iv: bytesOfBase64url(iv), additionalData };
    const key = await keyOf(signer, kind);
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, bytesOfBase64url(text)));
  } catch {
    return undefined;
  }
}

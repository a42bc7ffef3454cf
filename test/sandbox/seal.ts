import * as jose from 'jose';

/** Two writers of the platform's envelopes that share no code with the sandbox's reader, nor with each other. */
export type Seal = (publicKey: string, plaintext: unknown) => Promise<string>;

const HEADER = { alg: 'RSA-OAEP-256', enc: 'A256GCM', version: '1' };

const base64url = (bytes: ArrayBuffer | Uint8Array): string =>
  Buffer.from(bytes as Uint8Array).toString('base64url');

function jwkOf(publicKey: string): { kty: 'RSA'; e: string; n: string } {
  const n = Buffer.from(publicKey.split('|')[1] ?? '', 'hex').toString('base64url');
  return { kty: 'RSA', e: 'AQAB', n };
}

export const sealWithJose =
  (header: Partial<jose.CompactJWEHeaderParameters> = {}): Seal =>
  async (publicKey, plaintext) => {
    const protectedHeader = { ...HEADER, ...header };
    const key = await jose.importJWK(jwkOf(publicKey), protectedHeader.alg);
    return new jose.CompactEncrypt(new TextEncoder().encode(JSON.stringify(plaintext)))
      .setProtectedHeader(protectedHeader)
      .encrypt(key);
  };

/** As the card frame does it: WebCrypto alone. */
export const sealWithWebCrypto: Seal = async (publicKey, plaintext) => {
  const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const wrapping = await crypto.subtle.importKey('jwk', jwkOf(publicKey), rsa, false, ['encrypt']);
  const raw = crypto.getRandomValues(new Uint8Array(32));
  const content = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']);
  const header = base64url(Buffer.from(JSON.stringify(HEADER)));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const additionalData = new TextEncoder().encode(header);
  const data = Buffer.from(typeof plaintext === 'string' ? plaintext : JSON.stringify(plaintext));
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, content, data),
  );
  const wrapped = await crypto.subtle.encrypt(rsa, wrapping, raw);
  return [
    header,
    base64url(wrapped),
    base64url(iv),
    base64url(sealed.slice(0, -16)),
    base64url(sealed.slice(-16)),
  ].join('.');
};

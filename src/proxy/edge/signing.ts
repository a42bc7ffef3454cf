import { base64url, bytesOfBase64url } from '../../facts/base64.js';

const encoder = new TextEncoder();

/** Makes and checks keyed digests of what the proxy hands out or writes down, so that neither can be guessed or read. */
export interface Signer {
  /** 43 characters of base64url over the parts; which part ends where counts. */
  sign(...parts: readonly string[]): Promise<string>;
  /** Compares in constant time. */
  verify(signature: string, ...parts: readonly string[]): Promise<boolean>;
}

/** 22 characters that cannot be guessed. */
export const randomId = (): string => base64url(crypto.getRandomValues(new Uint8Array(16)));

/** The key is imported at first use: an edge worker allows no cryptography before its first request. */
export function createSigner(secret: () => string): Signer {
  let imported: CryptoKey | undefined;
  const key = async () =>
    (imported ??= await crypto.subtle.importKey(
      'raw',
      encoder.encode(secret()),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign', 'verify'],
    ));
  return {
    async sign(...parts) {
      const signature = await crypto.subtle.sign('HMAC', await key(), encoder.encode(JSON.stringify(parts)));
      return base64url(new Uint8Array(signature));
    },
    async verify(signature, ...parts) {
      if (!/^[A-Za-z0-9_-]{43}$/.test(signature)) return false;
      const bytes = bytesOfBase64url(signature);
      return crypto.subtle.verify('HMAC', await key(), bytes, encoder.encode(JSON.stringify(parts)));
    },
  };
}

/** One text for one value, in whatever order its fields were written. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join()}}`;
}

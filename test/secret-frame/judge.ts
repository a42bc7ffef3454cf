import {
  constants,
  createDecipheriv,
  createCipheriv,
  createHmac,
  createPublicKey,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';

/*
 * The secret frame once more, by Node's own cryptography and written from the decision alone: it says whether what frame, proxy
 * and sandbox do is what the decision says.
 */

export const signedBy = (key: string, ...parts: readonly string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');

/** One block by AES-256, without a mode and without padding. */
const oneBlock = (
  make: typeof createCipheriv | typeof createDecipheriv,
  raw: Buffer,
  block: Buffer,
): Buffer => {
  const cipher = make('aes-256-ecb', raw, null);
  cipher.setAutoPadding(false);
  return Buffer.concat([cipher.update(block), cipher.final()]);
};

const mix = (one: Buffer, other: Buffer): Buffer =>
  Buffer.from(one.map((byte, at) => byte ^ (other[at] ?? 0)));

/** The account field of ISO 9564-1, format 4, for sixteen digits. */
const field = (token: string): Buffer => Buffer.from(`4${token}${'0'.repeat(15)}`, 'hex');

/** What the owner of the raw session key opens and seals. */
export function sessionOf(raw: Buffer) {
  return {
    open(sealed: string): Buffer {
      const cipher = createDecipheriv('aes-256-cbc', raw, Buffer.alloc(16));
      return Buffer.concat([cipher.update(Buffer.from(sealed, 'hex')), cipher.final()]);
    },
    seal(content: Buffer): string {
      const cipher = createCipheriv('aes-256-cbc', raw, Buffer.alloc(16));
      return Buffer.concat([cipher.update(content), cipher.final()]).toString('hex');
    },
    /** A PIN block of ISO 9564-1, format 4. */
    sealPin(pin: string, token: string): string {
      const plain = `4${pin.length.toString(16)}${pin}`.padEnd(16, 'a');
      const inner = oneBlock(createCipheriv, raw, Buffer.from(plain + randomBytes(8).toString('hex'), 'hex'));
      return oneBlock(createCipheriv, raw, mix(inner, field(token))).toString('hex');
    },
    /** What stands in a PIN block, its random half left out. */
    plainPin(sealed: string, token: string): string {
      const inner = mix(oneBlock(createDecipheriv, raw, Buffer.from(sealed, 'hex')), field(token));
      return oneBlock(createDecipheriv, raw, inner).toString('hex').slice(0, 16);
    },
  };
}

export type Session = ReturnType<typeof sessionOf> & { readonly encryptedKey: string };

/** One session key, wrapped for the platform. */
export function sessionKey(publicKey: string): Session {
  const raw = randomBytes(32);
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return {
    encryptedKey: publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, raw).toString('hex'),
    ...sessionOf(raw),
  };
}

/** The PIN of a block of four digits or more. */
export const pinIn = (session: Pick<Session, 'plainPin'>, sealed: string, token: string): string => {
  const plain = session.plainPin(sealed, token);
  return plain.slice(2, 2 + Number.parseInt(plain.charAt(1), 16));
};

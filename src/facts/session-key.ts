import { bytesOfHex, hexOf } from './hexadecimal.js';

/*
 * How a cardholder's secrets travel between the platform and the device that shows them: under a session key of 256 bits, by
 * AES in CBC mode with an initialisation vector of zeros and PKCS #7 padding, in hexadecimal. No key is used for two answers, so
 * the constant vector repeats nothing. Source: docs.adyen.com/issuing/manage-card-data/reveal-card-details.
 */

const MODE = 'AES-CBC';
const BLOCK = 16;

const zeros = (): Uint8Array<ArrayBuffer> => new Uint8Array(BLOCK);

/** What one session key encrypts and decrypts. All of them reject where a text is not what the key made. */
export interface SessionCipher {
  encrypt(content: Uint8Array<ArrayBuffer>): Promise<string>;
  decrypt(sealed: string): Promise<Uint8Array<ArrayBuffer>>;
  /** One block of sixteen bytes, without padding. */
  encryptBlock(block: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
  decryptBlock(block: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>>;
}

/** The cipher of 32 bytes, which may be wiped afterwards: the engine has a copy that nothing can read. */
export async function sessionCipher(raw: Uint8Array<ArrayBuffer>): Promise<SessionCipher> {
  const key = await crypto.subtle.importKey('raw', raw, MODE, false, ['encrypt', 'decrypt']);
  const encrypt = async (content: Uint8Array<ArrayBuffer>, iv = zeros()) =>
    new Uint8Array(await crypto.subtle.encrypt({ name: MODE, iv }, key, content));
  const decrypt = async (bytes: Uint8Array<ArrayBuffer>) =>
    new Uint8Array(await crypto.subtle.decrypt({ name: MODE, iv: zeros() }, key, bytes));
  return {
    encrypt: async (content) => hexOf(await encrypt(content)),
    decrypt: async (sealed) => decrypt(bytesOfHex(sealed)),
    encryptBlock: async (block) => (await encrypt(block)).slice(0, BLOCK),
    // Web Crypto takes no block without padding, so a block of nothing but padding is put behind this one.
    decryptBlock: async (block) =>
      decrypt(new Uint8Array([...block, ...(await encrypt(new Uint8Array(), block))])),
  };
}

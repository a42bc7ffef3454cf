import { bytesOfHex, hexOf } from './hexadecimal.js';
import type { SessionCipher } from './session-key.js';

/*
 * PIN blocks by ISO 9564-1, format 4: the PIN between random digits, encrypted, mixed with the number of an account and encrypted
 * again. A token of sixteen digits stands in for the number of the card, which the device that shows the PIN never learns.
 * Source: docs.adyen.com/issuing/manage-card-data/change-pin.
 */

const BYTES = 16;
/** Digits of a PIN with its format and length in front, filled up. */
const PIN_DIGITS = 16;

/** Format 4 says how many digits more than twelve there are. */
const tokenField = (token: string): Uint8Array => {
  if (!/^\d{16}$/.test(token)) throw new TypeError();
  return bytesOfHex(`4${token}`.padEnd(2 * BYTES, '0'));
};

const mix = (block: Uint8Array, field: Uint8Array): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(block, (byte, at) => byte ^ (field[at] ?? 0));

/** The encrypted block of a PIN under a token, in hexadecimal. */
export async function sealPin(cipher: SessionCipher, pin: string, token: string): Promise<string> {
  const filled = `4${pin.length.toString(16)}${pin}`.padEnd(PIN_DIGITS, 'a');
  const random = crypto.getRandomValues(new Uint8Array(BYTES / 2));
  const inner = await cipher.encryptBlock(bytesOfHex(filled + hexOf(random)));
  return hexOf(await cipher.encryptBlock(mix(inner, tokenField(token))));
}

/** The PIN in an encrypted block; undefined where it is none of four to twelve digits under this key and token. */
export async function openPin(
  cipher: SessionCipher,
  sealed: string,
  token: string,
): Promise<string | undefined> {
  const block = bytesOfHex(sealed);
  if (block.length !== BYTES) return undefined;
  const inner = mix(await cipher.decryptBlock(block), tokenField(token));
  const digits = hexOf(await cipher.decryptBlock(inner)).slice(0, PIN_DIGITS);
  const pin = digits.slice(2, 2 + Number.parseInt(digits.charAt(1), 16));
  return /^\d{4,12}$/.test(pin) && digits === `4${pin.length.toString(16)}${pin}`.padEnd(PIN_DIGITS, 'a')
    ? pin
    : undefined;
}

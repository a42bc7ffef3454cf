import { hexOf } from '../../../facts/hexadecimal.js';

/*
 * PIN blocks by ISO 9564-1, format 0: the PIN mixed with twelve digits of an account number. A token of sixteen digits
 * stands in for the number of the card, which the device that shows the PIN never learns.
 */

const BYTES = 8;

const bytesOf = (hex: string): number[] => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

/** The last twelve digits before the check digit. */
const accountPart = (token: string): number[] => bytesOf(token.slice(-13, -1).padStart(16, '0'));

const mix = (block: readonly number[], token: string): Uint8Array<ArrayBuffer> => {
  const account = accountPart(token);
  return Uint8Array.from({ length: BYTES }, (_, at) => (block[at] ?? 0) ^ (account[at] ?? 0));
};

export const pinBlockOf = (pin: string, token: string): Uint8Array<ArrayBuffer> =>
  mix(bytesOf(`0${pin.length.toString(16)}${pin}`.padEnd(16, 'f')), token);

/** The PIN in a block; undefined where it is none of four to twelve digits. */
export function pinOf(block: Uint8Array, token: string): string | undefined {
  const hex = hexOf(mix([...block], token));
  const length = Number.parseInt(hex.charAt(1), 16);
  const pin = hex.slice(2, 2 + length);
  const isBlock = block.length === BYTES && hex.startsWith('0') && /^\d{4,12}$/.test(pin);
  return isBlock && pin.length === length && /^f*$/.test(hex.slice(2 + length)) ? pin : undefined;
}

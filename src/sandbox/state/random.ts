import { fractionsOf } from '../../listings/seed/random.js';

/** Everything a simulated platform makes up. The same seed makes the same things in the same order. */
export interface Random {
  /** 16 capitals and digits, the shape of the platform's own references. */
  reference(): string;
  uuid(): string;
  digits(count: number): string;
  /** An opaque string of `bytes` random bytes in base64url. */
  opaque(bytes: number): string;
}

const CAPITALS = 'BCDFGHJKLMNPQRSTVWXZ23456789';
const HEX = '0123456789abcdef';
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Without a seed, every sandbox makes up different things. */
export function createRandom(seed: string | number = crypto.randomUUID()): Random {
  const next = fractionsOf(seed);
  const pick = (letters: string, count: number): string => {
    let picked = '';
    while (picked.length < count) picked += letters.charAt(Math.floor(next() * letters.length));
    return picked;
  };
  const hex = (count: number): string => pick(HEX, count);
  return {
    reference: () => pick(CAPITALS, 16),
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${pick('89ab', 1)}${hex(3)}-${hex(12)}`,
    digits: (count) => pick('0123456789', count),
    opaque: (bytes) => pick(BASE64URL, Math.ceil((bytes * 4) / 3)),
  };
}

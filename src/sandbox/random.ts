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

function hash(seed: string): number {
  let value = 0x811c9dc5;
  for (const unit of seed) value = Math.imul(value ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** Weyl sequence and an avalanche: 32 bits of state are plenty for references that only have to differ. */
function generator(state: number): () => number {
  let weyl = state;
  return () => {
    weyl = (weyl + 0x9e3779b9) | 0;
    let mixed = Math.imul(weyl ^ (weyl >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000;
  };
}

/** Without a seed, every sandbox makes up different things. */
export function createRandom(seed: string | number = crypto.randomUUID()): Random {
  const next = generator(hash(String(seed)));
  const pick = (letters: string, count: number): string =>
    Array.from({ length: count }, () => letters.charAt(Math.floor(next() * letters.length))).join('');
  const hex = (count: number): string => pick(HEX, count);
  return {
    reference: () => pick(CAPITALS, 16),
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${pick('89ab', 1)}${hex(3)}-${hex(12)}`,
    digits: (count) => pick('0123456789', count),
    opaque: (bytes) => pick(BASE64URL, Math.ceil((bytes * 4) / 3)),
  };
}

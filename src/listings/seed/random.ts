/** Makes things up, the same ones in the same order for the same seed. */
export interface Random {
  /** From 0 up to 1. */
  fraction(): number;
  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number;
  /** One of the items, of which there must be some. */
  pick<T>(items: readonly T[]): T;
  /** True this often: 0.2 is one time in five. */
  chance(probability: number): boolean;
}

export function hashOf(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** Numbers from 0 up to 1 by a Weyl sequence and an avalanche: quick, and even enough for what only has to differ. */
export function fractionsOf(seed: string | number): () => number {
  let weyl = hashOf(String(seed));
  return () => {
    weyl = (weyl + 0x9e3779b9) | 0;
    let mixed = Math.imul(weyl ^ (weyl >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000;
  };
}

export function createRandom(seed: string | number): Random {
  const fraction = fractionsOf(seed);
  return {
    fraction,
    whole: (least, most) => least + Math.floor(fraction() * (most - least + 1)),
    pick: <T>(items: readonly T[]) => items[Math.floor(fraction() * items.length)] as T,
    chance: (probability) => fraction() < probability,
  };
}

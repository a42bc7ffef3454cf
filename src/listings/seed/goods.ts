/** One kind of thing: what its listings are made up from. Prices are whole units of the currency, new, lowest and highest. */
export interface Kind {
  readonly name: string;
  readonly slug: string;
  /** The word that its drawings, and so the ids of its listings, go by. */
  readonly picture: string;
  readonly brands: readonly string[];
  readonly adjectives: readonly string[];
  readonly nouns: readonly string[];
  readonly sizes: readonly string[];
  readonly details: readonly string[];
  readonly prices: readonly [number, number];
}

/** A part of the catalogue with its kinds. */
export interface Department {
  readonly name: string;
  readonly slug: string;
  readonly kinds: readonly Kind[];
}

/** A mark on a card of 40 by 26. */
export interface Drawing {
  /** Colour of the card; left out: white. */
  readonly ground?: string;
  /** Colours, and the outlines that are filled with them. */
  readonly fills?: readonly (readonly [colour: string, path: string])[];
  /** Lines in the colour of quiet text, on no ground: a glyph, for what has no brand here. */
  readonly lines?: string;
}

/** One column of a table. The first one names the row and opens it. */
export interface Column<Item> {
  readonly name: string;
  /** What stands at its head, and before its cell where a row is a card. */
  readonly label: string;
  /** Its share of the width, as a track of a grid: `2fr`. Left out: `1fr`. */
  readonly width?: string;
  /** Amounts and numbers end below each other. */
  readonly isFigure?: boolean;
  cell(item: Item): unknown;
}

/** One column of a table. The first one names the row and opens it, and cannot be hidden. */
export interface Column<Item> {
  /** What the address, the file and what this browser keeps call it. */
  readonly name: string;
  /** What stands at its head, and before its cell where a row is a card. */
  readonly label: string;
  /** Its share of the width, as a track of a grid: `2fr`. Left out: `1fr`. */
  readonly width?: string;
  /** Amounts and numbers end below each other. */
  readonly isFigure?: boolean;
  /** Hidden until the reader chooses it. */
  readonly isHidden?: boolean;
  /** The service sorts by it; the table asks for that and leaves the rows in their order. */
  readonly isSorted?: boolean;
  /** Sorts by it in the page, once all rows are there. */
  compare?(one: Item, other: Item): number;
  cell(item: Item): unknown;
  /** Its cell in a file. Left out: it is not in the file. */
  text?(item: Item): string;
}

/** What a file of rows has in its columns. */
export function fileOf<Item>(columns: readonly Column<Item>[]) {
  const inFile = columns.filter(({ text }) => text);
  return {
    header: inFile.map(({ name }) => name),
    cells: (item: Item): string[] => inFile.map(({ text }) => text?.(item) ?? ''),
  };
}

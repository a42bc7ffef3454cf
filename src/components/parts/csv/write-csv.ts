import { BYTE_ORDER_MARK, csvRow } from './csv.js';

export interface CsvWork<Item> {
  readonly header: readonly string[];
  readonly items: readonly Item[];
  cells(item: Item): readonly string[];
  /** Hands over the rows that come after the items, as they come. Resolves to whether none is missing. Left out: none come. */
  later?(take: (items: readonly Item[]) => Promise<void>): Promise<boolean>;
  /** Told after each slice how many items are written. */
  onProgress?(written: number): void;
  /** Aborted, the rest is not written. Left out: it cannot be cancelled. */
  readonly signal?: AbortSignal;
  /** Lets the page breathe between two slices. */
  pause?(): Promise<unknown>;
}

/** Items written before the page may draw and hear a click again. */
const SLICE = 250;

const breathe = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Writes a file of rows in slices, so that the page stays alive and the whole text never stands in memory at once. Resolves
 * to whether it was written to its end.
 */
export async function writeCsv<Item>(
  work: CsvWork<Item>,
  write: (text: string) => unknown,
): Promise<boolean> {
  const { header, items, cells, later, onProgress, signal, pause = breathe } = work;
  const isAborted = (): boolean => signal?.aborted === true;
  let written = 0;
  const take = async (rows: readonly Item[]): Promise<void> => {
    for (let at = 0; at < rows.length && !isAborted(); at += SLICE) {
      const slice = rows.slice(at, at + SLICE);
      await write(slice.map((item) => csvRow(cells(item))).join(''));
      onProgress?.((written += slice.length));
      await pause();
    }
  };
  await write(BYTE_ORDER_MARK + csvRow(header));
  await take(items);
  const isWhole = isAborted() || (await later?.(take)) !== false;
  return isWhole && !isAborted();
}

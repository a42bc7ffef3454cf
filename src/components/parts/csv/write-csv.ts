import { BYTE_ORDER_MARK, csvRow } from './csv.js';

export interface CsvWork<Item> {
  readonly header: readonly string[];
  readonly items: readonly Item[];
  cells(item: Item): readonly string[];
  /** Told after each slice how many items are written. */
  onProgress?(written: number): void;
  /** Aborted, the rest is not written, and what was is let go. Left out: it cannot be cancelled. */
  readonly signal?: AbortSignal;
  /** Lets the page breathe between two slices. */
  pause?(): Promise<unknown>;
}

/** Items written before the page may draw and hear a click again. */
const SLICE = 250;

const breathe = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Writes a file of rows in slices, so that the page stays alive and the whole text never stands in memory at once: a `Blob`
 * keeps its parts where the browser likes. Undefined where it was cancelled.
 */
export async function writeCsv<Item>(work: CsvWork<Item>): Promise<Blob | undefined> {
  const { header, items, cells, onProgress, signal, pause = breathe } = work;
  const type = 'text/csv;charset=utf-8';
  let file = new Blob([BYTE_ORDER_MARK, csvRow(header)], { type });
  for (let at = 0; at < items.length; at += SLICE) {
    if (signal?.aborted) return undefined;
    const slice = items.slice(at, at + SLICE);
    file = new Blob([file, slice.map((item) => csvRow(cells(item))).join('')], { type });
    onProgress?.(Math.min(items.length, at + SLICE));
    await pause();
  }
  return signal?.aborted ? undefined : file;
}

import type { Order } from '../../../client/listings/index.js';
import { fileName } from './csv.js';
import { COLUMNS, orderCells } from './order-rows.js';
import { writeCsv } from './write-csv.js';

export interface Download {
  readonly orders: readonly Order[];
  /** What the file is called, without its ending. */
  readonly name: string;
  readonly signal: AbortSignal;
  onProgress(written: number): void;
}

/** Milliseconds for which a browser may need the file after the click. */
const KEPT_FOR = 60_000;

/** Hands the reader a file of orders; resolves to its name, or to nothing where it was cancelled. */
export async function downloadOrders({
  orders,
  name,
  signal,
  onProgress,
}: Download): Promise<string | undefined> {
  const file = await writeCsv({
    header: COLUMNS,
    items: orders,
    cells: (order) => Object.values(orderCells(order)),
    onProgress,
    signal,
  });
  if (!file) return undefined;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName(name, 'csv');
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR);
  return link.download;
}

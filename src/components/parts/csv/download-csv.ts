import { fileName } from './csv.js';
import { writeCsv, type CsvWork } from './write-csv.js';

export interface CsvDownload<Item> extends CsvWork<Item> {
  /** What the file is called, without its ending. */
  readonly name: string;
}

/** Milliseconds for which a browser may need the file after the click. */
const KEPT_FOR = 60_000;

/** Hands the reader a file of rows. Resolves to the file's name, or to nothing if it was cancelled. */
export async function downloadCsv<Item>(download: CsvDownload<Item>): Promise<string | undefined> {
  const file = await writeCsv(download);
  if (!file) return undefined;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName(download.name, 'csv');
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR);
  return link.download;
}

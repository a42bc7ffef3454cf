import { fileName } from './csv.js';
import { chosenFile, downloadedFile } from './csv-file.js';
import { writeCsv, type CsvWork } from './write-csv.js';

export interface CsvDownload<Item> extends CsvWork<Item> {
  /** What the file is called, without its ending. */
  readonly name: string;
}

/**
 * Hands the reader a file of rows. Where more of them come than the page holds, it is written as they come to a file that the
 * reader chooses, if the browser can. Resolves to the file's name, or to nothing if it was cancelled; rejects where rows
 * are missing.
 */
export async function downloadCsv<Item>(download: CsvDownload<Item>): Promise<string | undefined> {
  const name = fileName(download.name, 'csv');
  const chosen = download.later && (await chosenFile(name));
  if (chosen === 'cancelled') return undefined;
  const file = chosen ?? downloadedFile(name);
  const isWhole = await writeCsv(download, (text) => file.write(text)).catch(async (error: unknown) => {
    await file.abort();
    throw error;
  });
  if (isWhole) return file.close();
  await file.abort();
  if (download.signal?.aborted) return undefined;
  throw new Error('rows are missing');
}

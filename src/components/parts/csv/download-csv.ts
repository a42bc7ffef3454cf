import { fileName } from './csv.js';
import { chooseFile } from './csv-file.js';
import { writeCsv, type CsvWork } from './write-csv.js';

export interface CsvDownload<Item> extends CsvWork<Item> {
  /** What the file is called, without its ending. */
  readonly name: string;
}

/** Milliseconds for which a browser may need the file after the click. */
const KEPT_FOR = 60_000;

/**
 * Hands the reader a file of rows. Where more of them come than the page holds, it is written as they come to a file that the
 * reader chooses, if the browser can; all else is a `Blob`, which keeps its parts where the browser likes. Resolves to the
 * file's name, or to nothing if it was cancelled; rejects where rows are missing.
 */
export async function downloadCsv<Item>(download: CsvDownload<Item>): Promise<string | undefined> {
  const name = fileName(download.name, 'csv');
  const chosen = download.later && (await chooseFile(name));
  if (chosen === false) return undefined;
  const stream = await chosen?.createWritable();
  const parts: Blob[] = [];
  try {
    const write = (text: string) => (stream ? stream.write(text) : parts.push(new Blob([text])));
    if (!(await writeCsv(download, write))) throw new Error('incomplete');
    await stream?.close();
  } catch (error) {
    await stream?.abort();
    if (download.signal?.aborted) return undefined;
    throw error;
  }
  if (chosen) return chosen.name;
  return handOver(name, new Blob(parts, { type: 'text/csv;charset=utf-8' }));
}

/** Hands the reader a file that the page holds. Returns its name. */
function handOver(name: string, file: Blob): string {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR);
  return link.download;
}

/** Hands the reader a file of JSON. */
export const downloadJson = (name: string, content: object): string =>
  handOver(
    fileName(name, 'json'),
    new Blob([JSON.stringify(content, undefined, 2)], { type: 'application/json' }),
  );

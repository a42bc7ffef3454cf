/** What a browser that writes to a file of the reader's choice has of it. */
interface ChosenFile {
  readonly name: string;
  createWritable(): Promise<{
    write(text: string): Promise<void>;
    close(): Promise<void>;
    abort(): Promise<void>;
  }>;
}

type Picker = (options: { suggestedName: string }) => Promise<ChosenFile>;

/** A file that is being written. */
export interface CsvFile {
  write(text: string): unknown;
  /** Gives it to the reader; what it is called then. */
  close(): Promise<string>;
  /** Lets go of what was written. */
  abort(): unknown;
}

/** Milliseconds for which a browser may need the file after the click. */
const KEPT_FOR = 60_000;

/** A file that the browser downloads once it is whole: a `Blob` keeps its parts where the browser likes. */
export function downloadedFile(name: string): CsvFile {
  const parts: Blob[] = [];
  return {
    write: (text) => void parts.push(new Blob([text])),
    async close() {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR);
      return link.download;
    },
    abort: () => parts.splice(0),
  };
}

/**
 * A file that the reader chooses and that is written as its rows come, where the browser can do that. `cancelled`: the reader
 * chose none. Undefined: here, no file can be chosen, or no more, or a program drives the browser, which no dialog waits for.
 */
export async function chosenFile(name: string): Promise<CsvFile | 'cancelled' | undefined> {
  const { showSaveFilePicker } = globalThis as { showSaveFilePicker?: Picker };
  if (!showSaveFilePicker || navigator.webdriver) return undefined;
  try {
    const chosen = await showSaveFilePicker({ suggestedName: name });
    const stream = await chosen.createWritable();
    return {
      write: (text) => stream.write(text),
      close: async () => {
        await stream.close();
        return chosen.name;
      },
      abort: () => stream.abort(),
    };
  } catch (error) {
    return (error as Error).name === 'AbortError' ? 'cancelled' : undefined;
  }
}

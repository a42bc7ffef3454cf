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

/**
 * Has the reader choose a file that can be written piece by piece. `false`: the reader chose none. Undefined: none can be
 * chosen here, or a program drives the browser, and would not answer the dialog.
 */
export async function chooseFile(suggestedName: string): Promise<ChosenFile | false | undefined> {
  const { showSaveFilePicker: pick } = globalThis as { showSaveFilePicker?: Picker };
  try {
    return navigator.webdriver ? undefined : await pick?.({ suggestedName });
  } catch (error) {
    return (error as Error).name === 'AbortError' ? false : undefined;
  }
}

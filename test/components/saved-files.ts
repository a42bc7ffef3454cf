export interface SavedFile {
  readonly name: string;
  readonly file: Blob;
}

/**
 * The files that an element gives its reader while `work` runs. None reaches the disk: Firefox shows a file that it saves in a panel
 * over the page, and the keyboard stays with that panel in all tests that follow.
 */
export async function filesSavedBy(
  work: (files: readonly SavedFile[]) => Promise<unknown>,
): Promise<SavedFile[]> {
  const files: SavedFile[] = [];
  const made = new Map<string, Blob>();
  const { createObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  URL.createObjectURL = (file: Blob) => {
    const address = createObjectURL.call(URL, file);
    made.set(address, file);
    return address;
  };
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    const file = made.get(this.href);
    if (file) files.push({ name: this.download, file });
    else click.call(this);
  };
  try {
    await work(files);
    return files;
  } finally {
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = click;
  }
}

/** The rows of the one file that an element gives its reader while `work` runs, its head first. */
export async function rowsSavedBy(
  work: (files: readonly SavedFile[]) => Promise<unknown>,
): Promise<string[]> {
  const [saved] = await filesSavedBy(work);
  const text = (await saved?.file.text()) ?? '';
  return text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');
}

import type { ReactiveController, ReactiveControllerHost } from 'lit';

import type { LaterPages, PassOn } from './later-pages.js';

export interface TableFileOptions<Item> {
  readonly pages: Pick<LaterPages<unknown>, 'all'>;
  /** How many rows are known, whether they go into the file or not. */
  known(): number;
  /** The rows that go into the file, of those that are known. */
  items(): readonly Item[];
  /** Hands over the rows that follow those, as they come; see `LaterPages.pass`. Left out, or nothing: all are to be known first. */
  later?(): PassOn<Item> | undefined;
  header(): readonly string[];
  cells(item: Item): readonly string[];
  /** What the file is called, without its ending. */
  name(): string;
  onExported(name: string, count: number): void;
}

/** What is going on with the file, or how it ended. */
export type FileState =
  | { readonly phase: 'idle' | 'cancelled' | 'failed' }
  | { readonly phase: 'loading'; readonly done: number }
  | { readonly phase: 'writing'; readonly done: number; readonly all: number }
  | { readonly phase: 'done'; readonly name: string; readonly count: number };

/** Makes a file of all rows that the filter asks for, those included that are not loaded yet. */
export class TableFile<Item> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: TableFileOptions<Item>;
  #state: FileState = { phase: 'idle' };
  #stop: AbortController | undefined;

  constructor(host: ReactiveControllerHost, options: TableFileOptions<Item>) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.cancel();
  }

  get state(): FileState {
    return this.#state;
  }

  get isBusy(): boolean {
    return this.#stop !== undefined;
  }

  cancel(): void {
    this.#stop?.abort();
  }

  async start(): Promise<void> {
    if (this.isBusy) return;
    const stop = (this.#stop = new AbortController());
    const { signal } = stop;
    const end = await this.#make(signal).catch((): FileState => ({ phase: 'failed' }));
    this.#stop = undefined;
    this.#show(signal.aborted ? { phase: 'cancelled' } : end);
    if (end.phase === 'done' && !signal.aborted) this.#options.onExported(end.name, end.count);
  }

  async #make(signal: AbortSignal): Promise<FileState> {
    const { pages, known, items: itemsOf, header, cells, name: nameOf } = this.#options;
    const passOn = this.#options.later?.();
    const isComplete =
      passOn !== undefined ||
      (await pages.all({ signal }, () => {
        const [{ state }, done] = [this, known()];
        if (state.phase !== 'loading' || state.done !== done) this.#show({ phase: 'loading', done });
        return signal.aborted;
      }));
    if (!isComplete) return { phase: 'failed' };
    const items = itemsOf();
    const all = items.length;
    let count = 0;
    const onProgress = (done: number): void => {
      count = done;
      this.#show(passOn ? { phase: 'loading', done } : { phase: 'writing', done, all });
    };
    onProgress(0);
    const { downloadCsv } = await import('../csv/download-csv.js');
    const later = passOn && ((take: (rows: readonly Item[]) => Promise<void>) => passOn(take, { signal }));
    const file = {
      items,
      header: header(),
      cells,
      name: nameOf(),
      signal,
      onProgress,
      ...(later && { later }),
    };
    const name = await downloadCsv<Item>(file);
    return name === undefined ? { phase: 'cancelled' } : { phase: 'done', name, count };
  }

  #show(state: FileState): void {
    this.#state = state;
    this.#host.requestUpdate();
  }
}

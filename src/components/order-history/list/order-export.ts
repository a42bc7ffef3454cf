import type { ReactiveController, ReactiveControllerHost } from 'lit';

import type { OrderBook } from '../order-book.js';

export interface OrderExportOptions {
  readonly book: OrderBook;
  /** What the file is called, without its ending. */
  name(): string;
  onExported(name: string, count: number): void;
}

/** What is going on with the file, or how it ended. */
export type ExportState =
  | { readonly phase: 'idle' | 'cancelled' | 'failed' }
  | { readonly phase: 'loading'; readonly done: number }
  | { readonly phase: 'writing'; readonly done: number; readonly all: number }
  | { readonly phase: 'done'; readonly name: string; readonly count: number };

/** Makes a file of all orders that the filter asks for, those included that are not loaded yet. */
export class OrderExport implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: OrderExportOptions;
  #state: ExportState = { phase: 'idle' };
  #stop: AbortController | undefined;

  constructor(host: ReactiveControllerHost, options: OrderExportOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.cancel();
  }

  get state(): ExportState {
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
    const end = await this.#make(signal).catch((): ExportState => ({ phase: 'failed' }));
    this.#stop = undefined;
    this.#show(signal.aborted ? { phase: 'cancelled' } : end);
    if (end.phase === 'done' && !signal.aborted) this.#options.onExported(end.name, end.count);
  }

  async #make(signal: AbortSignal): Promise<ExportState> {
    const { book, name: nameOf } = this.#options;
    const isComplete = await book.all({ signal }, () => {
      this.#show({ phase: 'loading', done: book.orders.length });
      return signal.aborted;
    });
    if (!isComplete) return { phase: 'failed' };
    const orders = book.matching;
    const all = orders.length;
    this.#show({ phase: 'writing', done: 0, all });
    const { downloadOrders } = await import('./download-orders.js');
    const name = await downloadOrders({
      items: orders,
      name: nameOf(),
      signal,
      onProgress: (done) => this.#show({ phase: 'writing', done, all }),
    });
    return name === undefined ? { phase: 'cancelled' } : { phase: 'done', name, count: all };
  }

  #show(state: ExportState): void {
    this.#state = state;
    this.#host.requestUpdate();
  }
}

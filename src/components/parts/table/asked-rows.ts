import type { CallOptions, Client } from '../../../client/index.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import { LaterPages, type KnownRows, type LaterPagesOptions } from './later-pages.js';

export interface AskedRowsOptions<Item, Input> extends Omit<LaterPagesOptions<Item, Input>, 'merge'> {
  /** What rows are asked for, as a text that is the same for the same rows. */
  question(): string;
  /** What the first page of them is asked for with. */
  beginning(): Input;
  /** Their first page is about to be asked for. */
  onAsked?(client: Client): void;
}

/** Rows that the service itself narrows: they are read anew where something else is asked for. */
export class AskedRows<Item, Input> {
  readonly pages: LaterPages<Item, Input>;
  readonly #options: AskedRowsOptions<Item, Input>;
  /** The question that what is kept answers. */
  #asked = '';
  /** What is shown, or was before one of the rows was opened. */
  #kept: KnownRows<Item, Input> | undefined;

  constructor(host: RenderingHost, options: AskedRowsOptions<Item, Input>) {
    this.#options = options;
    this.pages = new LaterPages<Item, Input>(host, { ...options, show: (rows) => this.#show(rows) });
  }

  /** The rows that are known. While one of them is open, it is still among them: the focus returns to it. */
  get items(): readonly Item[] {
    return (this.#options.known() ?? this.#kept)?.items ?? [];
  }

  /** The first page, before those that are known already and follow it. */
  async load(client: Client, options: CallOptions): Promise<KnownRows<Item, Input>> {
    const { question, beginning, known, show, read, onAsked } = this.#options;
    const asked = question();
    const kept = asked === this.#asked ? this.#kept : undefined;
    if (kept && !known()) show(kept);
    onAsked?.(client);
    const fresh = await read(client, beginning(), options);
    this.#asked = asked;
    return (this.#kept = this.#joined(fresh, kept));
  }

  /** Begins anew where something else is asked for. Safe to call with every update. */
  follow(): void {
    const { client: clientOf, known, question, beginning, onAsked } = this.#options;
    const client = clientOf();
    const asked = question();
    if (asked !== this.#asked && client) {
      this.#asked = asked;
      this.#show({ items: [], next: beginning() });
      onAsked?.(client);
    }
    this.pages.seek(() => (known()?.items.length ?? 0) > 0);
  }

  #show(known: KnownRows<Item, Input>): void {
    this.#kept = known;
    this.#options.show(known);
  }

  /** What was known before stays behind a first page that leads up to it. */
  #joined(fresh: KnownRows<Item, Input>, kept: KnownRows<Item, Input> | undefined): KnownRows<Item, Input> {
    const { idOf } = this.#options;
    const last = fresh.items.at(-1);
    const at =
      kept && last !== undefined && fresh.next !== undefined
        ? kept.items.findIndex((item) => idOf(item) === idOf(last))
        : -1;
    return kept && at >= 0
      ? { items: [...fresh.items, ...kept.items.slice(at + 1)], next: kept.next }
      : fresh;
  }
}

import type { Client } from '../../../client/index.js';
import { troubleText } from '../resource/resource-view.js';
import type { ResourceWords } from '../resource/resource-words.js';
import type { Failure } from './record-options.js';

/** The record that a list hangs below. */
interface ListRecord {
  readonly client: Client | undefined;
  readonly words: ResourceWords;
  failed(error: unknown): Failure;
  update(): void;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Where the next page begins; nothing on the last. */
  readonly next: string | undefined;
}

/** What of such a list is shown. */
export type ShownList<Item> = Pick<LoadedList<Item>, 'items' | 'hasMore' | 'problem' | 'isBusy'>;

/** A list about one thing of a record, page by page. */
export class LoadedList<Item> {
  readonly #record: ListRecord;
  readonly #read: (client: Client, id: string, cursor: string | undefined) => Promise<Page<Item>>;
  #id = '';
  #page: Page<Item> | undefined;
  #problem = '';
  #isBusy = false;

  constructor(
    record: ListRecord,
    read: (client: Client, id: string, cursor: string | undefined) => Promise<Page<Item>>,
  ) {
    this.#record = record;
    this.#read = read;
  }

  /** Nothing before the first answer. */
  get items(): readonly Item[] | undefined {
    return this.#page?.items;
  }

  get hasMore(): boolean {
    return this.#page?.next !== undefined;
  }

  get problem(): string {
    return this.#problem;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Shows what is known of a thing; asks where nothing is. */
  see(id: string): void {
    if (id === this.#id) return;
    this.#id = id;
    this.#page = undefined;
    void this.load();
  }

  forget(): void {
    this.#id = '';
    this.#page = undefined;
  }

  /** From the start. What is on screen stays until there is an answer. */
  load(): Promise<void> {
    return this.#ask(undefined);
  }

  more(): Promise<void> {
    return this.#ask(this.#page?.next);
  }

  async #ask(cursor: string | undefined): Promise<void> {
    const { client } = this.#record;
    const id = this.#id;
    if (!client || !id) return;
    this.#isBusy = true;
    this.#problem = '';
    try {
      const page = await this.#read(client, id, cursor);
      if (id !== this.#id) return;
      this.#page = cursor ? { ...page, items: [...(this.items ?? []), ...page.items] } : page;
    } catch (error) {
      this.#problem = troubleText(this.#record.words, this.#record.failed(error));
    } finally {
      this.#isBusy = false;
      this.#record.update();
    }
  }
}

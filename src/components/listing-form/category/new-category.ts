import type { LitElement, TemplateResult } from 'lit';

import type { Client } from '../../../client/index.js';
import type { Category } from '../../../client/listings/index.js';
import type { ResourceWords } from '../../parts/resource/resource-words.js';
import type { Trouble } from '../../parts/resource/resource-state.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { CategoryChoice } from '../form/listing-fields.js';
import type { CategoryPanel } from './category-panel.js';

/** The record of the listing that the category is for. */
interface ListingRecord {
  readonly client: Client | undefined;
  readonly language: string;
  readonly words: ResourceWords;
  readonly answer: { readonly categories: readonly CategoryChoice[] } | undefined;
  focus(selector: string): void;
  fail(code: Trouble['cause'], detail: string): void;
}

/** The way to a new category: its panel is loaded when the seller wants one. */
export class NewCategory {
  readonly #record: ListingRecord;
  readonly #element: LitElement;
  readonly #onCreated: (category: Category, news: string) => void;
  #panel: CategoryPanel | undefined;

  constructor(
    record: ListingRecord,
    element: LitElement,
    onCreated: (category: Category, news: string) => void,
  ) {
    this.#record = record;
    this.#element = element;
    this.#onCreated = onCreated;
  }

  /** The panel, while it is open. */
  template(): TemplateResult | undefined {
    return this.#panel?.render();
  }

  async open(): Promise<void> {
    const { CategoryPanel } = await import('./category-panel.js');
    const record = this.#record;
    this.#panel ??= new CategoryPanel(this.#element, {
      client: () => record.client,
      language: () => record.language,
      categories: () => record.answer?.categories ?? [],
      onCreated: (category, news) => {
        this.close();
        this.#onCreated(category, news);
      },
      onFailed: ({ cause, code }) => record.fail(cause, code),
      onCancel: () => {
        this.close();
        record.focus('#categoryId');
      },
      troubleText: (trouble) => troubleText(record.words, trouble),
    });
    record.focus('#category-name');
  }

  close(): void {
    this.#panel = undefined;
  }
}

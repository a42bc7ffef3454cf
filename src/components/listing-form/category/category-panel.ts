import { html, type LitElement, type TemplateResult } from 'lit';

import { ClientError, type Client } from '../../../client/index.js';
import { createCategory, type Category } from '../../../client/listings/index.js';
import { Words } from '../../base/words.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { troubleOf, type Trouble } from '../../parts/resource/resource-state.js';
import type { CategoryChoice } from '../form/listing-fields.js';
import { words as english } from '../../../words/compiled/listing-form/category/en.js';

const create = /*@__PURE__*/ proxyRow('listings', createCategory);

export interface CategoryPanelOptions {
  client(): Client | undefined;
  language(): string;
  categories(): readonly CategoryChoice[];
  onCreated(category: Category, news: string): void;
  onFailed(trouble: Trouble): void;
  onCancel(): void;
  troubleText(trouble: Trouble): string;
}

/** Makes a category beside the listing that is to be in it. Loaded when the seller wants one. */
export class CategoryPanel {
  readonly #host: LitElement;
  readonly #options: CategoryPanelOptions;
  readonly #words: Words<keyof typeof english>;
  #name = '';
  #parentId = '';
  #fault = '';
  #isBusy = false;

  constructor(host: LitElement, options: CategoryPanelOptions) {
    this.#host = host;
    this.#options = options;
    this.#words = new Words(host, () => options.language(), english);
  }

  render(): TemplateResult {
    const words = this.#words;
    return html`<div class="notice sub" part="category-panel" role="group" aria-label=${words.text('legend')}>
      <div class="field">
        <label for="category-name">${words.text('name')}</label>
        <input
          id="category-name"
          part="field"
          autocomplete="off"
          dir="auto"
          aria-invalid=${this.#fault !== ''}
          aria-describedby="category-fault"
          .value=${this.#name}
          @input=${(event: Event) => this.#type((event.target as HTMLInputElement).value)}
          @keydown=${this.#onKey}
        />
        <span class="fault" id="category-fault" part="error" aria-live="polite">${this.#fault}</span>
      </div>
      <div class="field">
        <label for="category-parent">${words.text('parent')}</label>
        <select
          id="category-parent"
          part="field"
          @change=${(event: Event) => (this.#parentId = (event.target as HTMLSelectElement).value)}
        >
          <option value="">${words.text('no-parent')}</option>
          ${this.#options.categories().map(({ id, name }) => html`<option value=${id}>${name}</option>`)}
        </select>
      </div>
      <div class="actions">
        <button type="button" part="create-category" aria-disabled=${this.#isBusy} @click=${this.#create}>
          ${words.text(this.#isBusy ? 'creating' : 'create')}
        </button>
        <button type="button" part="cancel-category" @click=${() => this.#options.onCancel()}>
          ${words.text('cancel')}
        </button>
      </div>
    </div>`;
  }

  #type(name: string): void {
    this.#name = name;
    this.#fault = '';
    this.#host.requestUpdate();
  }

  /** Enter means this panel and not the form around it. */
  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    void this.#create();
  };

  readonly #create = async (): Promise<void> => {
    const client = this.#options.client();
    const name = this.#name.trim();
    if (this.#isBusy || !client) return;
    if (!name || name.length > 100) return this.#blame(this.#words.text(name ? 'refused' : 'required'));
    this.#isBusy = true;
    this.#host.requestUpdate();
    try {
      const category = await client.call(create, {
        name,
        ...(this.#parentId && { parentId: this.#parentId }),
      });
      this.#options.onCreated(category, this.#words.text('created', { name: category.name }));
    } catch (error) {
      this.#fail(error);
    }
    this.#isBusy = false;
    this.#host.requestUpdate();
  };

  #fail(error: unknown): void {
    const trouble = troubleOf(error, navigator.onLine);
    const isAboutName = error instanceof ClientError && (error.status === 409 || error.status === 422);
    const code = isAboutName && error.code === 'slug-taken' ? 'slug-taken' : 'refused';
    const why = this.#options.troubleText(trouble);
    this.#blame(isAboutName ? this.#words.text(code) : this.#words.text('failed', { why }));
    this.#options.onFailed(trouble);
  }

  #blame(fault: string): void {
    this.#fault = fault;
    this.#host.requestUpdate();
    (this.#host.renderRoot as ShadowRoot).getElementById('category-name')?.focus();
  }
}

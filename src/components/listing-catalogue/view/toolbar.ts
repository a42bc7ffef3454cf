import { html, nothing, type TemplateResult } from 'lit';

import { LISTING_SORTS, type ListingSort } from '../../../facts/listing-sorts.js';
import { type CatalogueState, type Layout } from '../query/catalogue-state.js';
import type { CatalogueWords } from '../words/catalogue-words.js';

export interface Toolbar {
  readonly words: CatalogueWords;
  readonly state: CatalogueState;
  /** How many listings fit, in words; empty while that is not known. */
  readonly count: string;
  readonly isOpen: boolean;
  readonly hasFilters: boolean;
  onSearch(text: string): void;
  onSort(sort: ListingSort): void;
  onLayout(layout: Layout): void;
  onFilters(): void;
  /** The shopper is about to type. */
  onFocus(): void;
}

const layoutButton = ({ words, state, onLayout }: Toolbar, layout: Layout): TemplateResult =>
  html`<button
    type="button"
    class="icon ${layout}"
    part="layout"
    aria-pressed=${state.layout === layout}
    aria-label=${words.text(layout)}
    @click=${() => onLayout(layout)}
  ></button>`;

/** What a shopper looks for, and how it is shown. */
export function toolbar(bar: Toolbar): TemplateResult {
  const { words, state } = bar;
  return html`
    <form class="search" role="search" @submit=${(event: Event) => event.preventDefault()}>
      <input
        part="search"
        type="search"
        enterkeyhint="search"
        autocomplete="off"
        maxlength="200"
        dir="auto"
        aria-label=${words.text('search')}
        placeholder=${words.text('search')}
        .value=${state.search}
        @focus=${bar.onFocus}
        @input=${({ target }: Event) => bar.onSearch((target as HTMLInputElement).value)}
      />
    </form>
    ${
      bar.hasFilters
        ? html`<button
            type="button"
            class="filters"
            part="filters"
            aria-expanded=${bar.isOpen}
            aria-controls="facets"
            @click=${bar.onFilters}
          >
            ${words.text('filters')}
          </button>`
        : nothing
    }
    <span class="count" part="count">${bar.count}</span>
    <label class="sort"
      ><span>${words.text('sort')}</span>
      <select
        part="sort"
        @change=${({ target }: Event) => bar.onSort((target as HTMLSelectElement).value as ListingSort)}
      >
        ${LISTING_SORTS.map((sort) => html`<option value=${sort} ?selected=${sort === state.sort}>${words.text(sort)}</option>`)}
      </select></label
    >
    <span class="layouts" role="group" aria-label=${words.text('layout')}
      >${layoutButton(bar, 'grid')}${layoutButton(bar, 'list')}</span
    >
  </div>`;
}

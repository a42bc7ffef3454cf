import { html, noChange, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import { decimalOfTyped, typedOfDecimal } from './amount-field.js';
import { isFiltering, NO_FILTER, type OrderFilter } from '../order-filter.js';
import { statusText, type Showing } from '../showing.js';

export interface FilterPanel extends Showing {
  readonly filter: OrderFilter;
  /** Statuses that some orders have. */
  readonly statuses: readonly string[];
  /** Currency that amounts are typed in. */
  readonly currency: string;
  /** Fields in which something stands that is no amount. */
  readonly unfit: ReadonlySet<keyof OrderFilter>;
  onFilter(changes: Partial<OrderFilter>): void;
  onUnfit(field: keyof OrderFilter): void;
}

const valueOf = ({ target }: Event): string => (target as HTMLInputElement).value;

export function searchField({ words, filter, onFilter }: FilterPanel): TemplateResult {
  return html`<input
    part="search"
    type="search"
    autocomplete="off"
    maxlength="200"
    aria-label=${words.text('search')}
    placeholder=${words.text('search')}
    .value=${live(filter.search)}
    data-arrive
    @input=${(event: Event) => onFilter({ search: valueOf(event) })}
  />`;
}

function day(panel: FilterPanel, field: 'from' | 'to'): TemplateResult {
  const { words, filter, onFilter } = panel;
  return html`<label
    ><span>${words.text(field)}</span>
    <input
      part="field"
      type="date"
      min=${field === 'to' ? filter.from : ''}
      max=${field === 'from' ? filter.to : ''}
      .value=${live(filter[field])}
      @change=${(event: Event) => onFilter({ [field]: valueOf(event) })}
    />
  </label>`;
}

function amount(panel: FilterPanel, field: 'least' | 'most'): TemplateResult {
  const { words, language, filter, currency, unfit, onFilter, onUnfit } = panel;
  const isUnfit = unfit.has(field);
  const onTyped = (event: Event): void => {
    const decimal = decimalOfTyped(valueOf(event), currency, language);
    if (decimal === undefined) onUnfit(field);
    else onFilter({ [field]: decimal });
  };
  return html`<div>
    <label
      ><span>${words.text(field, { currency })}</span>
      <input
        part="field"
        inputmode="decimal"
        autocomplete="off"
        maxlength="20"
        aria-invalid=${isUnfit}
        aria-describedby=${isUnfit ? `${field}-error` : nothing}
        .value=${isUnfit ? noChange : live(typedOfDecimal(filter[field], currency, language))}
        @change=${onTyped}
      />
    </label>
    ${
      isUnfit
        ? html`<p class="field-error" id="${field}-error">${words.text('no-amount', { currency })}</p>`
        : nothing
    }
  </div>`;
}

/** Everything to narrow the list by, out of the way until somebody wants it. */
export function filterPanel(panel: FilterPanel): TemplateResult {
  const { words, filter, statuses, onFilter } = panel;
  const { status } = filter;
  const { search: _, ...others } = filter;
  const count = Object.values(others).filter(Boolean).length;
  const choices = !status || statuses.includes(status) ? statuses : [...statuses, status];
  return html`<details part="filters" class="filters" ?open=${count > 0}>
    <summary>
      ${words.text('filters')}${
        count > 0
          ? html` <span class="count">${new Intl.NumberFormat(panel.language).format(count)}</span>`
          : nothing
      }
    </summary>
    <div class="fields">
      <label
        ><span>${words.text('status')}</span>
        <select
          part="field"
          .value=${live(status)}
          @change=${(event: Event) => onFilter({ status: valueOf(event) })}
        >
          <option value="">${words.text('any-status')}</option>
          ${choices.map(
            (each) =>
              html`<option .value=${each} ?selected=${each === status}>${statusText(panel, each)}</option>`,
          )}
        </select>
      </label>
      ${day(panel, 'from')} ${day(panel, 'to')} ${amount(panel, 'least')} ${amount(panel, 'most')}
    </div>
    ${
      isFiltering(filter)
        ? html`<button type="button" class="plain" part="clear" @click=${() => onFilter(NO_FILTER)}>
            ${words.text('clear')}
          </button>`
        : nothing
    }
  </details>`;
}

import { html, noChange, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import { decimalOfTyped, typedOfDecimal } from '../amount/amount-field.js';
import { countText, type TableTexts } from './table-words.js';

/** What a table is narrowed by, as the address has it. An empty text asks for nothing. */
export type FilterValues = Readonly<Record<string, string>>;

interface Field {
  readonly name: string;
  readonly label: string;
}

interface Choice extends Field {
  readonly kind: 'choice';
  /** What is chosen at first: none of them. */
  readonly any: string;
  readonly choices: readonly string[];
  textOf(choice: string): string;
}

/** A day as the reader's calendar has it, `2026-11-21`. */
interface Day extends Field {
  readonly kind: 'day';
  readonly least?: string | undefined;
  readonly most?: string | undefined;
}

/** An amount as a decimal with a point, typed as the language writes it. */
interface Sum extends Field {
  readonly kind: 'amount';
  readonly currency: string;
}

export type FilterField = Choice | Day | Sum;

export interface FilterPanel extends TableTexts {
  /** What the field called `search` says that it looks for. */
  readonly search: string;
  readonly fields: readonly FilterField[];
  readonly filter: FilterValues;
  /** Fields in which something stands that is no amount. */
  readonly unfit: ReadonlySet<string>;
  onFilter(changes: FilterValues): void;
  onUnfit(field: string): void;
}

export const isNarrowed = (filter: object): boolean => Object.values(filter).some((value) => value !== '');

const valueOf = ({ target }: Event): string => (target as HTMLInputElement).value;

export const searchField = ({ search, filter, onFilter }: FilterPanel): TemplateResult =>
  html`<input
    part="search"
    type="search"
    autocomplete="off"
    maxlength="200"
    aria-label=${search}
    placeholder=${search}
    .value=${live(filter['search'] ?? '')}
    data-arrive
    @input=${(event: Event) => onFilter({ search: valueOf(event) })}
  />`;

function choiceView(
  { filter, onFilter }: FilterPanel,
  { name, any, choices, textOf }: Choice,
): TemplateResult {
  const chosen = filter[name] ?? '';
  const all = !chosen || choices.includes(chosen) ? choices : [...choices, chosen];
  return html`<select
    part="field"
    .value=${live(chosen)}
    @change=${(event: Event) => onFilter({ [name]: valueOf(event) })}
  >
    <option value="">${any}</option>
    ${all.map((each) => html`<option .value=${each} ?selected=${each === chosen}>${textOf(each)}</option>`)}
  </select>`;
}

const dayView = ({ filter, onFilter }: FilterPanel, { name, least, most }: Day): TemplateResult =>
  html`<input
    part="field"
    type="date"
    min=${least ?? ''}
    max=${most ?? ''}
    .value=${live(filter[name] ?? '')}
    @change=${(event: Event) => onFilter({ [name]: valueOf(event) })}
  />`;

function amountView(panel: FilterPanel, { name, currency }: Sum): TemplateResult {
  const { language, filter, unfit, onFilter, onUnfit } = panel;
  const isUnfit = unfit.has(name);
  const onTyped = (event: Event): void => {
    const decimal = decimalOfTyped(valueOf(event), currency, language);
    if (decimal === undefined) onUnfit(name);
    else onFilter({ [name]: decimal });
  };
  return html`<input
    part="field"
    inputmode="decimal"
    autocomplete="off"
    maxlength="20"
    aria-invalid=${isUnfit}
    aria-describedby=${isUnfit ? `${name}-error` : nothing}
    .value=${isUnfit ? noChange : live(typedOfDecimal(filter[name] ?? '', currency, language))}
    @change=${onTyped}
  />`;
}

function fieldView(panel: FilterPanel, field: FilterField): TemplateResult {
  const { words, unfit } = panel;
  const { kind, name, label } = field;
  const input =
    kind === 'choice'
      ? choiceView(panel, field)
      : kind === 'day'
        ? dayView(panel, field)
        : amountView(panel, field);
  return html`<div>
    <label><span>${label}</span> ${input}</label>
    ${
      kind === 'amount' && unfit.has(name)
        ? html`<p class="field-error" id="${name}-error">
            ${words.text('no-amount', { currency: field.currency })}
          </p>`
        : nothing
    }
  </div>`;
}

/** Everything to narrow a table by, out of the way until the reader wants it. */
export function filterPanel(panel: FilterPanel): TemplateResult {
  const { words, fields, filter, onFilter } = panel;
  const count = fields.filter(({ name }) => filter[name]).length;
  const empty = Object.fromEntries(Object.keys(filter).map((name) => [name, '']));
  return html`<details part="filters" class="filters" ?open=${count > 0}>
    <summary>
      ${words.text('filters')}${
        count > 0 ? html` <span class="count">${countText(panel, count)}</span>` : nothing
      }
    </summary>
    <div class="fields">${fields.map((field) => fieldView(panel, field))}</div>
    ${
      isNarrowed(filter)
        ? html`<button type="button" class="plain" part="clear" @click=${() => onFilter(empty)}>
            ${words.text('clear')}
          </button>`
        : nothing
    }
  </details>`;
}

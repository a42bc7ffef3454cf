import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';

import type { ListingFacet } from '../../../facts/listing-facets.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { conditionText } from '../../parts/listing/listing-words.js';
import { isolatedText, plainText } from '../../parts/listing/plain-text.js';
import type { FacetChoices } from '../local/narrow.js';
import {
  isField,
  narrowings,
  NOTHING_ASKED,
  without,
  type CatalogueState,
  type Narrowing,
} from '../query/catalogue-state.js';
import type { View } from '../source/view.js';
import type { CatalogueWords } from '../words/catalogue-words.js';
import { check, cross } from '../../parts/icons/signs.js';
import { choicesOf, withChoice, type Choice } from './choices.js';
import { facetStyles } from './facets.css.js';
import { PriceFilter, priceRangeText } from './price-filter.js';

export interface FacetPanelOptions {
  readonly words: CatalogueWords;
  language(): string;
  state(): CatalogueState;
  /** How many favourites this browser keeps. */
  favourites(): number;
  /** What the page has chosen and shoppers cannot: no facet of it is offered. */
  fixed(): { readonly category: string; readonly seller: string };
  onNarrow(changed: Partial<CatalogueState>): void;
  onClose(): void;
}

/** Choices that are shown before the shopper asks for all of them. */
const FEW = 6;

/** Filters with what each would leave, filters that are set, and ways out of an empty list. */
export class FacetPanel {
  readonly #host: ReactiveControllerHost & Element & { readonly renderRoot: Node };
  readonly #options: FacetPanelOptions;
  readonly #price: PriceFilter;
  readonly #whole = new Set<ListingFacet>();
  /** What ids are called, learnt from facets: an id says nothing to a shopper. */
  readonly #names = new Map<string, string>();

  constructor(
    host: ReactiveControllerHost & Element & { readonly renderRoot: Node },
    options: FacetPanelOptions,
  ) {
    this.#host = host;
    this.#options = options;
    this.#price = new PriceFilter(host, options);
    adoptStyles(host.renderRoot.firstChild ?? host.renderRoot, facetStyles);
  }

  facets(view: View | undefined): TemplateResult {
    this.#learn(view);
    const { words, fixed, onClose } = this.#options;
    const facets = view?.facets?.filter(({ field }) => !(field !== 'condition' && fixed()[field])) ?? [];
    return html`${this.#favourites()} ${facets.map((facet) => this.#facet(facet))}
      ${this.#price.template(view)}
      <button type="button" class="close" @click=${onClose}>${words.text('show-results')}</button>`;
  }

  /** What is set, each with a way to take it away. What is searched for stands in its field. */
  chips(view: View | undefined): TemplateResult | typeof nothing {
    this.#learn(view);
    const { words, state, onNarrow } = this.#options;
    const set = narrowings(state()).filter((each) => each !== 'search');
    const chips = set.flatMap((narrowing): { narrowing: Narrowing; choice?: string }[] =>
      isField(narrowing) ? state()[narrowing].map((choice) => ({ narrowing, choice })) : [{ narrowing }],
    );
    if (chips.length === 0) return nothing;
    return html`<ul class="chips" role="list">
      ${chips.map(({ narrowing, choice }) => {
        const filter =
          isField(narrowing) && choice ? this.#nameOf(narrowing, choice) : this.#textOf(narrowing);
        return html`<li>
          <button
            type="button"
            part="chip"
            aria-label=${words.text('remove', { filter })}
            @click=${() => onNarrow(without(state(), narrowing, choice))}
          >
            ${filter}${cross}
          </button>
        </li>`;
      })}
      ${chips.length > 1 ? html`<li>${this.#clear()}</li>` : nothing}
    </ul>`;
  }

  /** What to drop so that there is something again. */
  waysOut(view: View | undefined): TemplateResult {
    const { words, state, language, onNarrow } = this.#options;
    const number = new Intl.NumberFormat(language());
    const ways = view?.waysOut ?? narrowings(state()).map((narrowing) => ({ narrowing, count: undefined }));
    return html`<div class="ways">
      ${ways.map(({ narrowing, count }) => {
        const filter = this.#textOf(narrowing);
        return html`<button type="button" part="drop" @click=${() => onNarrow(without(state(), narrowing))}>
          ${count === undefined ? words.text('drop', { filter }) : words.text('drop-count', { filter, count: number.format(count) })}
        </button>`;
      })}
      ${narrowings(state()).length > 1 ? this.#clear() : nothing}
    </div>`;
  }

  #clear(): TemplateResult {
    const { words, onNarrow, state } = this.#options;
    const clear = (): void => onNarrow({ ...NOTHING_ASKED, sort: state().sort });
    return html`<button type="button" class="plain" part="clear" @click=${clear}>
      ${words.text('clear')}
    </button>`;
  }

  #learn(view: View | undefined): void {
    for (const { field, values } of view?.facets ?? [])
      for (const { value, label } of values) if (label) this.#names.set(`${field} ${value}`, label);
  }

  #textOf(narrowing: Narrowing): string {
    const { words, state, language } = this.#options;
    if (narrowing === 'favourites') return words.text('favourites');
    if (narrowing === 'search') return isolatedText(state().search, 60);
    if (narrowing === 'price') return priceRangeText(words, state(), language());
    const names = state()[narrowing].map((choice) => this.#nameOf(narrowing, choice));
    return new Intl.ListFormat(language(), { type: 'disjunction' }).format(names);
  }

  #nameOf(field: ListingFacet, value: string): string {
    const { words } = this.#options;
    if (field === 'condition') return conditionText(words, value);
    return isolatedText(this.#names.get(`${field} ${value}`) ?? value, 60);
  }

  #favourites(): TemplateResult | typeof nothing {
    const { words, state, favourites: countOf, onNarrow } = this.#options;
    const { favourites } = state();
    const count = countOf();
    if (count === 0 && !favourites) return nothing;
    const toggle = (): void => onNarrow({ favourites: !favourites });
    return html`<section class="facet" part="facet">
      ${this.#choice(words.text('favourites'), count, favourites, toggle)}
    </section>`;
  }

  #facet({ field, values }: FacetChoices): TemplateResult | typeof nothing {
    const { words, state, onNarrow } = this.#options;
    const chosen = state()[field];
    const offered = choicesOf(
      values.filter(({ count, value }) => count > 0 || chosen.includes(value)),
      chosen,
    );
    if (offered.length === 0) return nothing;
    const isWhole = this.#whole.has(field);
    const tops = offered.filter(({ depth }) => depth === 0);
    const few = new Set(tops.slice(0, FEW));
    // What is chosen is to be seen, wherever it stands, and so is all that stands around it.
    const isShown = (choice: Choice): boolean =>
      isWhole || choice.depth > 0 || few.has(choice) || this.#isSet(offered, choice, chosen);
    return html`<section class="facet" part="facet" aria-labelledby="facet-${field}">
      <h3 id="facet-${field}">${words.text(field)}</h3>
      <ul role="list">
        ${offered.filter(isShown).map(({ value: { value, count }, depth }) => {
          const press = (): void => onNarrow({ [field]: withChoice(values, chosen, value) });
          return html`<li class="depth-${Math.min(depth, 3)}">
            ${this.#choice(this.#nameOf(field, value), count, chosen.includes(value), press)}
          </li>`;
        })}
      </ul>
      ${tops.length > FEW ? this.#wholeButton(field, isWhole, tops.length) : nothing}
    </section>`;
  }

  /** Whether a choice is set, or one within it, which then stands right behind it. */
  #isSet(offered: readonly Choice[], choice: Choice, chosen: readonly string[]): boolean {
    const next = offered[offered.indexOf(choice) + 1];
    return chosen.includes(choice.value.value) || (next !== undefined && next.depth > choice.depth);
  }

  #choice(name: string, count: number, isChosen: boolean, onPress: () => void): TemplateResult {
    return html`<button type="button" class="choice" part="choice" aria-pressed=${isChosen} @click=${onPress}>
      <i>${isChosen ? check : nothing}</i><span>${plainText(name)}</span
      ><span class="quiet">${new Intl.NumberFormat(this.#options.language()).format(count)}</span>
    </button>`;
  }

  #wholeButton(field: ListingFacet, isWhole: boolean, count: number): TemplateResult {
    const { words, language } = this.#options;
    const toggle = (): void => {
      if (isWhole) this.#whole.delete(field);
      else this.#whole.add(field);
      this.#host.requestUpdate();
    };
    return html`<button type="button" class="plain" aria-expanded=${isWhole} @click=${toggle}>
      ${isWhole ? words.text('fewer-choices') : words.text('more-choices', { count: new Intl.NumberFormat(language()).format(count) })}
    </button>`;
  }
}

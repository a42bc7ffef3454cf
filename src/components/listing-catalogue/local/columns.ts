import { minorDigits } from '../../../client/index.js';
import type { Listing } from '../../../client/listings/index.js';
import { fold } from '../../../client/listings/fold.js';
import { isMinorUnits } from '../../parts/listing/price.js';
import type { Column } from './search-index.js';

/** A column of texts with what stands behind each: its value in a query, and its name on screen. */
export interface NamedColumn extends Column {
  readonly values: readonly string[];
  readonly labels: readonly string[];
}

/** Everything a list can be narrowed by, a column for each, so that counting 100,000 listings touches no object. */
export interface Columns {
  readonly category: NamedColumn;
  readonly seller: NamedColumn;
  readonly condition: NamedColumn;
  readonly currency: NamedColumn;
  /** Minor units; `NaN` where there is no valid price. */
  readonly prices: Float64Array;
  /** The number of the category that each category is within, where a listing stands in that one itself. */
  readonly parents: readonly (number | undefined)[];
  /** The numbers of all of those that are above each. */
  readonly ancestors: readonly (readonly number[])[];
  /** Numbers of the categories that are one of some, by their ids, or within one. */
  within(categories: readonly string[]): ReadonlySet<number>;
}

class ColumnMaker {
  readonly codes: Uint32Array;
  readonly values: string[] = [];
  readonly labels: string[] = [];
  readonly #numbers = new Map<string, number>();

  constructor(length: number) {
    this.codes = new Uint32Array(length);
  }

  set(place: number, value: string, label: string): void {
    let number = this.#numbers.get(value);
    if (number === undefined) {
      number = this.values.push(value) - 1;
      this.labels.push(label);
      this.#numbers.set(value, number);
    }
    this.codes[place] = number;
  }

  numberOf(value: string | undefined): number | undefined {
    return value === undefined ? undefined : this.#numbers.get(value);
  }

  get column(): NamedColumn {
    const { codes, values, labels } = this;
    return { codes, values, labels, folded: labels.map(fold) };
  }
}

export function columnsOf(listings: readonly Listing[]): Columns {
  const make = (): ColumnMaker => new ColumnMaker(listings.length);
  const [category, seller, condition, currency] = [make(), make(), make(), make()];
  const prices = new Float64Array(listings.length);
  const parentIds: (string | undefined)[] = [];
  /** Whether a currency, by its number, is one: to look that up for each price takes longer than all the rest. */
  const isKnown: boolean[] = [];
  for (let place = 0; place < listings.length; place++) {
    const listing = listings[place]!;
    category.set(place, listing.category.id, listing.category.name);
    parentIds[category.codes[place] ?? 0] ??= listing.category.parentId;
    seller.set(place, listing.seller.id, listing.seller.name);
    condition.set(place, listing.condition, '');
    currency.set(place, listing.price.currency, '');
    const { value } = listing.price;
    const isPriced = (isKnown[currency.codes[place]!] ??= minorDigits(listing.price.currency) !== undefined);
    prices[place] = isPriced && isMinorUnits(value) ? value : Number.NaN;
  }
  const parents = parentIds.map((id) => category.numberOf(id));
  const ancestors = parents.map((_, number) => ancestorsOf(parents, number));
  return {
    category: category.column,
    seller: seller.column,
    condition: condition.column,
    currency: currency.column,
    prices,
    parents,
    ancestors,
    within: (ids) => {
      const isAsked = (number: number): boolean =>
        ids.includes(category.values[number]!) || ids.includes(parentIds[number] ?? '');
      const numbers = category.values.flatMap((_, number) =>
        [number, ...ancestors[number]!].some(isAsked) ? [number] : [],
      );
      return new Set(numbers);
    },
  };
}

/** From the nearest up. Categories that are said to be within each other end where they begin. */
function ancestorsOf(parents: readonly (number | undefined)[], number: number): number[] {
  const above: number[] = [];
  for (let at = parents[number]; at !== undefined && at !== number && !above.includes(at); at = parents[at])
    above.push(at);
  return above;
}

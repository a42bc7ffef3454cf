import type { FacetValue } from '../../../client/listings/index.js';

/** A choice as it stands in its filter. */
export interface Choice {
  readonly value: FacetValue;
  /** How many choices it is within. */
  readonly depth: number;
}

/** Ids of the choices that one is within, from the nearest up. */
function above(values: readonly FacetValue[], value: string): string[] {
  const parents = new Map(values.map((each) => [each.value, each.parent]));
  const found: string[] = [];
  for (let at = parents.get(value); at !== undefined && parents.has(at); at = parents.get(at)) {
    if (found.includes(at) || at === value) return [];
    found.push(at);
  }
  return found;
}

/**
 * The choices to show, each followed by those within it where it, or one of those, is set: a shopper narrows from the whole
 * to the part. What is within nothing that is there stands by itself.
 */
export function choicesOf(values: readonly FacetValue[], chosen: readonly string[]): Choice[] {
  const isOpen = new Set(chosen.flatMap((value) => [value, ...above(values, value)]));
  const paths = new Map(values.map(({ value }) => [value, above(values, value)]));
  const within = (parent: string | undefined, depth: number): Choice[] =>
    values
      .filter(({ value }) => paths.get(value)?.[0] === parent)
      .flatMap((value) => [
        { value, depth },
        ...(isOpen.has(value.value) ? within(value.value, depth + 1) : []),
      ]);
  return within(undefined, 0);
}

/** What is set once a choice was pressed. A part takes the place of its whole, and a whole that of its parts. */
export function withChoice(
  values: readonly FacetValue[],
  chosen: readonly string[],
  value: string,
): string[] {
  if (chosen.includes(value)) return chosen.filter((each) => each !== value);
  const own = above(values, value);
  const others = chosen.filter((each) => !own.includes(each) && !above(values, each).includes(value));
  return [...others, value];
}

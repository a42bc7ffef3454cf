import type { PaletteResult } from '../events.js';
import type { Found } from '../sources/source.js';

/** One line that can be chosen. */
export interface Choice {
  readonly result: PaletteResult;
  readonly title: string;
  /** What else it goes by. */
  readonly about?: string | undefined;
  /** What was found, with where it stands. */
  readonly found?: Found | undefined;
}

/** Lines under one heading. */
export interface ChoiceGroup {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly hasMore: boolean;
}

export const keyOf = ({ result: { kind, element, reference } }: Choice): string =>
  `${kind}/${element}/${reference}`;

export const allOf = (groups: readonly ChoiceGroup[]): readonly Choice[] =>
  groups.flatMap(({ choices }) => choices);

/** The same without what stands there already: two rows may find one thing. */
export function withoutTwins(choices: readonly Choice[]): readonly Choice[] {
  const byKey = new Map<string, Choice>();
  for (const choice of choices) byKey.set(keyOf(choice), choice);
  return [...byKey.values()];
}

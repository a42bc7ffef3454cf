import { isSame, keyOf, type Place, type TerminalRow } from '../panel/places.js';
import type { Seen } from '../panel/status.js';

/** Where terminals come from, and what moving them does, in numbers of terminals. */
export interface Effects {
  readonly from: readonly { readonly place: Place; readonly count: number }[];
  /** From an inventory: they move at once. */
  readonly atOnce: number;
  /** In use: they restart, and cannot be used until they call home. */
  readonly restarting: number;
  /** Of those, the ones not seen for over a week: they move when they are switched on. */
  readonly off: number;
  /** They are there already. */
  readonly there: number;
}

/** What a move would do. `seenOf` says nothing of terminals whose details are not known. */
export function effectsOf(
  rows: readonly TerminalRow[],
  to: Place | undefined,
  seenOf: (id: string) => Seen | undefined,
): Effects {
  const from = new Map<string, { place: Place; count: number }>();
  for (const { place } of rows) {
    const known = from.get(keyOf(place)) ?? { place, count: 0 };
    known.count++;
    from.set(keyOf(place), known);
  }
  const leaving = rows.filter(({ place }) => !to || !isSame(place, to));
  const boarded = leaving.filter(({ place: { kind } }) => kind === 'in-use' || kind === 'store');
  return {
    from: [...from.values()],
    atOnce: leaving.length - boarded.length,
    restarting: boarded.length,
    off: boarded.filter(({ id }) => seenOf(id)?.kind === 'off').length,
    there: rows.length - leaving.length,
  };
}

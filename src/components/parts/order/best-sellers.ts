import type { Sale } from '../../../client/operator/index.js';

/** What one listing brought. */
export interface Best {
  readonly listingId: string;
  /** Its latest title: sales come latest first. */
  readonly title: string;
  readonly pieces: number;
  /** Minor units. */
  readonly value: number;
}

/** What brought most, first; of two that brought the same, what sold more pieces. All sales are of one currency. */
export function bestOf(sales: readonly Sale[], most: number): readonly Best[] {
  const found = new Map<string, Best>();
  for (const { listingId, title, quantity, total } of sales.flatMap(({ lines }) => lines)) {
    const known = found.get(listingId) ?? { listingId, title, pieces: 0, value: 0 };
    found.set(listingId, {
      ...known,
      pieces: known.pieces + quantity,
      value: known.value + total.value,
    });
  }
  return [...found.values()]
    .toSorted((one, other) => other.value - one.value || other.pieces - one.pieces)
    .slice(0, most);
}

import type { Facet } from '../../client/listings/index.js';

/** Searches whose counts are kept. */
const MOST_KEPT = 500;

export interface Counts {
  readonly total: number;
  readonly facets: Facet[];
}

/** Counts of searches, for as long as the catalogue stays at the version at which they were counted. */
export class KeptCounts {
  #version: unknown;
  readonly #kept = new Map<string, Promise<Counts>>();

  /** Counts once for all who ask at the same time; a count that fails is not kept. */
  get(version: unknown, search: string, count: () => Promise<Counts>): Promise<Counts> {
    if (version !== this.#version) this.#kept.clear();
    this.#version = version;
    const known = this.#kept.get(search);
    const counts = known ?? count();
    // The search that was asked for last is the last to go.
    this.#kept.delete(search);
    this.#kept.set(search, counts);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size > MOST_KEPT) this.#kept.delete(oldest);
    if (!known)
      counts.catch(() => {
        if (this.#kept.get(search) === counts) this.#kept.delete(search);
      });
    return counts;
  }
}

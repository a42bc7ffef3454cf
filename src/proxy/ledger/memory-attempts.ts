import type { Attempt } from './attempt.js';
import { isListed, type AttemptSearch } from './attempt-search.js';
import { MemoryTellings } from './memory-tellings.js';

type Place = Pick<Attempt, 'begunAt' | 'reference'>;

/** The order of a list; two that began at the same moment are told apart by their references. */
const isLater = (a: Place, b: Place): boolean =>
  a.begunAt > b.begunAt || (a.begunAt === b.begunAt && a.reference > b.reference);

/** The attempts of a ledger in memory, as they are looked for. */
export class MemoryAttempts extends MemoryTellings {
  async find(key: string): Promise<Attempt | undefined> {
    return this.attempts.get(key);
  }

  async findByReference(reference: string): Promise<Attempt | undefined> {
    return [...this.attempts.values()].find((attempt) => attempt.reference === reference);
  }

  async findByPspReference(pspReference: string): Promise<Attempt | undefined> {
    return [...this.attempts.values()].find((attempt) => attempt.pspReference === pspReference);
  }

  async findByOrder(order: string, owners: readonly string[]): Promise<Attempt | undefined> {
    const own = this.ofOrder(order).filter(({ owner, isFenced }) => owners.includes(owner) && !isFenced);
    const latest = (leg: Attempt['leg']) => own.findLast((attempt) => attempt.leg === leg);
    return latest('open') ?? latest('authorised') ?? own.at(-1);
  }

  async partsOf(order: string): Promise<readonly Attempt[]> {
    const parts = this.ofOrder(order).filter(({ leg }) => leg === 'authorised');
    return parts.toSorted((a, b) => (a.settledAt ?? 0) - (b.settledAt ?? 0) || a.begunAt - b.begunAt);
  }

  async list({ after, limit, ...filter }: AttemptSearch): Promise<readonly Attempt[]> {
    return [...this.attempts.values()]
      .filter((attempt) => isListed(attempt, filter) && (!after || isLater(after, attempt)))
      .toSorted((a, b) => (isLater(a, b) ? -1 : 1))
      .slice(0, limit);
  }

  async unsettled(before: number): Promise<readonly Attempt[]> {
    return [...this.attempts.values()].filter(({ leg, workedAt }) => leg === 'open' && workedAt < before);
  }

  protected ofOrder(order: string): Attempt[] {
    return [...this.attempts.values()].filter((attempt) => attempt.order === order);
  }
}

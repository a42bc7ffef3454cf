import type { Outcome } from '../../client/index.js';
import {
  legAfter,
  type Attempt,
  type Begun,
  type DetailsCall,
  type Ledger,
  type NewAttempt,
  type Rejection,
  type Settlement,
} from './ledger.js';

interface Details {
  readonly key: string;
  readonly state: 'open' | 'lost' | 'ended';
  readonly at: number;
  readonly rejection?: Rejection | undefined;
}

/** A ledger that a restart forgets, for stories, tests and the sandbox. Live refuses it. */
export const memoryLedger = (): Ledger => new MemoryLedger();

class MemoryLedger implements Ledger {
  readonly durable = false;
  readonly #attempts = new Map<string, Attempt>();
  readonly #details = new Map<string, Details>();
  readonly #told = new Map<string, Outcome>();

  async begin({ at, orderValue, ...attempt }: NewAttempt): Promise<Begun> {
    const known = this.#attempts.get(attempt.key);
    if (known) return { kind: 'known', attempt: known };
    const legs = this.#ofOrder(attempt.order);
    if (legs.some(({ leg }) => leg === 'open')) return { kind: 'attempt-open' };
    const authorised = legs.filter(({ leg }) => leg === 'authorised');
    const paid = authorised.reduce((sum, { amount }) => sum + amount.value, 0);
    if (authorised.length > 0 && (paid >= orderValue || paid + attempt.amount.value > orderValue))
      return { kind: 'order-paid' };
    const begun: Attempt = {
      ...attempt,
      state: 'open',
      outcome: 'unknown',
      leg: 'open',
      facts: {},
      workedAt: at,
    };
    this.#attempts.set(begun.key, begun);
    return { kind: 'begun', attempt: begun };
  }

  async settle(key: string, { at, ...settlement }: Settlement): Promise<Attempt | undefined> {
    const attempt = this.#attempts.get(key);
    if (attempt?.leg !== 'open') return attempt;
    const settled: Attempt = {
      ...attempt,
      ...settlement,
      pspReference: settlement.pspReference ?? attempt.pspReference,
      state: 'settled',
      leg: legAfter(settlement),
      settledAt: at,
    };
    this.#attempts.set(key, settled);
    return settled;
  }

  async find(key: string): Promise<Attempt | undefined> {
    return this.#attempts.get(key);
  }

  async findByReference(reference: string): Promise<Attempt | undefined> {
    return [...this.#attempts.values()].find((attempt) => attempt.reference === reference);
  }

  async findByOrder(order: string, owners: readonly string[]): Promise<Attempt | undefined> {
    const own = this.#ofOrder(order).filter(({ owner }) => owners.includes(owner));
    return own.find(({ leg }) => leg !== 'released') ?? own.at(-1);
  }

  async beginDetails({ digest, key, at, lostBefore }: DetailsCall): Promise<boolean> {
    const attempt = this.#attempts.get(key);
    const known = this.#details.get(digest);
    const isLost =
      known?.key === key && (known.state === 'lost' || (known.state === 'open' && known.at < lostBefore));
    const isAwaited = !known && attempt?.state === 'settled' && attempt.outcome === 'action-required';
    if (attempt?.leg !== 'open' || !(isLost || isAwaited)) return false;
    this.#attempts.set(key, { ...attempt, state: 'open', workedAt: at });
    this.#details.set(digest, { key, state: 'open', at });
    return true;
  }

  async findDetails(digest: string): Promise<Details | undefined> {
    return this.#details.get(digest);
  }

  async endDetails(
    digest: string,
    { lost, rejection }: { lost?: boolean; rejection?: Rejection },
  ): Promise<void> {
    const details = this.#details.get(digest);
    if (!details) return;
    this.#details.set(digest, { ...details, state: lost ? 'lost' : 'ended', rejection });
    const attempt = this.#attempts.get(details.key);
    if (attempt?.state === 'open') this.#attempts.set(details.key, { ...attempt, state: 'settled' });
  }

  async untold(): Promise<readonly Attempt[]> {
    return [...this.#attempts.values()].filter(
      ({ key, state, outcome }) =>
        state === 'settled' && outcome !== 'action-required' && this.#told.get(key) !== outcome,
    );
  }

  async told(key: string, outcome: Outcome): Promise<void> {
    this.#told.set(key, outcome);
  }

  async close(): Promise<void> {}

  #ofOrder(order: string): Attempt[] {
    return [...this.#attempts.values()].filter((attempt) => attempt.order === order);
  }
}

import type { Outcome } from '../../client/index.js';
import type { BegunIntent, Intent, IntentEnd, NewIntent } from './intent.js';
import {
  legAfter,
  type Attempt,
  type AttemptSearch,
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
  readonly #remembered = new Map<string, string>();
  readonly #intents = new Map<string, Intent & { readonly isDoubtful: boolean }>();

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
      begunAt: at,
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

  async list({ search = '', after, limit }: AttemptSearch): Promise<readonly Attempt[]> {
    return [...this.#attempts.values()]
      .filter((attempt) => !after || isLater(after, attempt))
      .filter(({ order, reference, pspReference = '' }) =>
        [order, reference, pspReference].some((name) => name.startsWith(search)),
      )
      .toSorted((a, b) => (isLater(a, b) ? -1 : 1))
      .slice(0, limit);
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

  async remember(kind: string, key: string, value: string): Promise<string> {
    const name = JSON.stringify([kind, key]);
    const known = this.#remembered.get(name) ?? value;
    this.#remembered.set(name, known);
    return known;
  }

  async recall(kind: string, key: string): Promise<string | undefined> {
    return this.#remembered.get(JSON.stringify([kind, key]));
  }

  async beginIntent({ at, ...intent }: NewIntent, lostBefore: number): Promise<BegunIntent> {
    const known = this.#intents.get(intent.id);
    const isLost = known?.state === 'open' && known.workedAt < lostBefore;
    const isAgain = known?.state === 'unsent' || known?.state === 'unknown' || isLost;
    if (known && !(isAgain && known.fingerprint === intent.fingerprint))
      return { kind: 'known', intent: known };
    const isDoubtful = known !== undefined && (known.isDoubtful || known.state !== 'unsent');
    const again = { ...(known ?? { ...intent, begunAt: at }), workedAt: at, endedAt: undefined };
    const begun = { ...again, state: 'open', isDoubtful } as const;
    this.#intents.set(intent.id, begun);
    return { kind: 'begun', intent: begun };
  }

  async endIntent(id: string, { at, state, receipt, refusal }: IntentEnd): Promise<void> {
    const intent = this.#intents.get(id);
    const isAnswer = state === 'answered' && intent?.state !== 'answered';
    if (!intent || !(isAnswer || intent.state === 'open')) return;
    const known = intent.isDoubtful && state !== 'answered' ? 'unknown' : state;
    this.#intents.set(id, { ...intent, state: known, receipt, refusal, endedAt: at });
  }

  async findIntent(id: string): Promise<Intent | undefined> {
    return this.#intents.get(id);
  }

  async findIntents(subjects: readonly string[]): Promise<readonly Intent[]> {
    return [...this.#intents.values()]
      .filter(({ subject }) => subjects.includes(subject))
      .toSorted((a, b) => a.begunAt - b.begunAt);
  }

  async close(): Promise<void> {}

  #ofOrder(order: string): Attempt[] {
    return [...this.#attempts.values()].filter((attempt) => attempt.order === order);
  }
}

type Place = Pick<Attempt, 'begunAt' | 'reference'>;

/** The order of a list; two that began at the same moment are told apart by their references. */
const isLater = (a: Place, b: Place): boolean =>
  a.begunAt > b.begunAt || (a.begunAt === b.begunAt && a.reference > b.reference);

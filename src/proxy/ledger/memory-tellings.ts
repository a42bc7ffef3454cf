import type { Amount, Outcome } from '../../client/index.js';
import { CLOCK_SLACK } from './ledger.js';
import { methodFacts, type Attempt } from './attempt.js';
import { isListed, type AttemptFilter, type AttemptWords } from './attempt-search.js';
import { countAll, type Counted, type CountStore } from './count.js';
import { MemoryEvents } from './memory-events.js';
import {
  reversedTelling,
  settledTelling,
  type Backlog,
  type BegunTelling,
  type NewReversal,
  type Telling,
  type TellingStore,
  type TellingEnd,
  type TellingSearch,
} from './telling.js';

interface Kept extends Omit<Telling, 'attempt'> {
  readonly order: string;
  readonly reference: string;
  readonly heldUntil: number;
  readonly dueAt: number;
  readonly triedAt: number;
  readonly isDead: boolean;
}

/** What is left out of an attempt whose shopper is forgotten. */
export const ERASED = { owner: '', facts: {}, donation: undefined };

const authorisedOf = ({ amount, authorised }: Attempt): Amount => ({ ...amount, value: authorised });
const distinct = (words: readonly string[]): readonly string[] => [...new Set(words)].toSorted();

/** Attempts, and events that hooks have not accepted yet, until a restart forgets them. */
export class MemoryTellings extends MemoryEvents implements TellingStore, CountStore {
  protected readonly attempts = new Map<string, Attempt>();
  readonly #kept = new Map<string, Kept>();

  async forgetDonations(which: string | number): Promise<void> {
    for (const [key, attempt] of this.attempts)
      if (key === which || (typeof which === 'number' && (attempt.settledAt ?? which) < which))
        this.attempts.set(key, { ...attempt, donation: undefined });
  }

  async countPayments(filter: AttemptFilter): Promise<readonly Counted[]> {
    const tried = [...this.attempts.values()].filter((attempt) => isListed(attempt, filter));
    const paid = tried.filter(({ leg }) => leg === 'authorised');
    return countAll([
      ...tried.map((each) => ({ name: 'tried', amount: each.amount, since: each.begunAt })),
      ...paid.map((each) => ({ name: 'paid', amount: authorisedOf(each), since: each.begunAt })),
    ]);
  }

  async wordsOfPayments(): Promise<AttemptWords> {
    const tried = [...this.attempts.values()].filter(({ isFenced }) => !isFenced);
    return {
      currencies: distinct(tried.map(({ amount }) => amount.currency)),
      methods: distinct(tried.flatMap((attempt) => methodFacts(attempt).brand ?? [])),
    };
  }

  async keepReversal({ reference, order, pspReference, at }: NewReversal): Promise<void> {
    const id = reversedTelling(pspReference);
    const fresh = { tries: 0, heldUntil: 0, dueAt: 0, triedAt: 0, isDead: false, since: at };
    if (!this.#kept.has(id))
      this.#kept.set(id, { id, hook: 'onReversed', reference, order, pspReference, ...fresh });
  }

  async beginTellings({ at, until, order, limit }: TellingSearch): Promise<readonly Telling[]> {
    const reversals = [...this.#kept.values()].filter(({ hook, isDead }) => hook === 'onReversed' && !isDead);
    return [...this.#nextOutcomes(), ...reversals]
      .filter((one) => one.heldUntil <= at && one.dueAt <= at && (order === undefined || one.order === order))
      .toSorted((a, b) => a.tries - b.tries || a.since - b.since)
      .slice(0, limit)
      .flatMap((one) => {
        const begun = { ...one, tries: one.tries + 1, heldUntil: until, triedAt: at };
        this.#kept.set(one.id, begun);
        return this.#withAttempt(begun);
      });
  }

  async endTelling({ id, hook, attempt, outcome }: BegunTelling, end: TellingEnd): Promise<void> {
    const kept = this.#kept.get(id);
    const stands = this.attempts.get(attempt.key);
    if (end === 'told') {
      this.#kept.delete(id);
      if (hook === 'onSettled' && stands && stands.outcome === outcome)
        this.attempts.set(attempt.key, { ...stands, told: outcome });
    } else if (kept)
      this.#kept.set(id, {
        ...kept,
        heldUntil: 0,
        ...(end === 'dead' ? { isDead: true } : { dueAt: end.again }),
      });
  }

  async deadTellings(reference?: string): Promise<readonly Telling[]> {
    return [...this.#kept.values()]
      .filter((one) => one.isDead && (reference === undefined || one.reference === reference))
      .toSorted((a, b) => a.since - b.since)
      .flatMap((one) => this.#withAttempt(one))
      .filter(({ hook, outcome, attempt }) => hook === 'onReversed' || outcome === attempt.outcome);
  }

  async reviveTelling({ id, hook, attempt, since }: Telling): Promise<boolean> {
    const kept = this.#kept.get(id);
    const isOvertaken = [...this.attempts.values()].some(
      (other) =>
        other.order === attempt.order &&
        other.key !== attempt.key &&
        !other.isFenced &&
        other.told !== undefined &&
        (other.settledAt ?? 0) > since,
    );
    if (hook === 'onSettled' && isOvertaken) return false;
    if (kept) this.#kept.set(id, { ...kept, isDead: false, tries: 0, dueAt: 0, heldUntil: 0 });
    return true;
  }

  async backlog(): Promise<Backlog> {
    const kept = [...this.#kept.values()];
    const waiting = kept.filter(({ hook, isDead }) => hook === 'onReversed' && !isDead);
    const untold = [...this.#untold(), ...waiting];
    const unknown = [...this.attempts.values()].filter(
      ({ leg, outcome, state }) => leg === 'open' && (state === 'open' || outcome === 'unknown'),
    );
    return {
      untold: untold.length,
      untoldSince: leastOf(untold.map(({ since }) => since)),
      dead: (await this.deadTellings()).length,
      unknown: unknown.length,
      unknownSince: leastOf(unknown.map(({ workedAt }) => workedAt)),
    };
  }

  protected followTellings(now: number): void {
    for (const [id, kept] of this.#kept) {
      const { dueAt, heldUntil, triedAt } = kept;
      if (triedAt <= now + CLOCK_SLACK) continue;
      const moved = (until: number): number => until - triedAt + now;
      this.#kept.set(id, { ...kept, triedAt: now, dueAt: moved(dueAt), heldUntil: moved(heldUntil) });
    }
  }

  /** Outcomes to tell, dead letters left out. */
  #untold(): Kept[] {
    return [...this.attempts.values()].flatMap((attempt) => {
      const { key, state, outcome, told, order, reference, settledAt: since = 0 } = attempt;
      if (state !== 'settled' || outcome === 'action-required' || told === outcome) return [];
      const id = settledTelling(key);
      const kept = this.#kept.get(id);
      if (kept?.outcome === outcome) return kept.isDead ? [] : [kept];
      const { heldUntil = 0, triedAt = 0 } = kept ?? {};
      const fresh = { tries: 0, dueAt: 0, isDead: false, heldUntil, triedAt };
      return [{ id, hook: 'onSettled', order, reference, outcome, since, ...fresh }];
    });
  }

  /** The first of each order. */
  #nextOutcomes(): Kept[] {
    const first = new Map<string, Kept>();
    for (const one of this.#untold()) {
      const other = first.get(one.order);
      if (!other || one.since < other.since) first.set(one.order, one);
    }
    return [...first.values()];
  }

  #withAttempt({ reference, ...kept }: Kept): Telling[] {
    const attempt = [...this.attempts.values()].find((one) => one.reference === reference);
    const { id, hook, tries, since, pspReference } = kept;
    const outcome: Outcome | undefined = kept.outcome;
    return attempt ? [{ id, hook, attempt, outcome, pspReference, tries, since }] : [];
  }
}

const leastOf = (moments: readonly number[]): number | undefined =>
  moments.length === 0 ? undefined : Math.min(...moments);

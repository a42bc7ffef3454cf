import type { Amount } from '../../client/index.js';
import {
  authorisedBy,
  CLOCK_SLACK,
  CANCEL_REQUESTED,
  legAfter,
  NOT_SENT,
  type Begun,
  type DetailsCall,
  type Ledger,
  type OrderStanding,
  type Reservation,
  type Settlement,
} from './ledger.js';
import type { Attempt, NewAttempt, Rejection } from './attempt.js';
import { MemoryAttempts } from './memory-attempts.js';
import { ERASED } from './memory-tellings.js';

/** How an attempt stands that was ended before it was sent. */
const NEVER_SENT = {
  isFenced: true,
  state: 'settled',
  outcome: 'cancelled',
  leg: 'released',
  facts: { reason: NOT_SENT },
  told: 'cancelled',
} as const;

interface Details {
  readonly key: string;
  /** Nothing once it has ended. */
  readonly state: 'open' | 'lost' | undefined;
  readonly at: number;
  readonly rejection?: Rejection | undefined;
}

/** A ledger that a restart forgets, for stories, tests and the sandbox. Live refuses it. */
export const memoryLedger = (): Ledger => new MemoryLedger();

class MemoryLedger extends MemoryAttempts implements Ledger {
  readonly durable = false;
  readonly #attempts = this.attempts;
  readonly #details = new Map<string, Details>();
  readonly #remembered = new Map<string, string>();
  /** Price of each order, as it was last asked for. */
  readonly #values = new Map<string, number>();
  /** Which call began an attempt. */
  readonly #tickets = new Map<string, string | undefined>();
  readonly #reservations = new Map<string, Reservation>();
  /** Orders that are paid, though their attempts were purged. */
  readonly #paid = new Set<string>();

  async begin(attempt: NewAttempt): Promise<Begun> {
    const { key, order, orderValue, amount, envelopes } = attempt;
    const known = this.#attempts.get(key);
    if (known) return { kind: 'known', attempt: known };
    if (envelopes && !this.isUsable({ ...envelopes, by: key })) return { kind: 'envelope-used' };
    const { authorised, isPaid, openAttempt } = this.#standing(order);
    if (isPaid) return { kind: 'order-paid' };
    if (openAttempt !== undefined) return { kind: 'attempt-open' };
    if ((attempt.paidBefore ?? authorised) !== authorised) return { kind: 'amount-changed' };
    const rest = orderValue - authorised - amount.value;
    const isSameCurrency = this.ofOrder(order).every(
      (leg) => leg.authorised === 0 || leg.amount.currency === amount.currency,
    );
    if (rest < 0 || !isSameCurrency) return { kind: 'order-paid' };
    if (envelopes) this.use({ ...envelopes, by: key });
    this.#tickets.set(key, attempt.ticket);
    return { kind: 'begun', attempt: this.#write(attempt, { rest }) };
  }

  async fence(attempt: NewAttempt): Promise<Attempt> {
    const known = this.#attempts.get(attempt.key);
    if (known) return known;
    return this.#write(attempt, { ...NEVER_SENT, settledAt: attempt.at });
  }

  async withdraw(attempt: NewAttempt): Promise<void> {
    const { key, ticket, at } = attempt;
    const known = await this.fence(attempt);
    if (ticket === undefined || known.state !== 'open' || this.#tickets.get(key) !== ticket) return;
    this.#attempts.set(key, { ...known, ...NEVER_SENT, settledAt: at });
    this.disuse(key);
  }

  async reserve(reservation: Reservation): Promise<void> {
    this.#reservations.set(JSON.stringify([reservation.owner, reservation.order]), reservation);
  }

  async findReserved(order: string, owners: readonly string[]): Promise<string | undefined> {
    const found = owners.map((owner) => this.#reservations.get(JSON.stringify([owner, order])));
    return found.find((one) => one && !this.#attempts.has(one.key))?.key;
  }

  async findOrder(order: string): Promise<OrderStanding | undefined> {
    const isKnown = this.#paid.has(order) || this.ofOrder(order).length > 0;
    return isKnown ? this.#standing(order) : undefined;
  }

  async settle(key: string, settlement: Settlement): Promise<Attempt | undefined> {
    const attempt = this.#attempts.get(key);
    if (attempt?.leg !== 'open') return attempt;
    const leg = legAfter(settlement);
    const pspReference = settlement.pspReference ?? attempt.pspReference;
    if (attempt.facts.reason === CANCEL_REQUESTED && leg === 'authorised') {
      const approved: Attempt = { ...attempt, pspReference, facts: { ...attempt.facts, isApproved: true } };
      this.#attempts.set(key, approved);
      return approved;
    }
    if (attempt.facts.isApproved && leg === 'open') return attempt;
    const { at, authorised: _, ...facts } = settlement;
    const settled: Attempt = {
      ...attempt,
      ...facts,
      pspReference,
      state: 'settled',
      leg,
      authorised: authorisedBy(settlement, attempt.amount),
      settledAt: at,
    };
    this.#attempts.set(key, settled);
    if (settled.outcome !== 'unknown')
      for (const [digest, details] of this.#details)
        if (details.key === key && details.state === 'open')
          this.#details.set(digest, { ...details, state: undefined });
    return settled;
  }

  async cover(order: string, { value, currency }: Amount, at: number): Promise<Attempt | undefined> {
    const standing = this.#standing(order);
    const last = this.ofOrder(order).findLast(({ leg }) => leg === 'authorised');
    const isCovered = standing.authorised >= value && last?.amount.currency === currency;
    if (!last || standing.isPaid || standing.openAttempt !== undefined || !isCovered) return undefined;
    this.#values.set(order, value);
    const covering: Attempt = { ...last, outcome: 'paid', settledAt: at };
    this.#attempts.set(last.key, covering);
    return covering;
  }

  async giveBack(key: string, at: number): Promise<Attempt | undefined> {
    const attempt = this.#attempts.get(key);
    if (attempt?.leg !== 'authorised') return attempt;
    const back = { leg: 'released', outcome: 'cancelled', authorised: 0, settledAt: at } as const;
    this.#attempts.set(key, { ...attempt, ...back });
    return this.#attempts.get(key);
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
    this.#details.set(digest, { ...details, state: lost ? 'lost' : undefined, rejection });
    const attempt = this.#attempts.get(details.key);
    if (attempt?.state === 'open') this.#attempts.set(details.key, { ...attempt, state: 'settled' });
  }

  async followClock(now: number): Promise<void> {
    const isAhead = (moment: number): boolean => moment > now + CLOCK_SLACK;
    for (const [key, attempt] of this.#attempts)
      if (attempt.leg === 'open' && isAhead(attempt.workedAt))
        this.#attempts.set(key, { ...attempt, workedAt: now });
    for (const [digest, details] of this.#details)
      if (details.state === 'open' && isAhead(details.at)) this.#details.set(digest, { ...details, at: now });
    this.followIntents(now);
    this.followTellings(now);
  }

  async purge(before: number): Promise<void> {
    for (const { order, leg, key, begunAt, outcome, told } of this.#attempts.values()) {
      const isTold = outcome === 'action-required' || told === outcome;
      if (leg === 'open' || begunAt >= before || !isTold) continue;
      if (this.#standing(order).isPaid) this.#paid.add(order);
      this.#attempts.delete(key);
    }
    for (const [digest, { key }] of this.#details) if (!this.#attempts.has(key)) this.#details.delete(digest);
    for (const [name, { at }] of this.#reservations) if (at < before) this.#reservations.delete(name);
    this.purgeIntents(before);
    this.purgeEvents(before);
  }

  async erase(owners: readonly string[]): Promise<number> {
    const own = [...this.#attempts.values()].filter(({ owner }) => owners.includes(owner));
    for (const attempt of own)
      if (attempt.leg !== 'open') this.#attempts.set(attempt.key, { ...attempt, ...ERASED });
    for (const [name, { owner }] of this.#reservations)
      if (owners.includes(owner)) this.#reservations.delete(name);
    return own.filter(({ leg }) => leg === 'open').length;
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

  async close(): Promise<void> {}

  #write(
    { at, orderValue, paidBefore: _before, envelopes: _envelopes, ticket: _ticket, ...attempt }: NewAttempt,
    changes: Partial<Attempt>,
  ): Attempt {
    if (!changes.isFenced || !this.#values.has(attempt.order)) this.#values.set(attempt.order, orderValue);
    const written: Attempt = {
      ...attempt,
      state: 'open',
      outcome: 'unknown',
      leg: 'open',
      isFenced: false,
      rest: 0,
      authorised: 0,
      facts: {},
      begunAt: at,
      workedAt: at,
      ...changes,
    };
    this.#attempts.set(written.key, written);
    return written;
  }

  #standing(order: string): OrderStanding {
    const legs = this.ofOrder(order);
    const authorised = legs.reduce((sum, leg) => sum + leg.authorised, 0);
    const isAuthorised = legs.some(({ leg }) => leg === 'authorised');
    const isPaid = this.#paid.has(order) || (isAuthorised && authorised >= (this.#values.get(order) ?? 0));
    const openAttempt = legs.find(({ leg }) => leg === 'open')?.key;
    // A fence holds no order, and says nothing about what one is paid in.
    const { currency } = legs.findLast(({ isFenced }) => !isFenced)?.amount ?? {};
    return { authorised, isPaid, openAttempt, currency };
  }
}

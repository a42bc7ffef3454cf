import type { SqlConnection } from '../../database/connection.js';
import { DatabaseTimedOut } from '../../database/failures.js';
import type { Amount, Outcome } from '../../client/index.js';
import {
  CLOCK_SLACK,
  legAfter,
  NOT_SENT,
  type Begun,
  type DetailsCall,
  type KnownDetails,
  type Ledger,
  type OrderStanding,
  type Reservation,
  type Settlement,
} from './ledger.js';
import type { Attempt, DonationRight, Facts, Leg, NewAttempt, Rejection } from './attempt.js';
import type { AttemptSearch } from './attempt-search.js';
import { numberIn, parsed, text, textOf, type Row } from './sql-tables.js';
import { listed, SqlCounts } from './sql-counts.js';
import * as statements from './statements.js';

/** Milliseconds for deleting what is over: no request waits for it, and after a long pause it is much. */
const PURGING = 60_000;

/** A ledger in any PostgreSQL you already have a connection to. Makes its tables (`florin_…`) at first use. */
export const sqlLedger = (connection: SqlConnection, { durable = true } = {}): Ledger =>
  new SqlLedger(connection, durable);

class SqlLedger extends SqlCounts implements Ledger {
  readonly durable: boolean;

  constructor(connection: SqlConnection, durable: boolean) {
    super(connection);
    this.durable = durable;
  }

  async begin(attempt: NewAttempt): Promise<Begun> {
    const { key, owner, order, orderValue, reference, amount, fingerprint, at } = attempt;
    const { currency, value } = amount;
    const named = [order, currency, orderValue, value, key, owner, reference, fingerprint];
    const { digests = [], until = 0, after } = attempt.envelopes ?? {};
    const parameters = [
      ...named,
      at,
      attempt.merchantAccount,
      digests,
      until,
      attempt.ticket ?? null,
      after ?? '',
      attempt.paidBefore ?? null,
    ];
    // Two first requests with one key or envelope that overtake each other end in a duplicate; then the other one stands.
    const rows = await this.rows(statements.BEGIN, parameters).catch(async (error: unknown) => {
      if (error instanceof DatabaseTimedOut) throw error;
      if ((await this.find(key)) || (await this.areTaken({ digests, by: key, after }))) return [];
      throw error;
    });
    if (rows[0]) return { kind: 'begun', attempt: attemptOf(rows[0]) };
    const known = await this.find(key);
    if (known) return { kind: 'known', attempt: known };
    if (await this.areTaken({ digests, by: key, after })) return { kind: 'envelope-used' };
    const { isPaid, openAttempt, authorised = 0 } = (await this.findOrder(order)) ?? {};
    if (isPaid) return { kind: 'order-paid' };
    if (openAttempt !== undefined) return { kind: 'attempt-open' };
    if ((attempt.paidBefore ?? authorised) !== authorised) return { kind: 'amount-changed' };
    return { kind: authorised > 0 ? 'order-paid' : 'attempt-open' };
  }

  async fence(attempt: NewAttempt): Promise<Attempt> {
    const { key, owner, order, orderValue, reference, amount, fingerprint, at } = attempt;
    const facts = JSON.stringify({ reason: NOT_SENT });
    const named = [order, amount.currency, orderValue, amount.value, key, owner, reference, fingerprint];
    await this.rows(statements.FENCE, [...named, at, facts, attempt.merchantAccount]);
    const stands = await this.find(key);
    if (!stands) throw new Error('An attempt is gone from the ledger');
    return stands;
  }

  /** The fence first: it waits for a beginning that is being written down, and takes the key before one that will be. */
  async withdraw(attempt: NewAttempt): Promise<void> {
    await this.fence(attempt);
    const { key, ticket, at } = attempt;
    await this.rows(statements.WITHDRAW, [key, ticket ?? null, JSON.stringify({ reason: NOT_SENT }), at]);
  }

  async reserve({ owner, order, key, at }: Reservation): Promise<void> {
    await this.rows(statements.RESERVE, [owner, order, key, at]);
  }

  async findReserved(order: string, owners: readonly string[]): Promise<string | undefined> {
    const [row] = await this.rows(statements.FIND_RESERVED, [order, owners]);
    return text(row?.['key']);
  }

  async findOrder(order: string): Promise<OrderStanding | undefined> {
    const [row] = await this.rows(statements.ORDER, [order]);
    if (!row) return undefined;
    return {
      authorised: Number(row['authorised']),
      isPaid: row['is_paid'] === true,
      currency: text(row['currency']),
      openAttempt: text(row['open_attempt']),
    };
  }

  async settle(key: string, settlement: Settlement): Promise<Attempt | undefined> {
    const { outcome, facts, rejection, pspReference, paymentData, at } = settlement;
    await this.rows(statements.SETTLE, [
      key,
      outcome,
      legAfter(settlement),
      JSON.stringify(facts),
      textOf(rejection),
      pspReference ?? null,
      paymentData ?? null,
      at,
      settlement.authorised ?? null,
      textOf(settlement.donation),
    ]);
    return this.find(key);
  }

  cover(order: string, { value, currency }: Amount, at: number): Promise<Attempt | undefined> {
    return this.#attempt(statements.COVER, [order, currency, value, at]);
  }

  async giveBack(key: string, at: number): Promise<Attempt | undefined> {
    await this.rows(statements.GIVE_BACK, [key, at]);
    return this.find(key);
  }

  find(key: string): Promise<Attempt | undefined> {
    return this.#attempt(statements.FIND, [key]);
  }

  findByReference(reference: string): Promise<Attempt | undefined> {
    return this.#attempt(statements.FIND_BY_REFERENCE, [reference]);
  }

  findByPspReference(pspReference: string): Promise<Attempt | undefined> {
    return this.#attempt(statements.FIND_BY_PSP_REFERENCE, [pspReference]);
  }

  findByOrder(order: string, owners: readonly string[]): Promise<Attempt | undefined> {
    return this.#attempt(statements.FIND_BY_ORDER, [order, owners]);
  }

  async partsOf(order: string): Promise<readonly Attempt[]> {
    return (await this.rows(statements.PARTS_OF, [order])).map(attemptOf);
  }

  async list({ after, limit, ...filter }: AttemptSearch): Promise<readonly Attempt[]> {
    const place = [after?.begunAt ?? null, after?.reference ?? null, limit];
    return (await this.rows(statements.LIST, [...listed(filter), ...place])).map(attemptOf);
  }

  async beginDetails({ digest, key, at, lostBefore }: DetailsCall): Promise<boolean> {
    const rows = await this.rows(statements.BEGIN_DETAILS, [digest, key, at, lostBefore]);
    return rows.length > 0;
  }

  async findDetails(digest: string): Promise<KnownDetails | undefined> {
    const [row] = await this.rows(statements.FIND_DETAILS, [digest]);
    return row && { key: String(row['attempt_key']), rejection: parsed<Rejection>(row['rejection']) };
  }

  async endDetails(
    digest: string,
    { lost, rejection }: { lost?: boolean; rejection?: Rejection },
  ): Promise<void> {
    const parameters = [digest, lost ? 'lost' : 'ended', textOf(rejection)];
    await this.rows(statements.END_DETAILS, parameters);
  }

  async unsettled(before: number): Promise<readonly Attempt[]> {
    return (await this.rows(statements.UNSETTLED, [before])).map(attemptOf);
  }

  async followClock(now: number): Promise<void> {
    await this.rows(statements.FOLLOW_CLOCK, [now, CLOCK_SLACK]);
  }

  async purge(before: number): Promise<void> {
    await this.rows(statements.PURGE, [before], { timeout: PURGING });
    await this.connection.tidy?.();
  }

  async forgetDonations(which: string | number): Promise<void> {
    const [key, before] = typeof which === 'string' ? [which, null] : [null, which];
    await this.rows(statements.FORGET_DONATIONS, [key, before]);
  }

  async erase(owners: readonly string[]): Promise<number> {
    const [row] = await this.rows(statements.ERASE, [owners]);
    return Number(row?.['count']);
  }

  async remember(kind: string, key: string, value: string): Promise<string> {
    const [row] = await this.rows(statements.REMEMBER, [kind, key, value]);
    return String(row?.['value']);
  }

  async recall(kind: string, key: string): Promise<string | undefined> {
    const [row] = await this.rows(statements.RECALL, [kind, key]);
    return text(row?.['value']);
  }

  protected override attemptOf(row: Row): Attempt {
    return attemptOf(row);
  }

  async #attempt(sql: string, parameters: readonly unknown[]): Promise<Attempt | undefined> {
    const [row] = await this.rows(sql, parameters);
    return row && attemptOf(row);
  }
}

const attemptOf = (row: Row): Attempt => ({
  key: String(row['key']),
  owner: String(row['owner']),
  order: String(row['order_ref']),
  reference: String(row['reference']),
  merchantAccount: String(row['merchant_account']),
  amount: { value: Number(row['value']), currency: String(row['currency']) },
  fingerprint: String(row['fingerprint']),
  state: row['state'] === 'open' ? 'open' : 'settled',
  outcome: row['outcome'] as Outcome,
  leg: row['leg'] as Leg,
  isFenced: row['is_fenced'] === true,
  rest: Number(row['rest']),
  authorised: Number(row['authorised']),
  facts: parsed<Facts>(row['facts']) ?? {},
  rejection: parsed<Rejection>(row['rejection']),
  pspReference: text(row['psp_reference']),
  paymentData: text(row['payment_data']),
  donation: parsed<DonationRight>(row['donation']),
  told: text(row['told']) as Outcome | undefined,
  begunAt: Number(row['begun_at']),
  workedAt: Number(row['worked_at']),
  settledAt: numberIn(row, 'settled_at'),
});

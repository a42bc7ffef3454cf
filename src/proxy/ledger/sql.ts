import type { SqlConnection } from '../../database/connection.js';
import type { Outcome } from '../../client/index.js';
import type {
  BegunIntent,
  Intent,
  IntentEnd,
  IntentRefusal,
  IntentState,
  NewIntent,
  Receipt,
} from './intent.js';
import {
  legAfter,
  type Attempt,
  type AttemptSearch,
  type Begun,
  type DetailsCall,
  type Facts,
  type KnownDetails,
  type Leg,
  type Ledger,
  type NewAttempt,
  type Rejection,
  type Settlement,
} from './ledger.js';
import { migration } from './migrations.js';
import * as statements from './statements.js';

type Row = Readonly<Record<string, unknown>>;

/** A ledger in any PostgreSQL you already have a connection to. Makes its tables (`florin_…`) at first use. */
export const sqlLedger = (connection: SqlConnection, { durable = true } = {}): Ledger =>
  new SqlLedger(connection, durable);

class SqlLedger implements Ledger {
  readonly durable: boolean;
  readonly #connection: SqlConnection;
  #isReady = false;

  constructor(connection: SqlConnection, durable: boolean) {
    this.#connection = connection;
    this.durable = durable;
  }

  async begin(attempt: NewAttempt): Promise<Begun> {
    const { key, owner, order, orderValue, reference, amount, fingerprint, at } = attempt;
    const { currency, value } = amount;
    const parameters = [order, currency, orderValue, value, key, owner, reference, fingerprint, at];
    // Two first requests with one key that overtake each other end in a duplicate; then the other one stands.
    const rows = await this.#rows(statements.BEGIN, parameters).catch(async (error: unknown) => {
      if (await this.find(key)) return [];
      throw error;
    });
    if (rows[0]) return { kind: 'begun', attempt: attemptOf(rows[0]) };
    const known = await this.find(key);
    if (known) return { kind: 'known', attempt: known };
    const [row] = await this.#rows(statements.ORDER, [order]);
    const isOpen = row?.['open_attempt'] !== null;
    return {
      kind:
        row?.['is_paid'] === true || (!isOpen && row?.['is_partly_paid'] === true)
          ? 'order-paid'
          : 'attempt-open',
    };
  }

  async settle(key: string, settlement: Settlement): Promise<Attempt | undefined> {
    const { outcome, facts, rejection, pspReference, paymentData, at } = settlement;
    await this.#rows(statements.SETTLE, [
      key,
      outcome,
      legAfter(settlement),
      JSON.stringify(facts),
      textOf(rejection),
      pspReference ?? null,
      paymentData ?? null,
      at,
    ]);
    return this.find(key);
  }

  find(key: string): Promise<Attempt | undefined> {
    return this.#attempt(statements.FIND, [key]);
  }

  findByReference(reference: string): Promise<Attempt | undefined> {
    return this.#attempt(statements.FIND_BY_REFERENCE, [reference]);
  }

  findByOrder(order: string, owners: readonly string[]): Promise<Attempt | undefined> {
    return this.#attempt(statements.FIND_BY_ORDER, [order, owners]);
  }

  async list({ search = '', after, limit }: AttemptSearch): Promise<readonly Attempt[]> {
    const pattern = `${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
    const parameters = [pattern, after?.begunAt ?? null, after?.reference ?? null, limit];
    return (await this.#rows(statements.LIST, parameters)).map(attemptOf);
  }

  async beginDetails({ digest, key, at, lostBefore }: DetailsCall): Promise<boolean> {
    const rows = await this.#rows(statements.BEGIN_DETAILS, [digest, key, at, lostBefore]);
    return rows.length > 0;
  }

  async findDetails(digest: string): Promise<KnownDetails | undefined> {
    const [row] = await this.#rows(statements.FIND_DETAILS, [digest]);
    return row && { key: String(row['attempt_key']), rejection: parsed<Rejection>(row['rejection']) };
  }

  async endDetails(
    digest: string,
    { lost, rejection }: { lost?: boolean; rejection?: Rejection },
  ): Promise<void> {
    const parameters = [digest, lost ? 'lost' : 'ended', textOf(rejection)];
    await this.#rows(statements.END_DETAILS, parameters);
  }

  async untold(): Promise<readonly Attempt[]> {
    return (await this.#rows(statements.UNTOLD, [])).map(attemptOf);
  }

  async told(key: string, outcome: Outcome): Promise<void> {
    await this.#rows(statements.TOLD, [key, outcome]);
  }

  async remember(kind: string, key: string, value: string): Promise<string> {
    const [row] = await this.#rows(statements.REMEMBER, [kind, key, value]);
    return String(row?.['value']);
  }

  async recall(kind: string, key: string): Promise<string | undefined> {
    const [row] = await this.#rows(statements.RECALL, [kind, key]);
    return text(row?.['value']);
  }

  async beginIntent(intent: NewIntent, lostBefore: number): Promise<BegunIntent> {
    const { id, key, operation, subject, amount, who, fingerprint, at } = intent;
    const [currency, value] = [amount?.currency ?? null, amount?.value ?? null];
    const parameters = [id, key, operation, subject, currency, value, who, fingerprint, at, lostBefore];
    const [begun] = await this.#rows(statements.BEGIN_INTENT, parameters);
    if (begun) return { kind: 'begun', intent: intentOf(begun) };
    const [known] = await this.#rows(statements.FIND_INTENT, [id]);
    if (!known) throw new Error('An intent is gone from the ledger');
    return { kind: 'known', intent: intentOf(known) };
  }

  async endIntent(id: string, { state, receipt, refusal, at }: IntentEnd): Promise<void> {
    await this.#rows(statements.END_INTENT, [id, state, textOf(receipt), textOf(refusal), at]);
  }

  async findIntent(id: string): Promise<Intent | undefined> {
    const [row] = await this.#rows(statements.FIND_INTENT, [id]);
    return row && intentOf(row);
  }

  async findIntents(subjects: readonly string[]): Promise<readonly Intent[]> {
    return (await this.#rows(statements.FIND_INTENTS, [subjects])).map(intentOf);
  }

  async close(): Promise<void> {
    await this.#connection.close?.();
  }

  async #attempt(sql: string, parameters: readonly unknown[]): Promise<Attempt | undefined> {
    const [row] = await this.#rows(sql, parameters);
    return row && attemptOf(row);
  }

  /** Two requests that both find no tables yet both make them; the database lets one wait for the other. */
  async #rows(sql: string, parameters: readonly unknown[]): Promise<readonly Row[]> {
    if (!this.#isReady) await this.#connection.query(migration(), []);
    this.#isReady = true;
    return (await this.#connection.query(sql, parameters)).rows as readonly Row[];
  }
}

/** What this file wrote itself. */
const parsed = <T>(value: unknown): T | undefined =>
  typeof value === 'string' ? (JSON.parse(value) as T) : undefined;

const textOf = (value: object | undefined): string | null => (value ? JSON.stringify(value) : null);

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Numbers arrive as text, because drivers differ in what they make of a `bigint`. */
const attemptOf = (row: Row): Attempt => ({
  key: String(row['key']),
  owner: String(row['owner']),
  order: String(row['order_ref']),
  reference: String(row['reference']),
  amount: { value: Number(row['value']), currency: String(row['currency']) },
  fingerprint: String(row['fingerprint']),
  state: row['state'] === 'open' ? 'open' : 'settled',
  outcome: row['outcome'] as Outcome,
  leg: row['leg'] as Leg,
  facts: parsed<Facts>(row['facts']) ?? {},
  rejection: parsed<Rejection>(row['rejection']),
  pspReference: text(row['psp_reference']),
  paymentData: text(row['payment_data']),
  begunAt: Number(row['begun_at']),
  workedAt: Number(row['worked_at']),
  settledAt: row['settled_at'] === null ? undefined : Number(row['settled_at']),
});

const intentOf = (row: Row): Intent => ({
  id: String(row['id']),
  key: String(row['key']),
  operation: String(row['operation']),
  subject: String(row['subject']),
  amount:
    row['value'] === null ? undefined : { value: Number(row['value']), currency: String(row['currency']) },
  who: String(row['who']),
  fingerprint: String(row['fingerprint']),
  state: row['state'] as IntentState,
  receipt: parsed<Receipt>(row['receipt']),
  refusal: parsed<IntentRefusal>(row['refusal']),
  begunAt: Number(row['begun_at']),
  workedAt: Number(row['worked_at']),
  endedAt: row['ended_at'] === null ? undefined : Number(row['ended_at']),
});

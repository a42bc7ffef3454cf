import { timeOf } from '../../facts/instant.js';
import type {
  BegunIntent,
  Intent,
  IntentStore,
  IntentEnd,
  IntentRefusal,
  IntentState,
  NewIntent,
  Receipt,
} from './intent.js';
import * as statements from './intent-statements.js';
import type { NewDeed } from './deed.js';
import { askedFields, DEED_STATE, fieldsOf } from './journal-line.js';
import type {
  DisputeSearch,
  EventStore,
  EventKind,
  PlatformEvent,
  ReportedDispute,
  ToldFacts,
} from './event.js';
import { numberIn, parsed, text, textOf, type Row } from './sql-tables.js';
import { SqlTries } from './sql-tries.js';

/** Intents and the platform's events, in SQL. */
export class SqlIntents extends SqlTries implements IntentStore, EventStore {
  async beginIntent(intent: NewIntent, lostBefore: number, deed?: NewDeed): Promise<BegunIntent> {
    const { id, key, operation, subject, amount, who, fingerprint, at } = intent;
    const [currency, value] = [amount?.currency ?? null, amount?.value ?? null];
    const asked = [id, key, operation, subject, currency, value, who, fingerprint];
    const written = deed ? askedFields(deed) : null;
    const [begun] = await this.rows(statements.BEGIN_INTENT, [
      ...asked,
      at,
      lostBefore,
      written,
      intent.reason ?? null,
    ]);
    if (begun) return { kind: 'begun', intent: intentOf(begun) };
    const [known] = await this.rows(statements.FIND_INTENT, [id]);
    if (!known) throw new Error('An intent is gone from the ledger');
    return { kind: 'known', intent: intentOf(known) };
  }

  async endIntent(id: string, { state, receipt, refusal, at }: IntentEnd): Promise<void> {
    const end = [id, state, textOf(receipt), textOf(refusal), at];
    const written = fieldsOf({ answer: receipt, refusal, at: timeOf(at) });
    await this.rows(statements.END_INTENT, [...end, JSON.stringify(DEED_STATE), written]);
  }

  async findIntent(id: string): Promise<Intent | undefined> {
    const [row] = await this.rows(statements.FIND_INTENT, [id]);
    return row && intentOf(row);
  }

  async findIntents(subjects: readonly string[]): Promise<readonly Intent[]> {
    return (await this.rows(statements.FIND_INTENTS, [subjects])).map(intentOf);
  }

  async unfinishedIntents(who: string, before: number): Promise<readonly Intent[]> {
    return (await this.rows(statements.UNFINISHED_INTENTS, [who, before])).map(intentOf);
  }

  async failedIntents(who: string): Promise<readonly Intent[]> {
    return (await this.rows(statements.FAILED_INTENTS, [who])).map(intentOf);
  }

  async keepEvent(event: PlatformEvent): Promise<boolean> {
    const { id, kind, success, reference, pspReference, originalReference, amount, at, told } = event;
    const [currency, value] = [amount?.currency ?? null, amount?.value ?? null];
    const names = [reference, pspReference, originalReference ?? null];
    const besides = [event.code ?? null, event.merchantAccount ?? null, textOf(told)];
    const kept = [id, kind, success, ...names, currency, value, at, ...besides];
    const rows = await this.rows(statements.KEEP_EVENT, kept);
    return rows.length > 0;
  }

  async eventDone(id: string): Promise<void> {
    await this.rows(statements.EVENT_DONE, [id]);
  }

  async eventsToDo(): Promise<readonly PlatformEvent[]> {
    return (await this.rows(statements.EVENTS_TO_DO, [])).map(eventOf);
  }

  async findEvents(names: readonly string[]): Promise<readonly PlatformEvent[]> {
    return (await this.rows(statements.FIND_EVENTS, [names])).map(eventOf);
  }

  async findDisputes({
    search = '',
    after,
    without = [],
    limit,
  }: DisputeSearch): Promise<readonly ReportedDispute[]> {
    const from = [after?.at ?? null, after?.pspReference ?? null];
    const rows = await this.rows(statements.FIND_DISPUTES, [search, ...from, limit, without]);
    return rows.map((row) => ({ pspReference: String(row['psp_reference']), at: Number(row['at']) }));
  }
}

const amountIn = (row: Row) => {
  const value = numberIn(row, 'value');
  return value === undefined ? undefined : { value, currency: String(row['currency']) };
};

const eventOf = (row: Row): PlatformEvent => ({
  id: String(row['id']),
  kind: row['kind'] as EventKind,
  success: row['success'] === true,
  reference: String(row['reference']),
  pspReference: String(row['psp_reference']),
  originalReference: text(row['original_reference']),
  amount: amountIn(row),
  ...(row['kind'] === 'dispute' && {
    code: text(row['code']),
    merchantAccount: text(row['merchant_account']),
    told: parsed<ToldFacts>(row['told']),
  }),
  at: Number(row['at']),
});

const intentOf = (row: Row): Intent => ({
  id: String(row['id']),
  key: String(row['key']),
  operation: String(row['operation']),
  subject: String(row['subject']),
  amount: amountIn(row),
  reason: text(row['reason']),
  who: String(row['who']),
  fingerprint: String(row['fingerprint']),
  state: row['state'] as IntentState,
  receipt: parsed<Receipt>(row['receipt']),
  refusal: parsed<IntentRefusal>(row['refusal']),
  begunAt: Number(row['begun_at']),
  workedAt: Number(row['worked_at']),
  endedAt: numberIn(row, 'ended_at'),
});

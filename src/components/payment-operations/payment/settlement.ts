import { ClientError, newIdempotencyKey } from '../../../client/index.js';
import { settlePayment, type PaymentRecord, type SettlementRequest } from '../../../client/operator/index.js';
import { endingOf } from '../../parts/resource/ending.js';
import { troubleOf, type Trouble } from '../../parts/resource/resource-state.js';
import { openPayment, type PaymentsRecord } from './payments-record.js';

export type SettlementOutcome = SettlementRequest['outcome'];

/** What an operator has found in the platform's own books, or wants to be tried again. */
export interface Finding {
  readonly outcome: SettlementOutcome;
  readonly pspReference?: string | undefined;
  /** The same however often it is sent. */
  readonly key: string;
}

/** What the operator is doing: naming the payment, being asked whether they mean it, or waiting. */
export type SettlementStep =
  | { readonly name: 'naming'; readonly text: string; readonly fault?: 'no-reference' | 'wrong-reference' }
  | { readonly name: 'confirming' | 'sending'; readonly finding: Finding };

/** How it ended, as its sentence is called, and why where nothing was sent. */
export interface SettlementNews {
  readonly word:
    | `settled-${SettlementOutcome}`
    | 'settled-otherwise'
    | 'settled-overtaken'
    | 'settled-too-early'
    | 'settled-unknown'
    | 'settled-not-sent';
  readonly trouble?: Trouble | undefined;
}

/** Ends a payment by hand, by what the operator says of it: asked first, sent once. */
export class Settlement {
  readonly #record: PaymentsRecord;
  #step: SettlementStep | undefined;
  #news: SettlementNews | undefined;

  constructor(record: PaymentsRecord) {
    this.#record = record;
  }

  get #payment(): PaymentRecord | undefined {
    return openPayment(this.#record.answer);
  }

  get step(): SettlementStep | undefined {
    return this.#step;
  }

  get news(): SettlementNews | undefined {
    return this.#news;
  }

  /** For another payment. */
  reset(): void {
    this.#step = this.#news = undefined;
  }

  beginPaid(): void {
    const { pspReference = '', history = [] } = this.#payment ?? {};
    const reported = history.filter(({ kind, status }) => kind === 'authorisation' && status === 'paid');
    this.#to({ name: 'naming', text: pspReference || (reported.at(-1)?.reference ?? '') });
  }

  /** Straight to the question whether it is meant. */
  begin(outcome: Exclude<SettlementOutcome, 'paid'>): void {
    const { pspReference } = this.#payment?.unsettled ?? {};
    this.#to({ name: 'confirming', finding: { outcome, pspReference, key: newIdempotencyKey() } });
  }

  type(text: string): void {
    if (this.#step?.name === 'naming') this.#step = { name: 'naming', text };
    this.#record.update();
  }

  /** From the payment's name to the question whether it is meant. */
  choose(): void {
    if (this.#step?.name !== 'naming') return;
    const pspReference = this.#step.text.trim();
    if (!pspReference) return this.#to({ ...this.#step, fault: 'no-reference' });
    const finding = { outcome: 'paid', pspReference, key: newIdempotencyKey() } as const;
    this.#to({ name: 'confirming', finding });
  }

  leave(): void {
    if (this.#step?.name !== 'sending') this.#to(undefined);
  }

  confirm(): void {
    if (this.#step?.name === 'confirming') void this.#send(this.#step.finding);
  }

  async #send(finding: Finding): Promise<void> {
    const record = this.#record;
    const { client } = record;
    const { reference, amount } = this.#payment ?? {};
    if (!client || reference === undefined || amount === undefined) return;
    const { outcome, pspReference, key: idempotencyKey } = finding;
    const change = { reference, kind: 'settlement', amount, outcome } as const;
    if (!record.emit('florin-before-payment-change', change)) return;
    this.#to({ name: 'sending', finding });
    const input = { reference, outcome, ...(pspReference !== undefined && { pspReference }) };
    const error: unknown = await client.call(settlePayment, input, { idempotencyKey }).then(
      () => undefined,
      (reason: unknown) => reason ?? new Error('failed'),
    );
    record.emit('florin-payment-changed', {
      ...change,
      ending: error === undefined ? 'received' : endingOf(error),
    });
    if (this.#payment?.reference !== reference) return;
    this.#end(finding, error);
    await record.refresh();
  }

  #end(finding: Finding, error: unknown): void {
    if (error === undefined) return this.#to(undefined, { word: `settled-${finding.outcome}` });
    const code = error instanceof ClientError ? error.code : undefined;
    if (code === 'invalid-request' && finding.outcome === 'paid')
      return this.#to({ name: 'naming', text: finding.pspReference ?? '', fault: 'wrong-reference' });
    if (code === 'already-settled' && finding.outcome === 'tell-again')
      return this.#to(undefined, { word: 'settled-overtaken' });
    if (code === 'already-settled') return this.#to(undefined, { word: 'settled-otherwise' });
    if (code === 'attempt-open') return this.#to(undefined, { word: 'settled-too-early' });
    const word = endingOf(error) === 'unknown' ? 'settled-unknown' : 'settled-not-sent';
    this.#to({ name: 'confirming', finding }, { word, trouble: troubleOf(error, navigator.onLine) });
  }

  #to(step: SettlementStep | undefined, news?: SettlementNews): void {
    this.#step = step;
    this.#news = news;
    this.#record.update();
  }
}

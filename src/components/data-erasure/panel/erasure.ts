import { nothing, type TemplateResult } from 'lit';

import { ErasureResponse, requestErasure } from '../../../client/data-protection/index.js';
import { count } from '../../../client/schema/fields.js';
import { once } from '../../../client/schema/once.js';
import * as z from '../../../client/schema/schema.js';
import type { Words } from '../../base/words.js';
import { recordStyles } from '../../parts/record/record.css.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { Failure } from '../../parts/record/record-options.js';
import type { RecordView } from '../../parts/record/record-view.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { ResourceState } from '../../parts/resource/resource-state.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { words as english } from '../../../words/compiled/data-erasure/panel/en.js';
import { answerOf } from './answer.js';
import { cellsOf, COLUMNS, tallyOf, type AskedPayment } from './asked-payment.js';
import { erasureStyles } from './erasure.css.js';
import { erasureView } from './erasure-view.js';
import { Past } from './past.js';
import type { ReceiptLine } from './receipt.js';
import { isConfirmed, readReferences } from './references.js';

/** The proxy's answer: the platform's, and how many attempts of the shopper its own ledger cannot forget yet. */
const ErasureAnswer = /*@__PURE__*/ once(() =>
  z.object({ ...z.shapeOf(ErasureResponse()), waiting: count() }),
);

const erasure = /*@__PURE__*/ proxyRow('data-protection', { ...requestErasure, output: ErasureAnswer });

type ErasureRecord = RecordController<true, Erasure, 'florin-data-erasure-failed'>;

/** The platform was not asked: the next payment would fare no better. */
const NOT_ASKED: ReadonlySet<Failure['cause']> = new Set(['offline', 'unauthorised', 'rate-limited']);

/** What is about to be erased: the payments typed, or one whose stored payment details are still in use. */
interface Review {
  readonly references: readonly string[];
  readonly isForced: boolean;
}

/** The form, what goes and what stays, and the answers. Nothing of it is stored. */
export class Erasure implements RecordView<true> {
  readonly #record: ErasureRecord;
  readonly #words: Words<keyof typeof english>;
  readonly #reference: () => string;
  /** What the page has asked for, and stands in the form. */
  #given = '';
  #text = '';
  #caseNumber = '';
  #confirmation = '';
  #hasFaults = false;
  #problem = '';
  #review: Review | undefined;
  #payments: readonly AskedPayment[] = [];
  #request: AbortController | undefined;
  readonly #past: Past;

  constructor(record: ErasureRecord, { reference }: { reference(): string }) {
    this.#record = record;
    this.#reference = reference;
    this.#words = record.wordsOf(english);
    this.#past = new Past(record, {
      words: this.#words,
      onPrint: (place, lines) => void this.#print(place, lines, ''),
    });
    record.adopt(...recordStyles, erasureStyles);
  }

  get isBusy(): boolean {
    return this.#request !== undefined;
  }

  states(_: true, state: ResourceState): readonly string[] {
    return this.isBusy ? [state, 'busy'] : [state];
  }

  render(): TemplateResult {
    this.#take();
    return erasureView({
      words: this.#words,
      language: this.#record.language,
      text: this.#text,
      caseNumber: this.#caseNumber,
      confirmation: this.#confirmation,
      fault: this.#hasFaults ? this.#fault : undefined,
      problem: this.#problem,
      review: this.#review,
      payments: this.#payments,
      past: this.#review ? nothing : this.#past.template(),
      isBusy: this.isBusy,
      onReferences: (typed) => this.#change(() => (this.#text = typed)),
      onCaseNumber: (typed) => this.#change(() => (this.#caseNumber = typed)),
      onConfirmation: (typed) => this.#change(() => (this.#confirmation = typed)),
      onSubmit: () => this.#submit(),
      onErase: () => void this.#erase(),
      onBack: () => this.#back(),
      onStop: () => this.#stop(),
      onAgain: (payment) => void this.#run([payment]),
      onForce: ({ reference }) => this.#ask({ references: [reference], isForced: true }),
      onPrint: (place) => void this.#printNow(place),
      onDownload: () => void this.#download(),
      onClear: () => this.#clear(),
    });
  }

  /** The page leads here from a payment, perhaps while something else is in the form. */
  #take(): void {
    const given = this.#reference();
    if (given === this.#given || this.isBusy || this.#review) return;
    this.#given = given;
    if (given === '') return;
    this.#text = given;
    this.#payments = [];
    this.#problem = '';
  }

  #change(act: () => void): void {
    act();
    this.#record.update();
  }

  /** Why the step that is shown cannot be taken. */
  get #fault(): string | undefined {
    const { fault } = readReferences(this.#text);
    if (!this.#review) return fault && this.#words.text(`references-${fault}`);
    const [first = ''] = this.#review.references;
    return isConfirmed(first, this.#confirmation) ? undefined : this.#words.text('confirmation-wrong');
  }

  #submit(): void {
    this.#hasFaults = true;
    if (this.#fault) return this.#record.focus('#references');
    this.#ask({ references: readReferences(this.#text).references, isForced: false });
  }

  #ask(review: Review): void {
    if (this.isBusy) return;
    this.#review = review;
    this.#confirmation = this.#problem = '';
    this.#hasFaults = false;
    this.#record.focus('#review');
  }

  #back(): void {
    const isForced = this.#review?.isForced;
    this.#review = undefined;
    this.#hasFaults = false;
    this.#record.focus(isForced ? '#results' : '#references');
  }

  async #erase(): Promise<void> {
    const { references = [], isForced = false } = this.#review ?? {};
    this.#hasFaults = true;
    if (this.#fault) return this.#record.focus('#confirmation');
    if (!this.#record.emit('florin-before-data-erase', { count: references.length, isForced })) return;
    const asked = references.map((reference): AskedPayment => ({ reference, isForced }));
    this.#review = undefined;
    this.#hasFaults = false;
    if (!isForced) this.#payments = asked;
    await this.#run(asked);
  }

  /** One payment after the other: what was asked for is not taken back, so each answer is seen before the next is asked. */
  async #run(payments: readonly AskedPayment[]): Promise<void> {
    if (this.isBusy) return;
    const request = (this.#request = new AbortController());
    this.#problem = '';
    this.#record.focus('#results');
    for (const [done, payment] of payments.entries()) {
      if (request.signal.aborted) break;
      this.#record.say(this.#words.text('erasing', { done, all: payments.length }));
      await this.#one(payment, request);
    }
    this.#request = undefined;
    this.#past.again();
    const isStopped = request.signal.aborted;
    this.#record.say(this.#words.text(isStopped ? 'stopped' : 'done', { count: payments.length }));
    const asked = new Set(payments.map(({ reference }) => reference));
    const ended = this.#payments.filter(({ reference }) => asked.has(reference));
    if (!isStopped) this.#record.emit('florin-data-erased', tallyOf(ended));
  }

  async #one({ reference, isForced }: AskedPayment, request: AbortController): Promise<void> {
    const { client } = this.#record;
    if (!client) return;
    try {
      const input = { pspReference: reference, ...(isForced && { forceErasure: true }) };
      const { result, waiting = 0 } = await client.call(erasure, input);
      this.#replace({ reference, isForced, result, waiting, at: Date.now() });
    } catch (error) {
      const failure = this.#record.failed(error);
      const why = failure.isRefused
        ? this.#words.text('refused', { code: failure.code })
        : troubleText(this.#record.words, failure);
      const { cause, isRefused } = failure;
      const unknown = isRefused ? '' : ` ${this.#words.text('no-answer-text')}`;
      if (!NOT_ASKED.has(cause)) this.#replace({ reference, isForced, error: why + unknown });
      if (!NOT_ASKED.has(cause) && cause !== 'network') return;
      this.#problem = why;
      request.abort();
    }
  }

  #replace(payment: AskedPayment): void {
    this.#payments = this.#payments.map((each) => (each.reference === payment.reference ? payment : each));
    this.#record.update();
  }

  #stop(): void {
    this.#request?.abort();
  }

  #clear(): void {
    this.#text = this.#caseNumber = this.#problem = '';
    this.#payments = [];
    this.#hasFaults = false;
    this.#record.say(this.#words.text('cleared'));
    this.#record.focus('#references');
  }

  /** What was asked for now, with who asked: the journal knows that. */
  async #printNow(place: Node): Promise<void> {
    const by = await this.#past.whoAsked();
    const lines = this.#payments.map((payment) => ({ ...lineOf(payment), by: by.get(payment.reference) }));
    await this.#print(place, lines, this.#caseNumber);
  }

  async #print(place: Node, payments: readonly ReceiptLine[], caseNumber: string): Promise<void> {
    const { printReceipt } = await import('./receipt.js');
    printReceipt(place, {
      words: this.#words,
      language: this.#record.language,
      caseNumber,
      payments,
    });
  }

  async #download(): Promise<void> {
    const { downloadCsv } = await import('../../parts/csv/download-csv.js');
    await downloadCsv({
      name: 'data-erasure',
      header: COLUMNS,
      items: this.#payments,
      cells: (payment) => cellsOf(payment, this.#caseNumber),
    });
  }
}

const lineOf = (payment: AskedPayment): ReceiptLine => {
  const { reference, error, at } = payment;
  return { reference, answer: answerOf(payment), error, at };
};

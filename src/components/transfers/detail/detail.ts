import { html, nothing, type TemplateResult } from 'lit';

import {
  getTransaction,
  getTransfer,
  type Transaction,
  type TransferData,
} from '../../../client/transfers/index.js';
import { bareWord } from '../../../client/schema/values.js';
import type { Words } from '../../base/words.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { backView } from '../../parts/record/back-view.js';
import { factsView } from '../../parts/record/facts-view.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { troubleOf, type Trouble } from '../../parts/resource/resource-state.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { words as english } from '../../../words/compiled/transfers/detail/en.js';
import { lineOfTransaction, lineOfTransfer, nameOf, type Line } from '../panel/line.js';
import { statusView, type Showing } from '../panel/showing.js';
import type { Returning } from '../return/returning.js';
import type { TransfersElement, TransfersRecord } from '../panel/transfers-record.js';
import { factsOf, historyView, meaningView } from './line-view.js';

const transferRow = /*@__PURE__*/ proxyRow('transfers', getTransfer);
const transactionRow = /*@__PURE__*/ proxyRow('transfers', getTransaction);

export interface DetailOptions {
  showing(): Showing;
  onBack(): void;
  /** The operator wants to see the transfer of a booking: `transfer/…`. */
  onOpen(opened: string): void;
  hrefOf(opened: string): string | undefined;
}

/** One transfer with all that happened to it, or one booking with the way to its transfer. */
export class Detail {
  readonly #record: TransfersRecord;
  readonly #element: TransfersElement;
  readonly #options: DetailOptions;
  readonly #words: Words<keyof typeof english>;
  #opened = '';
  #transfer: TransferData | undefined;
  #transaction: Transaction | undefined;
  #trouble: Trouble | undefined;
  #loading: Promise<void> | undefined;
  #returning: Returning | undefined;

  constructor(record: TransfersRecord, element: TransfersElement, options: DetailOptions) {
    this.#record = record;
    this.#element = element;
    this.#options = options;
    this.#words = record.wordsOf(english);
  }

  get isBusy(): boolean {
    return this.#loading !== undefined || this.#returning?.isBusy === true;
  }

  reset(): void {
    this.#opened = '';
    this.#transfer = this.#transaction = this.#trouble = undefined;
  }

  /** @param known - As the list has it; undefined where it is not among those that are known. */
  template(opened: string, known: Line | undefined): TemplateResult {
    if (opened !== this.#opened) this.#open(opened);
    const showing = this.#options.showing();
    const line =
      (this.#transfer && lineOfTransfer(this.#transfer)) ??
      (this.#transaction && lineOfTransaction(this.#transaction)) ??
      known;
    const id = opened.split('/')[1] ?? '';
    return html`<div class="stack">
      ${backView(this.#words.text('back'), () => this.#options.onBack())}
      <section class="record" aria-busy=${this.#loading !== undefined}>
        <div class="head">
          <h2 tabindex="-1"><bdi>${plainText(line ? nameOf(line) : id, 80)}</bdi></h2>
          ${line ? statusView(showing, line.status) : nothing}
        </div>
        ${line ? factsView(factsOf(showing, this.#words, line, this.#transfer)) : nothing}
        ${line ? meaningView(this.#words, line) : nothing} ${this.#troubleView()}
        ${line ? this.#ways(line) : nothing}
      </section>
      ${this.#transfer ? this.#return(this.#transfer) : nothing}
      ${this.#transfer ? historyView(showing, this.#words, this.#transfer) : nothing}
    </div>`;
  }

  /** What came in can go back: for a role that the proxy lets do so. */
  #return(transfer: TransferData): TemplateResult | typeof nothing {
    const { direction, category } = transfer;
    const isIncoming =
      bareWord(direction) === 'incoming' && ['bank', 'internal'].includes(bareWord(category));
    const mayReturn = this.#element.audience === 'operator' && this.#record.can('transfers.returnTransfer');
    if (!mayReturn || !isIncoming || bareWord(transfer.status) !== 'booked') return nothing;
    if (!this.#returning) void this.#loadReturning();
    return html`${this.#returning?.template(transfer)}`;
  }

  async #loadReturning(): Promise<void> {
    const { Returning } = await import('../return/returning.js');
    this.#returning ??= new Returning(this.#record, this.#element, () => void this.#load());
    this.#record.update();
  }

  #open(opened: string): void {
    this.reset();
    this.#opened = opened;
    void this.#load();
  }

  /** Asks for the line as it stands now. */
  #load(): Promise<void> {
    this.#loading = this.#read().finally(() => {
      this.#loading = undefined;
      this.#record.update();
    });
    return this.#loading;
  }

  async #read(): Promise<void> {
    const { client } = this.#record;
    const opened = this.#opened;
    const [kind, id = ''] = opened.split('/');
    if (!client) return;
    try {
      const answer =
        kind === 'transfer'
          ? { transfer: await client.call(transferRow, { id }) }
          : { transaction: await client.call(transactionRow, { id }) };
      if (opened !== this.#opened) return;
      this.#transfer = answer.transfer;
      this.#transaction = answer.transaction;
      this.#trouble = undefined;
    } catch (error) {
      if (opened !== this.#opened) return;
      this.#trouble = troubleOf(error, navigator.onLine);
      this.#record.failed(error);
    }
  }

  #troubleView(): TemplateResult {
    const trouble = this.#trouble;
    return html`<div role="alert">
        ${trouble ? html`<p class="notice bad" part="error">${troubleText(this.#record.words, trouble)}</p>` : nothing}
      </div>
      ${
        trouble
          ? html`<button type="button" part="retry" @click=${() => void this.#load()}>
              ${this.#record.words.text('retry')}
            </button>`
          : nothing
      }
      ${this.#loading ? html`<p class="quiet" role="status">${this.#words.text('loading')}</p>` : nothing}`;
  }

  #ways({ tab, transfer, payment }: Line): TemplateResult {
    const { onOpen, hrefOf } = this.#options;
    const opened = `transfer/${transfer}`;
    const follow = (event: Event): void => {
      event.preventDefault();
      onOpen(opened);
    };
    return html`<div class="ways">
      ${
        tab === 'transactions' && transfer
          ? html`<a part="follow" href=${hrefOf(opened) ?? '#'} @click=${follow}
              >${this.#words.text('open-transfer')}</a
            >`
          : nothing
      }
      ${
        payment
          ? html`<button
              type="button"
              part="follow"
              @click=${() => this.#record.emit('florin-transfer-followed', { payment })}
            >
              ${this.#words.text('open-payment')}
            </button>`
          : nothing
      }
      ${
        tab === 'transfers'
          ? html`<button
              type="button"
              part="retry"
              aria-disabled=${this.isBusy}
              @click=${() => void this.#load()}
            >
              ${this.#words.text('look')}
            </button>`
          : nothing
      }
    </div>`;
  }
}

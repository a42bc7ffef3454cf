import { html, nothing, type TemplateResult } from 'lit';

import { parseAmount, type Amount } from '../../../client/index.js';
import type { TransferData } from '../../../client/transfers/index.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { ConfirmDialog } from '../../parts/confirm/confirm.js';
import { confirmStyles } from '../../parts/confirm/confirm.css.js';
import type { SendingNews } from '../../parts/money-form/money-sending.js';
import { problemView, submitting, wayButton } from '../../parts/money-form/form-view.js';
import { typedSum } from '../../parts/money-form/typed-sum.js';
import { plainFormStyles } from '../../parts/form/plain.css.js';
import { words as english } from '../../../words/compiled/transfers/return/en.js';
import type { TransfersElement, TransfersRecord } from '../panel/transfers-record.js';
import { ReturnSending, type Returned } from './return-sending.js';

/** Gives money of an incoming transfer back, whole or in part. */
export class Returning {
  readonly #record: TransfersRecord;
  readonly #words: Words<keyof typeof english>;
  readonly #dialog: ConfirmDialog;
  readonly #sending: ReturnSending;
  readonly #onDone: () => void;
  /** What this page has given back of each transfer, in minor units. The platform knows of all, and declines what is too much. */
  readonly #returned = new Map<string, number>();
  #id = '';
  #typed = '';
  #fault = '';
  #ended: { readonly ending: Returned; readonly amount: Amount } | undefined;

  constructor(record: TransfersRecord, element: TransfersElement, onDone: () => void) {
    this.#record = record;
    this.#onDone = onDone;
    this.#words = record.wordsOf(english);
    this.#dialog = new ConfirmDialog(element);
    const words = this.#words;
    const texts = {
      text: (word: SendingNews | 'refused', values?: { readonly why: string }) =>
        word === 'refused' ? words.text('refused', { why: values?.why ?? '' }) : words.text('sending'),
    };
    this.#sending = new ReturnSending(record, texts, () => record.resource.now ?? Date.now());
    record.adopt(plainFormStyles, ...confirmStyles);
  }

  get isBusy(): boolean {
    return this.#sending.isBusy;
  }

  template(transfer: TransferData): TemplateResult {
    const { id = '' } = transfer;
    if (id !== this.#id && !this.#isDoubtful) this.#open(id);
    return html`<section class="record step" part="return">
        <h3>${this.#words.text('title')}</h3>
        ${this.#isDoubtful ? this.#doubt() : this.#form(transfer)}
      </section>
      ${this.#dialog.template()}`;
  }

  get #isDoubtful(): boolean {
    return this.#ended?.ending === 'unknown';
  }

  #open(id: string): void {
    this.#id = id;
    this.#typed = this.#fault = this.#sending.problem = '';
    // One whose end was not known when the page was left, or that another tab has sent.
    const amount = this.#sending.openOf(id);
    this.#ended = amount && { ending: 'unknown', amount };
  }

  #sum(amount: Amount): string {
    return amountText(amount, this.#record.language);
  }

  #form({ id = '', amount }: TransferData): TemplateResult {
    const { currency } = amount;
    const left = Math.abs(amount.value) - (this.#returned.get(id) ?? 0);
    const { isBusy } = this;
    const texts = this.#words;
    return html`${this.#news()}
    ${
      left <= 0
        ? html`<p class="quiet">${texts.text('nothing-left')}</p>`
        : html`<form
            novalidate
            class="stack"
            @submit=${submitting(() => isBusy || this.#ask({ value: left, currency }))}
          >
            <p class="quiet">${texts.text('left', { amount: this.#sum({ value: left, currency }) })}</p>
            <div class="field">
              <label for="return-amount">${texts.text('amount', { currency })}</label>
              <input
                id="return-amount"
                part="field"
                inputmode="decimal"
                autocomplete="off"
                dir="ltr"
                maxlength="20"
                aria-invalid=${this.#fault !== ''}
                aria-describedby="return-fault"
                .value=${this.#typed}
                @input=${({ target }: Event) => (this.#typed = (target as HTMLInputElement).value)}
              />
              <span class="fault" id="return-fault" role="alert">${this.#fault || nothing}</span>
            </div>
            ${problemView(this.#sending)}
            <div class="ways">
              <button part="return-money" aria-disabled=${isBusy}>
                ${texts.text(isBusy ? 'sending' : 'return')}
              </button>
            </div>
          </form>`
    }`;
  }

  #news(): TemplateResult | typeof nothing {
    const { ending, amount } = this.#ended ?? {};
    if (!amount || (ending !== 'received' && ending !== 'declined')) return nothing;
    return html`<p class="notice ${ending === 'received' ? 'good' : 'bad'}" part="notice">
      ${this.#words.text(ending, { sum: this.#sum(amount) })}
    </p>`;
  }

  #doubt(): TemplateResult {
    const { amount } = this.#ended ?? {};
    const sum = amount ? this.#sum(amount) : '';
    return html`<p class="notice due" part="doubt">${this.#words.text('doubt', { sum })}</p>
      ${problemView(this.#sending)}
      <div class="ways">
        ${wayButton(this, 'send-again', this.#words.text('send-again'), () => amount && void this.#send(amount))}
      </div>`;
  }

  /** Money leaves: what goes back is typed once more. */
  #ask(most: Amount): void {
    const { language } = this.#record;
    const { currency } = most;
    const value = parseAmount(this.#typed, currency, language) ?? 0;
    const isFit = value > 0 && value <= most.value;
    this.#fault = isFit ? '' : this.#words.text('not-amount', { amount: this.#sum(most) });
    this.#record.update();
    if (!isFit) return this.#record.focus('#return-amount');
    const sum = this.#sum({ value, currency });
    this.#dialog.ask({
      title: this.#words.text('ask', { sum }),
      text: html`<p>${this.#words.text('effect')}</p>`,
      yes: this.#words.text('yes'),
      no: this.#words.text('no'),
      typed: typedSum(this.#words, { value, currency }, language),
      onYes: () => void this.#send({ value, currency }),
    });
  }

  async #send(amount: Amount): Promise<void> {
    const transfer = this.#id;
    if (this.isBusy) return;
    if (!this.#record.emit('florin-before-transfer-return', { transfer, amount })) return;
    const ending = await this.#sending.send(transfer, amount, this.#isDoubtful);
    const open = ending === 'unknown' ? this.#sending.openOf(transfer) : undefined;
    this.#ended = { ending, amount: open ?? amount };
    if (ending === 'received') {
      this.#returned.set(transfer, (this.#returned.get(transfer) ?? 0) + amount.value);
      this.#typed = '';
    }
    this.#record.emit('florin-transfer-returned', { transfer, amount, ending });
    const word =
      ending === 'received' || ending === 'declined' ? ending : ending === 'unknown' ? 'doubt' : undefined;
    this.#record.say(word ? this.#words.text(word, { sum: this.#sum(amount) }) : this.#sending.problem);
    this.#record.focus(ending === 'unknown' ? '[part~=send-again]' : 'h2[tabindex]');
    if (ending === 'received') this.#onDone();
  }
}

import { html, type TemplateResult } from 'lit';

import type { Client } from '../../../client/index.js';
import type { CallOutput } from '../../../client/operation.js';
import type { PaymentLinkRecord } from '../../../client/operator/index.js';
import type { PaymentLinkResponse } from '../../../client/checkout/payment-links.js';
import type { Words } from '../../base/words.js';
import { ConfirmDialog } from '../../parts/confirm/confirm.js';
import { confirmStyles } from '../../parts/confirm/confirm.css.js';
import { plainFormStyles } from '../../parts/form/plain.css.js';
import { FormAct } from '../../parts/money-form/form-act.js';
import type { Ending } from '../../parts/resource/ending.js';
import { words as english, type Word } from '../../../words/compiled/payment-links/detail/en.js';
import type { LinkBook, LinksElement, LinksRecord } from '../panel/links-record.js';
import type { Showing } from '../panel/showing.js';
import { deskStyles } from './desk.css.js';
import { LinkEnding } from './link-ending.js';
import { createRow, freshLink, likeLink, linkBody, linkSections } from './link-fields.js';
import { linkView } from './link-view.js';
import { Replacing, type ReplacingBody } from './replacing.js';
import { Sharing } from './sharing.js';

export interface DeskOptions {
  readonly book: LinkBook;
  /** Reads a link as it is now. */
  read(client: Client, id: string): Promise<PaymentLinkResponse>;
  showing(): Showing;
  /** Shows a payment link, or with an empty id the list. */
  onOpen(id: string): void;
  /** There may be a new one: the list is loaded again. */
  onNew(): void;
}

/** What is done with payment links beyond their list: a new one, sharing one, and its end. */
export class Desk {
  readonly #record: LinksRecord;
  readonly #options: DeskOptions;
  readonly #words: Words<Word>;
  readonly #dialog: ConfirmDialog;
  readonly #form: FormAct<Word, ReplacingBody, CallOutput<typeof createRow>>;
  readonly #replacing: Replacing;
  readonly #ending: LinkEnding;
  readonly #sharing: Sharing;
  /** The link that was asked about last. */
  #seen = '';

  constructor(record: LinksRecord, element: LinksElement, options: DeskOptions) {
    this.#record = record;
    this.#options = options;
    const words = (this.#words = record.wordsOf(english));
    record.adopt(plainFormStyles, ...confirmStyles, deskStyles);
    this.#dialog = new ConfirmDialog(element);
    const ask = this.#dialog.ask.bind(this.#dialog);
    this.#sharing = new Sharing(record, element, words);
    this.#ending = new LinkEnding(record, { words, ask, onEnded: (id) => options.book.forget([id]) });
    this.#replacing = new Replacing(record, {
      words,
      read: options.read,
      onEnded: (id) => options.book.forget([id]),
    });
    this.#form = new FormAct(record, element, {
      words,
      title: 'new-title',
      doubt: 'doubt-create',
      now: () => options.showing().now,
      sections: () => linkSections(record.language),
      fresh: () => freshLink(element.currency),
      bodyOf: (read) => ({
        ...linkBody(read, {
          language: record.language,
          returnUrl: element.returnUrl,
          now: options.showing().now,
        }),
        replaces: this.#replacing.id,
      }),
      question: (body) => this.#replacing.question(body),
      beside: () => html`${this.#replacing.template()}`,
      ask,
      mayBegin: (body) => {
        const { amount, reusable = false } = body;
        const mayCreate = record.emit('florin-before-payment-link-create', { amount, isReusable: reusable });
        return mayCreate && this.#replacing.mayBegin(body);
      },
      call: async (client, { replaces, ...body }, idempotencyKey) => {
        await this.#replacing.end(client, replaces);
        return client.call(createRow, body, { idempotencyKey });
      },
      onEnded: (ending, answer) => this.#onCreated(ending, answer?.id ?? ''),
      onLeave: () => this.#record.focus(element.paymentLink ? '[part~=duplicate]' : '[part~=new]'),
    });
  }

  get isCreating(): boolean {
    return this.#form.isOpen;
  }

  get isBusy(): boolean {
    return this.#form.isBusy || this.#ending.isBusy;
  }

  get isDirty(): boolean {
    return this.#form.isDirty;
  }

  create(): void {
    this.#open(undefined);
  }

  reset(): void {
    this.#form.reset();
    this.#ending.reset();
    this.#seen = '';
  }

  template(id: string, record: PaymentLinkRecord | undefined): TemplateResult {
    if (this.#form.isOpen) return html`${this.#form.template()} ${this.#dialog.template()}`;
    this.#see(id);
    const { book, showing, onOpen } = this.#options;
    const link = book.of(id);
    return html`${linkView({
      ...showing(),
      texts: this.#words,
      record,
      link,
      hasFailed: book.hasFailed(id),
      isBusy: this.isBusy,
      mayCreate: this.#record.can('checkout.createPaymentLink'),
      mayEnd: this.#record.can('checkout.updatePaymentLink'),
      problem: this.#ending.problem,
      sharing: link && this.#sharing.template(link),
      onBack: () => onOpen(''),
      onRefresh: () => this.#refresh(id),
      onEnd: (known) => this.#ending.ask(known),
      onDuplicate: (known) => this.#open(known),
      onReplace: (known) => this.#open(known, known),
    })}
    ${this.#dialog.template()}`;
  }

  /** Where a link stands may have changed since the list was loaded: it is asked about when it is opened. */
  #see(id: string): void {
    if (id === this.#seen) return;
    this.#seen = id;
    this.#sharing.reset();
    this.#ending.reset();
    this.#refresh(id);
  }

  #refresh(id: string): void {
    const { book } = this.#options;
    book.forget([id]);
    book.see([id]);
  }

  /** @param replaced - The link that ends once the new one is made. */
  #open(like: PaymentLinkResponse | undefined, replaced?: PaymentLinkResponse): void {
    if (this.isBusy) return;
    this.#replacing.begin(replaced);
    this.#form.open(like && likeLink(like, this.#record.language), replaced ? '#amount' : undefined);
  }

  #onCreated(ending: Exclude<Ending, 'not-sent'>, paymentLink: string): void {
    this.#record.emit('florin-payment-link-created', { paymentLink, ending });
    this.#options.onNew();
    if (ending !== 'received' || !paymentLink) return;
    this.#options.onOpen(paymentLink);
    this.#record.say(this.#words.text('created'));
  }
}

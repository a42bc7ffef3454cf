import { html, type TemplateResult } from 'lit';

import type { CallOutput } from '../../../client/operation.js';
import type { Client } from '../../../client/index.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { ConfirmDialog } from '../../parts/confirm/confirm.js';
import type { Option } from '../../parts/form/field.js';
import { FormAct } from '../../parts/money-form/form-act.js';
import { words as english } from '../../../words/compiled/issued-cards/issue/en.js';
import { readAccounts, type CardsElement, type CardsRecord } from '../panel/cards-record.js';
import type { AccountFace } from '../panel/issued-card.js';
import type { Showing } from '../panel/showing.js';
import { createRow, issueBody, issueSections, type IssueBody } from './issue-fields.js';
import { reviewView } from './review-view.js';

type Word = keyof typeof english;

export interface IssuingOptions {
  showing(): Showing;
  onLeft(): void;
  /** It was issued: its id. Empty: the list is looked at, because that is not known. */
  onIssued(card: string): void;
}

const asOption = ({ id, name, currency }: AccountFace): Option => ({
  value: id,
  text: [name, currency].filter(Boolean).join(' · '),
});

/** Issues a card: a form, all of it once more before it is sent, and what is not known after an answer was lost. */
export class Issuing {
  readonly #record: CardsRecord;
  readonly #element: CardsElement;
  readonly #dialog: ConfirmDialog;
  readonly #form: FormAct<Word, IssueBody, CallOutput<typeof createRow>>;
  readonly #words: Words<Word>;
  #accounts: readonly AccountFace[] = [];

  constructor(record: CardsRecord, element: CardsElement, options: IssuingOptions) {
    this.#record = record;
    this.#element = element;
    this.#dialog = new ConfirmDialog(element);
    const words = (this.#words = record.wordsOf(english));
    this.#form = new FormAct(record, element, {
      words,
      title: 'issue-title',
      doubt: 'doubt',
      now: () => options.showing().now,
      sections: () => issueSections(this.#suggested),
      fresh: () => ({ account: element.balanceAccount, form: 'virtual', brand: 'visa' }),
      bodyOf: issueBody,
      question: (body) => this.#question(body, options.showing()),
      ask: this.#dialog.ask.bind(this.#dialog),
      mayBegin: (body) => record.emit('florin-before-issued-card-create', this.#face(body)),
      call: (client, body, idempotencyKey) => {
        this.#sent = body;
        return client.call(createRow, body, { idempotencyKey });
      },
      onEnded: (ending, answer) => {
        const card = answer?.id ?? '';
        if (this.#sent)
          record.emit('florin-issued-card-created', { ...this.#face(this.#sent), card, ending });
        if (ending !== 'received') return;
        options.onIssued(card);
        record.say(words.text('issued'));
      },
      onLook: () => options.onIssued(''),
      onLeave: options.onLeft,
    });
  }

  #sent: IssueBody | undefined;

  get isOpen(): boolean {
    return this.#form.isOpen;
  }

  get isBusy(): boolean {
    return this.#form.isBusy;
  }

  get isDirty(): boolean {
    return this.#form.isDirty;
  }

  /** Opens the form, or what was sent and is not known to have ended. */
  async open(): Promise<void> {
    const { client } = this.#record;
    if (client) await this.#readAccounts(client);
    this.#form.open();
  }

  reset(): void {
    this.#form.reset();
  }

  template(): TemplateResult {
    return html`${this.#form.template()} ${this.#dialog.template()}`;
  }

  /** Where they do not come, the id is typed. */
  async #readAccounts(client: Client): Promise<void> {
    this.#accounts = await readAccounts(client, this.#element).catch(() => this.#accounts);
  }

  get #suggested() {
    const cards = this.#record.answer?.items ?? [];
    const all = [...this.#accounts, ...cards.map(({ account }) => account)];
    return {
      accounts: [...new Map(all.map((account) => [account.id, asOption(account)])).values()],
      groups: [...new Set(cards.map(({ group }) => group).filter(Boolean))],
    };
  }

  #face({ balanceAccountId, card }: IssueBody) {
    const form: 'physical' | 'virtual' = card?.formFactor === 'physical' ? 'physical' : 'virtual';
    return { balanceAccount: balanceAccountId, form };
  }

  #question(body: IssueBody, showing: Showing) {
    const words = this.#words;
    const account = this.#suggested.accounts.find(({ value }) => value === body.balanceAccountId)?.text;
    return {
      title: words.text('ask', { name: apart(body.card?.cardholderName ?? '') }),
      text: reviewView({ words, language: showing.language, body, account: account ?? '' }),
      yes: words.text('yes'),
    };
  }
}

import { html, type TemplateResult } from 'lit';

import type { DeedRecord } from '../../../client/operator/index.js';
import type { CallOutput } from '../../../client/operation.js';
import { apart } from '../../base/apart.js';
import { amountText } from '../../parts/amount/amount.js';
import { copyText } from '../../parts/controls/copy-text.js';
import { FormAct } from '../../parts/money-form/form-act.js';
import type { Word } from '../../../words/compiled/recurring-contracts/detail/en.js';
import { deedPage } from '../detail/deed-pages.js';
import { LoadedList } from '../../parts/record/loaded-list.js';
import type { ContractsElement, ContractsRecord } from '../panel/contracts-record.js';
import { dayText } from '../panel/showing.js';
import type { StoredDetail } from '../panel/stored-detail.js';
import type { ActOptions } from '../permits/permits.js';
import { noticeBody, noticeRow, noticeSections, type NoticeBody } from './notice-fields.js';
import { noticesView } from './notices-view.js';

/** Notices of charges to come on one stored payment method: what was announced, and the next one. */
export class Notices {
  readonly #record: ContractsRecord;
  readonly #options: ActOptions;
  readonly #list: LoadedList<DeedRecord>;
  readonly #form: FormAct<Word, NoticeBody, CallOutput<typeof noticeRow>>;
  #detail: StoredDetail | undefined;

  constructor(record: ContractsRecord, element: ContractsElement, options: ActOptions) {
    this.#record = record;
    this.#options = options;
    const { words, showing } = options;
    this.#list = new LoadedList(record, (client, id, cursor) =>
      deedPage(client, 'recurring.notifyShopper', id, cursor),
    );
    this.#form = new FormAct(record, element, {
      ...options,
      title: 'notice-title',
      doubt: 'doubt-notice',
      now: () => showing().now,
      sections: () => noticeSections(record.language),
      fresh: () => ({ currency: element.currency }),
      bodyOf: (read) => {
        const named = { shopperReference: element.shopper, recurringDetailReference: this.#detail?.id ?? '' };
        return noticeBody(read, named, record.language);
      },
      question: ({ amount, billingDate }) => {
        const sum = amountText(amount, record.language);
        const day = apart(dayText(showing(), billingDate));
        return {
          title: words.text('ask-notice', { sum, day }),
          text: html`<p>${words.text('effect-notice')}</p>`,
          yes: words.text('send-notice'),
        };
      },
      mayBegin: ({ amount }) => record.emit('florin-before-notice-send', { amount }),
      call: (client, body, idempotencyKey) => client.call(noticeRow, body, { idempotencyKey }),
      onEnded: (ending) => {
        record.emit('florin-notice-sent', { ending });
        if (ending === 'received') {
          record.say(words.text('notice-sent'));
          record.focus('#notices');
        }
        void this.#list.load();
      },
      onLeave: () => record.focus('[part~=new-notice]'),
    });
  }

  get isBusy(): boolean {
    return this.#form.isBusy;
  }

  get isDirty(): boolean {
    return this.#form.isDirty;
  }

  reset(): void {
    this.#form.reset();
    this.#list.forget();
  }

  template(detail: StoredDetail): TemplateResult {
    this.#detail = detail;
    this.#list.see(detail.id);
    if (this.#form.isOpen) return html`${this.#form.template()}`;
    const { words, showing } = this.#options;
    return noticesView({
      ...showing(),
      texts: words,
      list: this.#list,
      onNew: () => this.#form.open(),
      onCopy: (reference) => void this.#copy(reference),
    });
  }

  async #copy(reference: string): Promise<void> {
    this.#record.say(this.#options.words.text(await copyText(reference)));
  }
}

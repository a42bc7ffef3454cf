import { html } from 'lit';

import type { Client } from '../../../client/index.js';
import type { PaymentLinkResponse } from '../../../client/checkout/payment-links.js';
import { updatePaymentLink } from '../../../client/checkout/rows/sessions.js';
import type { Words } from '../../base/words.js';
import type { Confirmation } from '../../parts/confirm/confirm.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import { KeyedSending } from '../../parts/money-form/keyed-sending.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { Word } from '../../../words/compiled/payment-links/detail/en.js';
import type { LinksRecord } from '../panel/links-record.js';

const endRow = /*@__PURE__*/ proxyRow('checkout', updatePaymentLink);

/** Ends a link before its time. The answer has where it stands now. */
export const endLink = (client: Client, linkId: string): Promise<PaymentLinkResponse> =>
  client.call(endRow, { linkId, status: 'expired' });

export interface EndingOptions {
  readonly words: Words<Word>;
  ask(confirmation: Confirmation): void;
  /** It was sent: what is known of the link is old. */
  onEnded(id: string): void;
}

/** Ends a payment link before its time, after a question. To send it twice does no more than once. */
export class LinkEnding {
  readonly #record: LinksRecord;
  readonly #options: EndingOptions;
  readonly #sending: KeyedSending;

  constructor(record: LinksRecord, options: EndingOptions) {
    this.#record = record;
    this.#options = options;
    this.#sending = new KeyedSending(record, options.words);
  }

  get isBusy(): boolean {
    return this.#sending.isBusy;
  }

  /** Why it was not ended, or that this is not known. */
  get problem(): string {
    return this.#sending.problem;
  }

  reset(): void {
    this.#sending.problem = '';
  }

  ask({ id, reference }: PaymentLinkResponse): void {
    const { words, ask } = this.#options;
    if (this.isBusy) return;
    ask({
      title: words.text('ask-end', { name: isolatedText(reference, 80) }),
      text: html`<p>${words.text('effect-end')}</p>`,
      yes: words.text('end'),
      no: words.text('cancel'),
      onYes: () => void this.#end(id),
    });
  }

  async #end(paymentLink: string): Promise<void> {
    const { words, onEnded } = this.#options;
    if (this.isBusy || !this.#record.emit('florin-before-payment-link-close', { paymentLink })) return;
    const { ending } = await this.#sending.send({
      body: paymentLink,
      isDoubtful: false,
      call: (client) => endLink(client, paymentLink),
      isDone: ({ status }) => status === 'expired',
    });
    if (ending === 'unknown') this.#sending.problem = words.text('doubt-end');
    this.#record.say(ending === 'received' ? words.text('ended-now') : this.#sending.problem);
    this.#record.focus('h2[tabindex]');
    if (ending === 'not-sent') return;
    this.#record.emit('florin-payment-link-closed', { paymentLink, ending });
    onEnded(paymentLink);
  }
}

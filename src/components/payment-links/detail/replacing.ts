import { html, nothing, type TemplateResult } from 'lit';

import type { PaymentLinkResponse } from '../../../client/checkout/payment-links.js';
import { ClientError, type Client } from '../../../client/index.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import type { Question } from '../../parts/money-form/form-act.js';
import type { Word } from '../../../words/compiled/payment-links/detail/en.js';
import type { LinksRecord } from '../panel/links-record.js';
import { endLink } from './link-ending.js';
import type { LinkBody } from './link-fields.js';

/** What is sent, and the link that ends for it. */
export type ReplacingBody = LinkBody & { readonly replaces?: string | undefined };

export interface ReplacingOptions {
  readonly words: Pick<Words<Word>, 'text'>;
  /** Reads a link as it is now. */
  read(client: Client, id: string): Promise<PaymentLinkResponse>;
  /** It has ended: what is known of the link is old. */
  onEnded(id: string): void;
}

/** Where a link stands once it was to end: it may have ended before, or only the answer was lost. */
async function statusAfter(
  client: Client,
  paymentLink: string,
  read: ReplacingOptions['read'],
): Promise<string> {
  try {
    return (await endLink(client, paymentLink)).status;
  } catch (error) {
    const now = await read(client, paymentLink).catch(() => undefined);
    if (!now || now.status === 'active' || now.status === 'paymentPending') throw error;
    return now.status;
  }
}

/** Makes a link anew, with another amount: the old one ends first, so that a shopper cannot pay both. */
export class Replacing {
  readonly #record: LinksRecord;
  readonly #options: ReplacingOptions;
  /** Ended here: a second try does not end them again. */
  readonly #ended = new Set<string>();
  #link: PaymentLinkResponse | undefined;
  #wasOver = false;

  constructor(record: LinksRecord, options: ReplacingOptions) {
    this.#record = record;
    this.#options = options;
  }

  /** Id of the link that the form is about to replace. */
  get id(): string | undefined {
    return this.#link?.id;
  }

  begin(link: PaymentLinkResponse | undefined): void {
    this.#link = link;
    this.#wasOver = false;
  }

  /** Nothing where no link is replaced. */
  question({ replaces, amount }: ReplacingBody): Question | undefined {
    const { words } = this.#options;
    if (!replaces) return undefined;
    const sum = apart(amountText(amount, this.#record.language));
    return {
      title: words.text('ask-replace', { name: this.#name }),
      text: html`<p>${words.text('effect-replace', { sum })}</p>`,
      yes: words.text('yes-replace'),
    };
  }

  /** False where the page prevents it. */
  mayBegin({ replaces: paymentLink }: ReplacingBody): boolean {
    if (!paymentLink || this.#ended.has(paymentLink)) return true;
    return this.#record.emit('florin-before-payment-link-close', { paymentLink });
  }

  /** Ends the old link. Rejects where it is not ended, or where this is not known: then no new one is to be made. */
  async end(client: Client, paymentLink: string | undefined): Promise<void> {
    if (!paymentLink || this.#ended.has(paymentLink)) return;
    const status = await statusAfter(client, paymentLink, this.#options.read);
    this.#options.onEnded(paymentLink);
    this.#wasOver = status !== 'expired';
    if (this.#wasOver)
      throw new ClientError({
        kind: 'refused',
        operation: 'PATCH /paymentLinks/{linkId}',
        status: 422,
        code: 'platform-refused',
      });
    this.#ended.add(paymentLink);
    this.#record.emit('florin-payment-link-closed', { paymentLink, ending: 'received' });
  }

  /** What becomes of the old link, beside the form. */
  template(): TemplateResult | typeof nothing {
    if (!this.#link) return nothing;
    const word = this.#wasOver ? 'was-paid' : this.#ended.has(this.#link.id) ? 'replaced' : 'replacing';
    return html`<p class="notice ${this.#wasOver ? 'bad' : 'due'}" part="replacing">
      ${this.#options.words.text(word, { name: this.#name })}
    </p>`;
  }

  get #name(): string {
    return isolatedText(this.#link?.reference ?? '', 80);
  }
}

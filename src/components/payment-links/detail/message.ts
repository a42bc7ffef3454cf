import type { ReactiveControllerHost } from 'lit';

import type { PaymentLinkResponse } from '../../../client/checkout/payment-links.js';
import { words as english } from '../../../words/compiled/payment-links/message/en.js';
import { shopper } from '../../../words/shopper.js';
import { apart } from '../../base/apart.js';
import { shownOf, Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import type { LinksElement, LinksRecord } from '../panel/links-record.js';
import { momentText } from '../panel/showing.js';

/** Nothing where it is no tag of a language. */
function tagOf(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? '';
  } catch {
    return '';
  }
}

export interface Message {
  readonly language: string;
  readonly text: string;
}

/** What a shopper is written beside the address of a link, in the language of the link: shoppers have more of them than staff. */
export class LinkMessage {
  readonly #record: LinksRecord;
  readonly #host: ReactiveControllerHost;
  readonly #words: Words<keyof typeof english>;
  /** What the page of the link is in; empty: what the element is in. */
  #locale = '';

  constructor(record: LinksRecord, element: LinksElement) {
    this.#record = record;
    const host = {
      languages: shopper,
      get words(): unknown {
        return (element as { readonly words?: unknown }).words;
      },
      get updateComplete() {
        return element.updateComplete;
      },
      addController: element.addController.bind(element),
      removeController: element.removeController.bind(element),
      requestUpdate: () => element.requestUpdate(),
    };
    this.#host = host as ReactiveControllerHost;
    this.#words = new Words(this.#host, () => this.#language, english);
  }

  of(
    { amount, description, reference, expiresAt, shopperLocale = '' }: PaymentLinkResponse,
    url: string,
  ): Message {
    this.#locale = shopperLocale && tagOf(shopperLocale);
    this.#words.hostUpdate();
    const language = this.#language;
    const values = {
      sum: apart(amountText(amount, language)),
      what: isolatedText(description ?? reference, 280),
      day: apart(momentText({ language }, expiresAt)),
    };
    return { language, text: `${this.#words.text('text', values)}\n${url}` };
  }

  get #language(): string {
    return shownOf(this.#host, this.#locale || this.#record.language);
  }
}

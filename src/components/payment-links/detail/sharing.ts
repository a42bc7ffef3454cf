import { html, nothing, type TemplateResult } from 'lit';

import type { PaymentLinkResponse } from '../../../client/checkout/payment-links.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { copyText } from '../../parts/controls/copy-text.js';
import { plainText } from '../../parts/listing/plain-text.js';
import type { Word } from '../../../words/compiled/payment-links/detail/en.js';
import type { LinksElement, LinksRecord } from '../panel/links-record.js';
import { LinkMessage } from './message.js';

/** An address that may be shown as a link, copied and drawn: of the web, and encrypted where it is not this machine's own. */
function addressOf({ url }: PaymentLinkResponse): string | undefined {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  const isLocal = address?.hostname === 'localhost' || address?.hostname === '127.0.0.1';
  return address?.protocol === 'https:' || (isLocal && address?.protocol === 'http:')
    ? address.href
    : undefined;
}

interface Drawn {
  readonly url: string;
  picture: TemplateResult | undefined;
}

/** The ways to hand a payment link on: its address, a text to send, the device's own, and a code to print. */
export class Sharing {
  readonly #record: LinksRecord;
  readonly #words: Words<Word>;
  readonly #messages: LinkMessage;
  #picture: Drawn | undefined;
  #news: Word | undefined;

  constructor(record: LinksRecord, element: LinksElement, words: Words<Word>) {
    this.#record = record;
    this.#words = words;
    this.#messages = new LinkMessage(record, element);
  }

  reset(): void {
    this.#news = this.#picture = undefined;
  }

  template(link: PaymentLinkResponse): TemplateResult {
    const words = this.#words;
    const url = addressOf(link);
    if (url === undefined) return html`<p class="notice bad" part="error">${words.text('odd-address')}</p>`;
    void this.#draw(url);
    const { text: message, language } = this.#messages.of(link, url);
    const data = { title: plainText(link.description ?? link.reference, 280), text: message };
    const button = (part: string, word: Word, act: () => void): TemplateResult =>
      html`<button type="button" class="small" part=${part} @click=${act}>${words.text(word)}</button>`;
    return html`<section class="sharing" aria-labelledby="sharing">
      <h3 id="sharing">${words.text('share-title')}</h3>
      <p>
        <a part="address" href=${url} target="_blank" rel="noopener noreferrer" dir="ltr">${url}</a>
      </p>
      <div class="ways">
        ${button('copy', 'copy-address', () => void this.#copy(url))}
        ${
          navigator.canShare?.(data)
            ? button('share', 'share', () => void navigator.share(data).catch(() => undefined))
            : nothing
        }
        ${button('print', 'print', () => print())}
      </div>
      <div class="field">
        <label for="message">${words.text('message')}</label>
        <textarea
          id="message"
          part="share-text"
          rows="4"
          lang=${language}
          dir="auto"
          readonly
          .value=${message}
        ></textarea>
      </div>
      <div class="ways">${button('copy-text', 'copy-message', () => void this.#copy(message))}</div>
      ${this.#news ? html`<p class="notice good" part="notice">${words.text(this.#news)}</p>` : nothing}
      <figure>
        ${this.#picture?.picture ?? nothing}
        <figcaption>
          <bdi>${plainText(link.description ?? link.reference, 280)}</bdi>
          <strong>${amountText(link.amount, this.#record.language)}</strong>
        </figcaption>
      </figure>
    </section>`;
  }

  /** Drawn by what draws the codes of payment methods, which is loaded for it. */
  async #draw(url: string): Promise<void> {
    if (this.#picture?.url === url) return;
    const drawn: Drawn = (this.#picture = { url, picture: undefined });
    const { codePicture } = await import('../../parts/actions/code-picture.js');
    try {
      drawn.picture = codePicture(url, this.#words.text('code'));
    } catch {
      // Too long for a code: the address is there all the same.
    }
    this.#record.update();
  }

  async #copy(text: string): Promise<void> {
    this.#news = await copyText(text);
    this.#record.say(this.#words.text(this.#news));
  }
}

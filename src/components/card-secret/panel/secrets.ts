import { html, nothing, type LitElement, type TemplateResult } from 'lit';

import type { PaymentInstrument } from '../../../client/balance-platform/index.js';
import { getPaymentInstrument } from '../../../client/balance-platform/rows/payment-instruments.js';
import type { CallOptions, Client } from '../../../client/index.js';
import { bareWord } from '../../../client/schema/values.js';
import { SECRET_PURPOSES } from '../../../facts/secret-purposes.js';
import { SECRET_WORDS, type SecretSettings } from '../../../secret-frame/protocol.js';
import type { Words } from '../../base/words.js';
import { FrameTokens } from '../../parts/card-frame/frame-tokens.js';
import { brandLabel } from '../../parts/marks/brand-labels.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { recordStyles } from '../../parts/record/record.css.js';
import type { RecordView } from '../../parts/record/record-view.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { words as english } from '../../../words/compiled/card-secret/panel/en.js';
import { SecretConversation } from './secret-conversation.js';
import type { KnownCard, SecretRecord } from './secret-record.js';
import { secretStyles } from './secrets.css.js';

const read = /*@__PURE__*/ proxyRow('balance-platform', getPaymentInstrument);

type SecretElement = LitElement & { readonly confirmIdentity: (() => Promise<boolean>) | undefined };

export interface SecretsOptions {
  /** Address of the proxy. */
  address(): string;
  look(): {
    readonly locale: string;
    readonly direction: 'ltr' | 'rtl';
    readonly colorScheme: 'light' | 'dark';
  };
}

/** A card, and the frame that shows its secrets. */
export class Secrets implements RecordView<KnownCard> {
  readonly #record: SecretRecord;
  readonly #element: SecretElement;
  readonly #options: SecretsOptions;
  readonly #words: Words<keyof typeof english>;
  readonly #tokens = new FrameTokens();
  readonly #conversation: SecretConversation;

  constructor(record: SecretRecord, element: SecretElement, options: SecretsOptions) {
    this.#record = record;
    this.#element = element;
    this.#options = options;
    this.#words = record.wordsOf(english);
    this.#conversation = new SecretConversation({
      record,
      words: this.#words,
      settings: () => this.#settings,
      confirmIdentity: async () => Boolean(await element.confirmIdentity?.()),
    });
    record.adopt(...recordStyles, secretStyles);
    // The element may have left the page while its view was on its way.
    if (element.isConnected) addEventListener('beforeprint', this.#hide);
    element.addController({
      hostConnected: () => {
        addEventListener('beforeprint', this.#hide);
        record.update();
      },
      hostDisconnected: () => {
        removeEventListener('beforeprint', this.#hide);
        this.reset();
      },
      hostUpdated: () => this.#tell(),
    });
  }

  get isBusy(): boolean {
    return this.#conversation.isBusy;
  }

  async load(client: Client, options: CallOptions): Promise<KnownCard> {
    const { id } = this.#record;
    return id ? { card: await client.call(read, { id }, options) } : {};
  }

  /** Another card, or none: the frame goes, with all that is in it. */
  reset(): void {
    this.#conversation.reset();
  }

  states({ card }: KnownCard, state: string): readonly string[] {
    const { isClosed, isShown, isBusy } = this.#conversation;
    if (!card || state !== 'ready') return [state];
    if (isClosed || bareWord(card.status) === 'closed') return [state, 'closed'];
    return [state, ...(isShown ? ['shown'] : []), ...(isBusy ? ['busy'] : [])];
  }

  render({ card }: KnownCard): TemplateResult {
    const { brand = '', lastFour = '' } = card?.card ?? {};
    const digits = /^\d{4}$/.test(lastFour) ? ` ••••\u00a0${lastFour}` : '';
    return html`<div class="secrets">
      <h2 part="title" tabindex="-1">${brandLabel(brand) ?? plainText(brand, 40)}${digits}</h2>
      ${this.#tokens.probe} ${card && this.#drawn(card)}
    </div>`;
  }

  /** The frame is for the card that is named: while another is loaded, what is known is still that of the last one. */
  #drawn({ id, status }: PaymentInstrument): TemplateResult | undefined {
    if (id !== this.#record.id) return undefined;
    if (bareWord(status) !== 'closed') return this.#body();
    this.#conversation.end();
    return html`<p>${this.#words.text('card-closed')}</p>`;
  }

  #body(): TemplateResult {
    const [words, conversation] = [this.#words, this.#conversation];
    if (!conversation.frame && !conversation.isClosed)
      conversation.start(this.#options.address(), this.#element.baseURI);
    const { frame, notice, problem, isClosed } = conversation;
    if (frame) frame.title = words.text('frame-title');
    return html`${frame ? html`<div class="frame" part="frame">${frame}</div>` : nothing}
    ${notice ? html`<p class="notice" part="notice">${notice}</p>` : nothing}
    ${problem ? html`<p class="error" part="error" role="alert">${problem}</p>` : nothing}
    ${
      isClosed
        ? html`<p>
            <button type="button" part="reload" @click=${this.#reload}>${words.text('reload')}</button>
          </p>`
        : nothing
    }`;
  }

  /** Nothing while the words of a language are on their way. */
  get #settings(): SecretSettings | undefined {
    const words = this.#words;
    if (!words.ready || !this.#tokens.probe.isConnected) return undefined;
    const look = this.#options.look();
    return {
      ...look,
      offers: SECRET_PURPOSES,
      tokens: this.#tokens.read(this.#element, look.colorScheme),
      words: Object.fromEntries(
        SECRET_WORDS.map((name) => [name, words.text(name)]),
      ) as SecretSettings['words'],
    };
  }

  #tell(): void {
    const { frame } = this.#conversation;
    // The session may have ended, and taken the card from the screen.
    if (frame && !frame.isConnected) this.reset();
    else this.#conversation.tell();
  }

  readonly #reload = (): void => {
    this.reset();
    this.#record.focus('h2[tabindex]');
  };

  readonly #hide = (): void => this.#conversation.hide();
}

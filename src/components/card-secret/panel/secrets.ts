import { html, nothing, type LitElement, type TemplateResult } from 'lit';

import type { PaymentInstrument } from '../../../client/balance-platform/index.js';
import { getPaymentInstrument } from '../../../client/balance-platform/rows/payment-instruments.js';
import { ClientError, type CallOptions, type Client } from '../../../client/index.js';
import { isLost } from '../../../client/wire/errors.js';
import { bareWord } from '../../../client/schema/values.js';
import { SECRET_PURPOSES, type SecretPurpose } from '../../../facts/secret-purposes.js';
import {
  SECRET_WORDS,
  type SecretFrameMessage,
  type SecretSettings,
} from '../../../secret-frame/protocol.js';
import type { Words } from '../../base/words.js';
import { FrameTokens } from '../../parts/card-frame/frame-tokens.js';
import { brandLabel } from '../../parts/marks/brand-labels.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { recordStyles } from '../../parts/record/record.css.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import { words as english } from '../../../words/compiled/card-secret/panel/en.js';
import { DONE, relay, ticketFor, wantsProof, type ChangeStatus } from './relay.js';
import { SecretLink } from './secret-link.js';
import { secretStyles } from './secrets.css.js';

const read = /*@__PURE__*/ proxyRow('balance-platform', getPaymentInstrument);

/** What is known of a card; nothing of it where none is named. */
export interface KnownCard {
  readonly card?: PaymentInstrument;
}

type Word = keyof typeof english;
type SecretRecord = RecordController<KnownCard, Secrets, 'florin-card-secret-failed'>;
type SecretElement = LitElement & { readonly confirmIdentity: (() => Promise<boolean>) | undefined };
type Sealed = Extract<SecretFrameMessage, { type: 'sealed' }>;

export interface SecretsOptions {
  /** Address of the proxy. */
  address(): string;
  look(): {
    readonly locale: string;
    readonly direction: 'ltr' | 'rtl';
    readonly colorScheme: 'light' | 'dark';
  };
}

/** A card and the frame that shows its secrets. What goes to and fro between frame and proxy is ciphertext. */
export class Secrets implements RecordView<KnownCard> {
  readonly #record: SecretRecord;
  readonly #element: SecretElement;
  readonly #options: SecretsOptions;
  readonly #words: Words<Word>;
  readonly #tokens = new FrameTokens();
  #link: SecretLink | undefined;
  #height = 0;
  #asked: SecretPurpose | undefined;
  #isShown = false;
  #notice = '';
  #problem = '';
  #isClosed = false;

  constructor(record: SecretRecord, element: SecretElement, options: SecretsOptions) {
    this.#record = record;
    this.#element = element;
    this.#options = options;
    this.#words = record.wordsOf(english);
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
    return this.#asked !== undefined;
  }

  async load(client: Client, options: CallOptions): Promise<KnownCard> {
    const { id } = this.#record;
    return id ? { card: await client.call(read, { id }, options) } : {};
  }

  /** Another card, or none: the frame goes, with all that is in it. */
  reset(): void {
    this.#link?.end();
    this.#link = this.#asked = undefined;
    this.#notice = this.#problem = '';
    this.#isClosed = false;
    this.#height = 0;
    this.#hidden();
  }

  states({ card }: KnownCard, state: string): readonly string[] {
    if (!card || state !== 'ready') return [state];
    if (this.#isClosed || bareWord(card.status) === 'closed') return [state, 'closed'];
    return [state, ...(this.#isShown ? ['shown'] : []), ...(this.isBusy ? ['busy'] : [])];
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
    this.#link?.end();
    this.#link = undefined;
    return html`<p>${this.#words.text('card-closed')}</p>`;
  }

  #body(): TemplateResult {
    const words = this.#words;
    if (!this.#link && !this.#isClosed) this.#mount();
    if (this.#link) this.#link.frame.title = words.text('frame-title');
    return html`${this.#link ? html`<div class="frame" part="frame">${this.#link.frame}</div>` : nothing}
    ${this.#notice ? html`<p class="notice" part="notice">${this.#notice}</p>` : nothing}
    ${this.#problem ? html`<p class="error" part="error" role="alert">${this.#problem}</p>` : nothing}
    ${
      this.#isClosed
        ? html`<p>
            <button type="button" part="reload" @click=${this.#reload}>${words.text('reload')}</button>
          </p>`
        : nothing
    }`;
  }

  #mount(): void {
    const address = SecretLink.address(this.#options.address(), this.#element.baseURI);
    if (!address || !isSecureContext) return this.#close('address');
    this.#link = new SecretLink(address, {
      opening: () => this.#settings,
      heard: (message) => this.#onHeard(message),
      ended: (reason) => this.#close(reason),
    });
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
    // The session may have ended, and taken the card from the screen.
    if (this.#link && !this.#link.frame.isConnected) return this.reset();
    const settings = this.#link && this.#settings;
    if (!settings) return;
    this.#link?.open();
    this.#link?.update(settings);
  }

  #onHeard(message: SecretFrameMessage): void {
    if (message.type === 'ask') void this.#ask(message.purpose);
    else if (message.type === 'sealed') void this.#relay(message);
    else if (message.type === 'shown') this.#shown();
    else if (message.type === 'hidden') this.#hidden();
    else if (message.type === 'broken' || message.type === 'closed') this.#broken(message.reason);
    else if (message.type === 'height') this.#resize(message.height);
    this.#record.update();
  }

  async #ask(purpose: SecretPurpose): Promise<void> {
    const { client, id } = this.#record;
    const link = this.#link;
    if (!client || !link || this.#asked) return;
    this.#asked = purpose;
    this.#notice = this.#problem = '';
    const ask = () => ticketFor(client, id, purpose, link.name);
    try {
      const ticket = await ask().catch(async (error: unknown) => {
        if (!wantsProof(error) || !(await this.#element.confirmIdentity?.())) throw error;
        return ask();
      });
      if (this.#link === link) link.send(ticket);
    } catch (error) {
      if (this.#link === link) this.#fail(error);
    }
  }

  async #relay(sealed: Sealed): Promise<void> {
    const { client, id } = this.#record;
    const [link, purpose] = [this.#link, this.#asked];
    if (!client || !link || !purpose) return;
    try {
      const answer = await relay(client, id, purpose, sealed);
      if (this.#link !== link) return;
      // A second factor may have taken the focus, and a secret goes once its frame loses it.
      link.frame.focus();
      if (typeof answer === 'string') this.#changed(answer);
      else link.send(answer);
    } catch (error) {
      if (this.#link === link) this.#fail(error, purpose === 'pinChange' && isLost(error));
    }
  }

  #changed(status: ChangeStatus): void {
    this.#over();
    const text = this.#words.text(DONE[status]);
    if (status === 'completed' || status === 'pending') {
      this.#notice = text;
      this.#record.say(text);
      this.#record.emit('florin-card-secret-changed', { status });
    } else this.#problem = text;
    this.#record.update();
  }

  #over(): void {
    this.#asked = undefined;
    this.#link?.send({ type: 'over' });
  }

  /** Says why nothing was shown. That a new PIN arrived is not known where its answer was lost. */
  #fail(error: unknown, isDoubtful = false): void {
    this.#over();
    if (wantsProof(error)) {
      this.#record.fail('proof', 'proof-required');
      this.#problem = this.#words.text('confirm-first');
    } else {
      const trouble = this.#record.failed(error);
      const isStale = error instanceof ClientError && error.field === 'ticket';
      if (isDoubtful) this.#problem = this.#words.text('change-unknown');
      else if (isStale) this.#problem = this.#words.text('too-late');
      else if (trouble.cause === 'rate-limited') this.#problem = this.#words.text('too-many');
      else if (trouble.cause === 'unauthorised') this.#problem = this.#words.text('rows-closed');
      else this.#problem = troubleText(this.#record.words, trouble);
    }
    this.#record.update();
  }

  #broken(reason: string): void {
    this.#asked = undefined;
    this.#record.fail('frame', reason);
    this.#problem = this.#words.text('broken');
  }

  #close(reason: string): void {
    this.#link = this.#asked = undefined;
    this.#hidden();
    this.#isClosed = true;
    this.#record.fail('frame', reason);
    this.#problem = this.#words.text('frame-closed');
    this.#record.update();
  }

  readonly #reload = (): void => {
    this.reset();
    this.#record.focus('h2[tabindex]');
  };

  readonly #hide = (): void => this.#link?.send({ type: 'hide' });

  #shown(): void {
    this.#asked = undefined;
    this.#isShown = true;
    this.#record.emit('florin-card-secret-shown', {});
  }

  #hidden(): void {
    if (!this.#isShown) return;
    this.#isShown = false;
    this.#record.emit('florin-card-secret-hidden', {});
  }

  #resize(height: number): void {
    if (height === this.#height || !this.#link) return;
    this.#height = height;
    // The frame's own margin is part of it.
    this.#link.frame.style.blockSize = `${height + 8}px`;
  }
}

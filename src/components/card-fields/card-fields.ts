import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';

import { FIELDS } from '../../frame/protocol.js';
import { FlorinElement } from '../base/element.js';
import { Words } from '../base/words.js';
import { CardFrame, cardFrameStyles, SealError } from '../parts/card-frame/card-frame.js';
import type { CardFrameSettings, CardProblem, CardState, Sealed } from '../parts/card-frame/card-frame.js';
import { cardValidity } from '../parts/card-frame/card-validity.js';
import { words as english } from '../../words/compiled/parts/card-frame/en.js';
import { brandsOf } from './brands.js';
import { FormHold } from './form-hold.js';
import { ProxyConfig } from './proxy-config.js';

/**
 * Card fields that the page cannot read: number, expiry date and security code (and the holder's name) live in an
 * isolated frame and come out as envelopes only. In a `<form>` they submit as `encryptedCardNumber`,
 * `encryptedExpiryMonth`, `encryptedExpiryYear` and `encryptedSecurityCode`, `holderName` if asked for, and `brand` where
 * the shopper could choose between the two brands of a card.
 *
 * @slot error - Replaces the message shown when the card fields could not be loaded.
 * @fires {CustomEvent<CardState>} florin-card-changed - Validity, brand or last four digits of the card changed; `detail` is `cardState`. Where it has an
 * `otherBrand`, the shopper can choose between that and `brand`, which is the one chosen.
 * @fires {CustomEvent<CardState>} florin-card-submitted - Enter was pressed outside a form; `detail` is `cardState`.
 * @fires {CustomEvent<CardFieldsFailed>} florin-card-fields-failed - The card fields could not be loaded, or the card could not be encrypted; `detail.code` says why.
 * @csspart card-frame - The box around the card fields.
 * @csspart brands - The choice between the two brands of a card.
 * @csspart brand - One brand in the choice between the two brands of a card.
 * @csspart error - The message shown when the card fields could not be loaded.
 * @csspart retry - The button that loads the card fields again.
 * @csspart badge - The test mode badge, shown outside the live environment.
 * @cssstate loading - The fields are being loaded.
 * @cssstate ready - The fields can be typed in.
 * @cssstate error - The fields could not be loaded, or were closed.
 * @cssstate offline - The device is offline; the fields load when the connection is back.
 * @tagname florin-card-fields
 */
export class FlorinCardFields extends FlorinElement {
  static readonly formAssociated = true;
  static override styles: CSSResultGroup = [FlorinElement.styles, cardFrameStyles];

  /** Address of the frame document where it is not your proxy's. */
  @property({ attribute: 'frame-url' }) frameUrl = '';

  /**
   * Card brands that you accept, by the platform's names, in your order of preference: `brands="visa mc amex"`. Left out: all. Where
   * a card carries two of them, one of them national (`cartebancaire`, `bcmc`, `dankort`), the shopper chooses; the first
   * in your order is preselected.
   */
  @property({ converter: { fromAttribute: (text) => text?.split(/[\s,]+/).filter(Boolean) ?? [] } })
  brands: readonly string[] = [];

  /** Asks for the name on the card too. */
  @property({ type: Boolean, attribute: 'with-holder-name' }) withHolderName = false;

  /** The name on the card must be filled in. */
  @property({ type: Boolean, attribute: 'holder-name-required' }) holderNameRequired = false;

  /**
   * Arrangement of the card fields: `rows` (default) has labels above the fields, `floating` has them in the fields, `line` puts all
   * fields in one line where there is room, with the labels in them.
   */
  @property({ attribute: 'card-layout' }) cardLayout: 'rows' | 'floating' | 'line' = 'rows';

  /** Turns input off; a form is sent without the card. */
  @property({ type: Boolean, reflect: true }) disabled = false;

  /** Milliseconds since the epoch by your server's clock. Left out: the proxy's clock. */
  @property({ attribute: false }) serverTime: number | undefined;

  /** Sandbox only: the public key (`EXPONENT|MODULUS` in hex) for a frame that was built without one. */
  @property({ attribute: false }) sandboxKey: string | undefined;

  @state() private isNotSealed = false;
  @state() private isFormDisabled = false;

  #brands: readonly string[] = [];
  readonly #words = new Words(this, () => this.language, english);
  readonly #frame = new CardFrame(this, {
    words: this.#words,
    settings: () => this.#settings(),
    onCardChanged: (card) => this.emit('florin-card-changed', card),
    onSubmit: () => this.#onEnter(),
    onFailed: (code) => this.emit('florin-card-fields-failed', { code }),
    onRetry: () => this.#config.forget(),
  });
  readonly #config = new ProxyConfig(this, () =>
    this.#frame.fail(navigator.onLine ? 'unprepared' : 'offline'),
  );
  readonly #hold = new FormHold({
    internals: this.internals,
    element: this,
    hasChoice: () => this.cardState.otherBrand !== undefined,
    seal: () => this.seal(),
    onHeldFailed: ({ code }) => this.#onHeldFailed(code),
  });

  constructor() {
    super();
    // A label's click arrives as a click on the element itself.
    this.addEventListener('click', (event) => event.composedPath()[0] === this && this.focus());
  }

  /** What the page may know of the card: validity codes, brand, the other brand it may carry, last four digits. Frozen. */
  get cardState(): CardState {
    return this.#frame.card;
  }

  /** The form the fields belong to. */
  get form(): HTMLFormElement | null {
    return this.internals.form;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('brands')) this.#brands = brandsOf(this.brands);
    this.#config.ask(this.serverTime === undefined ? this.connection.client : undefined);
  }

  protected override render(): TemplateResult {
    return html`
      ${this.#frame.render()}
      <div role="alert">
        ${this.isNotSealed ? html`<p class="card-note">${this.#words.text('cardNotSealed')}</p>` : nothing}
      </div>
    `;
  }

  protected override updated(): void {
    const { status, card, anchor } = this.#frame;
    this.showStates(status === 'closed' ? 'error' : status);
    const { flags, message } = cardValidity(status, card, this.#words);
    this.internals.setValidity(flags, message, anchor);
  }

  /** Envelopes of the fields shown, for a request of your own. Rejects with a `SealError` whose `code` says why. */
  async seal(): Promise<Sealed> {
    this.isNotSealed = false;
    try {
      return await this.#frame.seal();
    } catch (error) {
      const code = error instanceof SealError && error.code;
      if (code === 'incomplete') this.#frame.focus('first-invalid');
      else if (code === 'untouched') this.#frame.focus();
      throw error;
    }
  }

  /** Moves the focus to the first field. */
  override focus(): void {
    this.#frame.focus();
  }

  /** Empties the fields. */
  reset(): void {
    this.isNotSealed = false;
    this.#frame.clear();
    this.internals.setFormValue(null, null);
  }

  formAssociatedCallback(form: HTMLFormElement | null): void {
    this.#hold.attach(form);
  }

  formDisabledCallback(disabled: boolean): void {
    this.isFormDisabled = disabled;
  }

  formResetCallback(): void {
    this.reset();
  }

  #settings(): CardFrameSettings {
    const { answer } = this.#config;
    return {
      proxy: this.connection.proxy,
      frameUrl: this.frameUrl,
      serverTime: this.serverTime ?? (answer && Number(answer.serverTime)),
      sandboxKey: this.sandboxKey,
      fields: this.withHolderName ? FIELDS : FIELDS.slice(0, 3),
      holderNameRequired: this.holderNameRequired,
      brands: this.#brands,
      layout: this.cardLayout,
      locale: this.language,
      direction: this.page.direction,
      colorScheme: this.page.colorScheme,
      disabled: this.disabled || this.isFormDisabled,
    };
  }

  #onEnter(): void {
    if (this.form) HTMLFormElement.prototype.requestSubmit.call(this.form);
    else this.emit('florin-card-submitted', this.cardState);
  }

  #onHeldFailed(code: CardProblem): void {
    if (code === 'incomplete' || code === 'untouched') return;
    this.isNotSealed = true;
    this.emit('florin-card-fields-failed', { code });
  }
}

export type { CardState };

/** Detail of `florin-card-fields-failed`. */
export interface CardFieldsFailed {
  readonly code: CardProblem;
}

declare global {
  interface HTMLElementTagNameMap {
    'florin-card-fields': FlorinCardFields;
  }
  interface GlobalEventHandlersEventMap {
    'florin-card-changed': CustomEvent<CardState>;
    'florin-card-submitted': CustomEvent<CardState>;
    'florin-card-fields-failed': CustomEvent<CardFieldsFailed>;
  }
}

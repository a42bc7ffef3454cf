import { html, nothing, type TemplateResult } from 'lit';

import type { Amount, Outcome } from '../../../../client/index.js';
import type { PayInput } from '../../../../client/pay-once/index.js';
import type { GiftCardBalanceRequest } from '../../../../client/shopper/gift-cards.js';
import type { Method, MethodsAnswer, OrderParts } from '../../../../client/shopper/index.js';
import { adoptStyles } from '../../../base/adopt-styles.js';
import { Words } from '../../../base/words.js';
import { amountText } from '../../../parts/amount/amount.js';
import { waitInView } from '../../../parts/attempt/wait-in-view.js';
import { CardFrame, SealError, type Sealed } from '../../../parts/card-frame/card-frame.js';
import { isTyped } from '../../../parts/card-frame/card-state.js';
import { spinner } from '../../../parts/paying/panel.js';
import type { ButtonView } from '../../../parts/paying/button-view.js';
import type { MethodRoom, OpenRoom, RoomSurroundings, RoomView } from '../family.js';
import { atPrice, balanceOf, type Said, type Worth } from './balance.js';
import { english, frameWordsOf, type GiftWords } from './gift-card-words.js';
import { giftCardStyles } from './gift-card.css.js';

/**
 * A gift card: its fields in a frame of their own, what it is worth, and the button that asks for that first and pays with
 * it then.
 */
class GiftCardRoom implements MethodRoom {
  readonly #around: RoomSurroundings;
  readonly #words: GiftWords;
  readonly #frame: CardFrame;
  #method: Method;
  #answer: MethodsAnswer;
  #hasPin = true;
  #isAsking = false;
  #said: Said | undefined;
  #worth: Worth | undefined;
  #envelopes: Sealed['envelopes'] = {};
  #outcome: Outcome | undefined;
  readonly tellsOfParts = true;
  /** A part was paid here, and what is left to pay has been asked for. */
  #hasPaid = false;

  constructor(method: Method, answer: MethodsAnswer, around: RoomSurroundings) {
    const { host } = around;
    this.#around = around;
    this.#method = method;
    this.#answer = answer;
    this.#words = new Words(host, around.language, english);
    this.#words.hostUpdate();
    adoptStyles(host.shadowRoot ?? host, giftCardStyles);
    this.#frame = new CardFrame(host, {
      words: frameWordsOf(this.#words, around),
      settings: () => {
        const settings = around.frame();
        return Object.assign(settings, {
          fields: this.#hasPin ? ['number', 'securityCode'] : ['number'],
          holderNameRequired: false,
          brands: [],
          brand: undefined,
          isGiftCard: true,
          disabled: settings.disabled || this.#isAsking || this.#worth !== undefined,
        } as const);
      },
      onCardChanged: (card) => {
        if (isTyped(card)) this.#said = undefined;
      },
      // Enter asks what the card is worth, and never pays.
      onSubmit: () => this.#worth ?? around.pay(),
      onFailed: () => undefined,
    });
  }

  offered(method: Method, answer: MethodsAnswer): void {
    this.#method = method;
    this.#answer = answer;
    this.#worth &&= atPrice(this.#worth, answer.amount);
    if (this.#hasPaid) this.#said = { word: 'part-paid', amount: answer.amount };
    else if (!hasPaidParts(answer) && this.#said?.amount) this.#said = undefined;
    this.#hasPaid = false;
  }

  get part(): Amount | undefined {
    return this.#worth?.pays;
  }

  /** Without a balance that says what it pays, that is asked for first. */
  check(): boolean {
    if (this.#worth) return true;
    void this.#ask();
    return false;
  }

  prepare(): PayInput['paymentMethod'] {
    return { type: this.#method.type, ...this.#card };
  }

  /** What was sealed counts for one payment: the next one begins with the balance, from the fields as they are. */
  rested(outcome: Outcome | undefined): void {
    this.#outcome = outcome;
    this.#worth = this.#said = undefined;
  }

  /** After a refusal a shopper corrects what was typed; a card that has paid has no more to do here. */
  ended(mayPayAgain: boolean): void {
    this.#hasPaid = mayPayAgain && this.#outcome === 'action-required';
    if (!mayPayAgain || this.#hasPaid) this.#empty();
  }

  render({ disabled }: RoomView): TemplateResult {
    const isShut = disabled || this.#isAsking || this.#worth !== undefined;
    const onChange = ({ target }: Event): void => {
      this.#hasPin = !(target as HTMLInputElement).checked;
      this.#said = undefined;
      this.#around.host.requestUpdate();
    };
    return html`<div class="gift" part="method-fields">
      ${this.#frame.render('card-error')}
      <label class="choice">
        <input type="checkbox" .checked=${!this.#hasPin} ?disabled=${isShut} @change=${onChange} />
        <span>${this.#words.text('no-pin')}</span>
      </label>
      <div role="status">${this.#worth ? this.#balance(this.#worth) : this.#saying()}</div>
      ${
        this.#worth
          ? html`<button type="button" class="plain" ?disabled=${disabled} @click=${this.#swap}>
              ${this.#words.text('other')}
            </button>`
          : nothing
      }
    </div>`;
  }

  button({ disabled, busy, pay, onFocus }: ButtonView): TemplateResult {
    const doing = busy ?? (this.#isAsking ? this.#words.text('checking') : undefined);
    // A second click, or a key that is held, was meant for the balance.
    const onClick = ({ detail }: MouseEvent): void => void (detail > 1 || this.#isAsking || pay());
    const onKey = (event: KeyboardEvent): void => void (event.repeat && event.preventDefault());
    return html`<button
      type="button"
      class="pay main"
      part="pay-button"
      aria-disabled=${disabled || this.#isAsking}
      @click=${onClick}
      @keydown=${onKey}
      @focus=${onFocus}
    >
      ${doing ? spinner : nothing}${doing ?? this.#does()}
    </button>`;
  }

  get #card() {
    const { brands } = this.#method;
    // Of several the platform tells by the number whose it is.
    const brand = brands?.length === 1 ? brands[0] : undefined;
    return { ...this.#envelopes, ...(brand !== undefined && { brand }) };
  }

  #text(amount: Amount): string {
    return amountText(amount, this.#around.language());
  }

  #does(): string {
    const { pays, remaining } = this.#worth ?? {};
    if (!pays) return this.#words.text('check');
    const amount = this.#text(pays);
    return remaining?.value
      ? this.#words.text('use', { amount })
      : this.#around.words.text('pay', { amount });
  }

  #saying(): unknown {
    const said = this.#said;
    if (!said) return nothing;
    const { word, seconds = 0, amount } = said;
    const values = { seconds, amount: amount ? this.#text(amount) : '' };
    const text =
      word === 'network'
        ? this.#around.words.text(navigator.onLine ? word : 'offline')
        : this.#words.text(word, values);
    return html`<p class=${amount ? '' : 'fault'} part=${amount ? 'notice' : 'field-error'}>${text}</p>`;
  }

  #balance(worth: Worth): TemplateResult {
    return html`<dl part="gift-balance">
      ${(['balance', 'pays', 'remaining'] as const).map(
        (word) =>
          html`<dt>${this.#words.text(word)}</dt>
            <dd>${this.#text(worth[word])}</dd>`,
      )}
    </dl>`;
  }

  async #ask(): Promise<void> {
    const { host, client } = this.#around;
    const caller = client();
    if (this.#isAsking || !caller) return;
    if (this.#frame.status !== 'ready') return this.#frame.focus();
    this.#said = undefined;
    this.#isAsking = true;
    host.requestUpdate();
    const { order, amount } = this.#answer;
    try {
      this.#envelopes = (await this.#frame.seal()).envelopes;
      const paymentMethod = this.#card as GiftCardBalanceRequest['paymentMethod'];
      const found = await balanceOf(caller, { order, paymentMethod }, amount);
      if (order !== this.#answer.order) return;
      if (found === 'order-paid') await host.refresh();
      else if ('word' in found) this.#say(found);
      else this.#worth = atPrice(found, this.#answer.amount);
    } catch (error) {
      if (error instanceof SealError && error.code === 'incomplete') this.#frame.focus('first-invalid');
      else this.#said = { word: 'not-checked' };
    } finally {
      this.#isAsking = false;
      host.requestUpdate();
    }
  }

  /** That it is too early to ask again is said until it is not. */
  #say(said: Said): void {
    this.#said = said;
    if (said.seconds === undefined) return;
    void waitInView(said.seconds * 1000).then(() => {
      if (this.#said === said) this.#said = undefined;
      this.#around.host.requestUpdate();
    });
  }

  #empty(): void {
    this.#frame.clear();
    this.#envelopes = {};
    this.#hasPin = true;
  }

  readonly #swap = (): void => {
    this.#worth = undefined;
    this.#empty();
    this.#frame.focus('number');
    this.#around.host.requestUpdate();
  };
}

const hasPaidParts = ({ parts }: MethodsAnswer): boolean =>
  (parts as Partial<OrderParts> | undefined)?.paid?.some(() => true) === true;

export const openRoom: OpenRoom = (method, around, answer) => new GiftCardRoom(method, answer, around);

import { html, type TemplateResult } from 'lit';

import { formatAmount } from '../../../../client/money.js';
import { cardHints, type CardHints as Known } from '../../../../client/shopper/card-hints.js';
import { adoptStyles } from '../../../base/adopt-styles.js';
import { Words } from '../../../base/words.js';
import { words as english, type Word } from '../../../../words/compiled/checkout/methods/card-hints/en.js';
import type { CardState } from '../../../parts/card-frame/card-state.js';
import type { RoomSurroundings, RoomView } from '../family.js';
import { cardHintsStyles } from './card-hints.css.js';

/**
 * One quiet line about the card that was typed: what it may cost, and that its bank may ask. Each card is asked about once, when all
 * its fields are filled in. The line goes when the number changes, and nothing waits for it.
 */
export class CardHints {
  readonly #around: RoomSurroundings;
  readonly #words: Words<Word>;
  readonly #order: () => string;
  #known: Known = {};
  /** The number that was asked about, by all that a page knows of it. */
  #asked: string | undefined;
  /** What was known of the card when it paid. A refusal empties a field of it, which the frame has not said yet. */
  #paid: CardState | undefined;
  #isPaying = false;

  constructor(around: RoomSurroundings, order: () => string) {
    this.#around = around;
    this.#order = order;
    this.#words = new Words(around.host, around.language, english);
    this.#words.hostUpdate();
    adoptStyles(around.host.shadowRoot ?? around.host, cardHintsStyles);
  }

  #look(): void {
    const { card } = this.#around.card();
    if (card === this.#paid) return;
    const { fields, complete, brand = '', lastFour = '' } = card;
    const isWhole = fields.number === 'valid';
    const number = [this.#order(), brand, isWhole && lastFour].join(' ');
    if (this.#asked !== undefined && (!isWhole || number !== this.#asked)) {
      this.#asked = undefined;
      this.#known = {};
    }
    if (this.#asked !== undefined || !isWhole || !complete || !lastFour) return;
    this.#asked = number;
    void this.#ask(number);
  }

  /** A live region that is there before it speaks. What is not on the page any more asks nothing, nor does a card that pays. */
  render({ disabled }: RoomView): TemplateResult {
    this.#isPaying = disabled;
    if (disabled) this.#paid = this.#around.card().card;
    else this.#look();
    const { surcharge, mayAskToConfirm } = this.#known;
    const fee = surcharge && formatAmount(surcharge, this.#around.language());
    const lines = [
      fee ? this.#words.text('cost', { amount: fee }) : '',
      mayAskToConfirm ? this.#words.text('confirm') : '',
    ];
    return html`<p class="card-hint" part="card-hint" role="status">${lines.filter(Boolean).join(' ')}</p>`;
  }

  async #ask(number: string): Promise<void> {
    try {
      const { encryptedCardNumber } = (await this.#around.card().seal()).envelopes;
      if (!encryptedCardNumber || number !== this.#asked) return;
      // The shopper may have paid while the number was encrypted: then it is too late to tell.
      if (this.#isPaying) return void (this.#asked = undefined);
      const request = { order: this.#order(), encryptedCardNumber };
      const known = await this.#around.client()?.call(cardHints, request);
      if (!known || number !== this.#asked) return;
      this.#known = known;
      this.#around.host.requestUpdate();
    } catch {
      // What is not known is not said: the card pays all the same.
    }
  }
}

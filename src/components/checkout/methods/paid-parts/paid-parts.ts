import { html, nothing, type TemplateResult } from 'lit';

import type { Amount } from '../../../../client/index.js';
import { leniently } from '../../../../client/schema/validate.js';
import * as z from '../../../../client/schema/schema.js';
import type { MethodsAnswer } from '../../../../client/shopper/index.js';
import { PaidPart, removeParts } from '../../../../client/shopper/parts.js';
import { isLost } from '../../../../client/wire/errors.js';
import { adoptStyles } from '../../../base/adopt-styles.js';
import { Words } from '../../../base/words.js';
import { amountText } from '../../../parts/amount/amount.js';
import { waitInView } from '../../../parts/attempt/wait-in-view.js';
import { words as english, type Word } from '../../../../words/compiled/checkout/methods/paid-parts/en.js';
import type { RoomSurroundings, RoomView } from '../family.js';
import { paidPartsStyles } from './paid-parts.css.js';
import type { Removal } from './removal.js';

const HEADING = 'florin-paid-parts';

/** What an order was paid with so far, what is left to pay, and the way to get it back. */
export class PaidParts {
  readonly #around: RoomSurroundings;
  readonly #words: Words<Word>;
  #removal: Removal | undefined;
  #hasNotLoaded = false;
  #parts: readonly PaidPart[] = [];
  #left: Amount | undefined;
  #order = '';
  /** Why all that was paid has gone back. */
  #back: string | undefined;
  #isSure = false;

  constructor(around: RoomSurroundings) {
    this.#around = around;
    this.#words = new Words(around.host, around.language, english);
    this.#words.hostUpdate();
    adoptStyles(around.host.shadowRoot ?? around.host, paidPartsStyles);
  }

  offered({ amount, order, parts }: MethodsAnswer): void {
    const { paid, paidBack } = (parts ?? {}) as {
      readonly paid?: unknown;
      readonly paidBack?: unknown;
    };
    const { value, fault } = leniently(z.array(PaidPart()), paid ?? []);
    this.#parts = fault === undefined ? (value as readonly PaidPart[]) : [];
    this.#back = typeof paidBack === 'string' ? paidBack : undefined;
    this.#left = amount;
    this.#order = order;
    this.#isSure = false;
  }

  get #isPaid(): boolean {
    return this.#parts.length > 0;
  }

  render({ disabled }: RoomView): TemplateResult | typeof nothing {
    const isPaid = this.#isPaid;
    if (!this.#left || (!isPaid && this.#back === undefined)) return nothing;
    return html`<section class="paid" part="paid-parts" aria-labelledby=${HEADING}>
      <h2 id=${HEADING} tabindex="-1">${this.#words.text(isPaid ? 'paid' : 'gone')}</h2>
      ${isPaid ? this.#list(this.#left) : nothing}
      <p role="status" part="notice">${this.#notice()}</p>
      ${isPaid && !this.#removal?.isRunning && this.#parts.every((part) => part.isRemovable) ? this.#ways(disabled) : nothing}
    </section>`;
  }

  get #sum(): string {
    const value = this.#parts.reduce((sum, { amount }) => sum + amount.value, 0);
    return this.#text({ value, currency: this.#left?.currency ?? '' });
  }

  #text(amount: Amount): string {
    return amountText(amount, this.#around.language());
  }

  #notice(): string {
    const word = this.#hasNotLoaded ? 'not-removed' : this.#removal?.word;
    if (word) return this.#words.text(word);
    if (!this.#isPaid) return this.#words.text(this.#back === 'expired' ? 'lapsed' : 'removed');
    return '';
  }

  #list(left: Amount): TemplateResult {
    const name = ({ brand, lastFour }: PaidPart): unknown =>
      lastFour === undefined && brand === undefined
        ? this.#words.text('unnamed')
        : html`<bdi>${brandName(brand) ?? this.#words.text('gift-card')}</bdi>
            ${lastFour ? html`<bdi dir="ltr">•••• ${lastFour}</bdi>` : nothing}`;
    return html`<dl>
      ${this.#parts.map(
        (part) =>
          html`<dt part="paid-part">${name(part)}</dt>
            <dd>${this.#text(part.amount)}</dd>`,
      )}
      <dt>${this.#words.text('remaining')}</dt>
      <dd>${this.#text(left)}</dd>
    </dl>`;
  }

  #ways(disabled: boolean): TemplateResult {
    const button = (
      word: 'remove' | 'keep' | 'give-back',
      onClick: () => void,
      look: string,
    ): TemplateResult =>
      html`<button type="button" class=${look} part="remove-parts" ?disabled=${disabled} @click=${onClick}>
        ${this.#words.text(word)}
      </button>`;
    if (!this.#isSure) return button('remove', () => void this.#turn(true), 'plain');
    return html`<div class="sure" role="group" aria-labelledby="florin-sure">
      <p id="florin-sure" tabindex="-1">${this.#words.text('sure', { amount: this.#sum })}</p>
      ${button('give-back', () => void this.#giveBack(), 'danger')}
      ${button('keep', () => void this.#turn(false), '')}
    </div>`;
  }

  /** What was pressed goes, and the focus is where the shopper goes on. */
  async #turn(isSure: boolean): Promise<void> {
    this.#isSure = isSure;
    await this.#focus(isSure ? '#florin-sure' : '[part=remove-parts]');
  }

  readonly #giveBack = async (): Promise<void> => {
    this.#isSure = false;
    void this.#focus(`#${HEADING}`);
    try {
      const { Removal } = await import('./removal.js');
      this.#removal ??= new Removal({
        host: this.#around.host,
        order: () => this.#order,
        ask: (order) => this.#around.client()?.call(removeParts, { order }),
        isLost,
        wait: waitInView,
      });
      this.#hasNotLoaded = false;
      await this.#removal.run();
    } catch {
      this.#hasNotLoaded = true;
      this.#around.host.requestUpdate();
    }
  };

  async #focus(selector: string): Promise<void> {
    const { host } = this.#around;
    host.requestUpdate();
    await host.updateComplete;
    host.shadowRoot?.querySelector<HTMLElement>(selector)?.focus();
  }
}

/** The longest name that is read letter by letter, such as SVS or ANCV. */
const LETTERS = 4;

/** The platform's names are in small letters; one of them is no brand. */
function brandName(brand: string | undefined): string | undefined {
  if (brand === undefined || brand === 'genericgiftcard') return undefined;
  return brand.length > LETTERS ? brand.charAt(0).toUpperCase() + brand.slice(1) : brand.toUpperCase();
}

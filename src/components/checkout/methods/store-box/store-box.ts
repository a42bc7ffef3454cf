import { html, nothing, type TemplateResult } from 'lit';

import type { Amount, Outcome } from '../../../../client/index.js';
import type { Method, MethodsAnswer } from '../../../../client/shopper/index.js';
import { adoptStyles } from '../../../base/adopt-styles.js';
import { Words } from '../../../base/words.js';
import { words as english, type Word } from '../../../../words/compiled/checkout/methods/store-box/en.js';
import type { Prepared } from '../../../parts/paying/pay-input.js';
import type { ButtonView } from '../../../parts/paying/button-view.js';
import type { MethodRoom, RoomSurroundings, RoomView } from '../family.js';
import { storeBoxStyles } from './store-box.css.js';

/** What the proxy says of a method that can be stored. */
export interface Storing {
  readonly canStore?: boolean;
}

/** What stands below a method that can be stored, with a box to store it by. The box is never ticked by itself. */
class StoringRoom implements MethodRoom {
  readonly #room: MethodRoom;
  readonly #around: RoomSurroundings;
  readonly #words: Words<Word>;
  #method: Method;
  #isTicked = false;

  constructor(room: MethodRoom, method: Method, around: RoomSurroundings) {
    this.#room = room;
    this.#method = method;
    this.#around = around;
    this.#words = new Words(around.host, around.language, english);
    this.#words.hostUpdate();
    adoptStyles(around.host.shadowRoot ?? around.host, storeBoxStyles);
  }

  get part(): Amount | undefined {
    return this.#room.part;
  }

  render(view: RoomView): TemplateResult {
    return html`${this.#room.render(view)}${this.#isOffered ? this.#box(view) : nothing}`;
  }

  check(): boolean {
    return this.#room.check();
  }

  offered(method: Method, answer: MethodsAnswer): void {
    this.#method = method;
    this.#room.offered?.(method, answer);
  }

  /** Called in the click: nothing is awaited before the room is. */
  async prepare(amount: Amount): Promise<Prepared | undefined> {
    const store = this.#isOffered && this.#isTicked ? this.#around.host.recurringProcessingModel : undefined;
    const prepared = await this.#room.prepare(amount);
    return prepared && { ...prepared, ...(store && { store }) };
  }

  button(view: ButtonView): TemplateResult | undefined {
    return this.#room.button?.(view);
  }

  rested(outcome: Outcome | undefined): void {
    this.#room.rested?.(outcome);
  }

  ended(mayPayAgain: boolean): void {
    this.#room.ended?.(mayPayAgain);
  }

  get #isOffered(): boolean {
    const { canStore } = (this.#method.configuration ?? {}) as Storing;
    return this.#around.host.withSaveCard && canStore === true;
  }

  #box({ disabled }: RoomView): TemplateResult {
    const { name, family } = this.#method;
    const onChange = ({ target }: Event) => (this.#isTicked = (target as HTMLInputElement).checked);
    return html`<label class="choice store" part="save">
      <input type="checkbox" .checked=${this.#isTicked} ?disabled=${disabled} @change=${onChange} />
      <span>${this.#words.text(family === 'direct-debit' ? 'account' : 'method', { name })}</span>
    </label>`;
  }
}

export const storingRoom = (...all: ConstructorParameters<typeof StoringRoom>): MethodRoom =>
  new StoringRoom(...all);

import { html, nothing, type TemplateResult } from 'lit';

import { leniently } from '../../../../client/schema/validate.js';
import {
  addressAsked,
  CardExtras,
  choicesOf,
  isSameChoice,
  optionFor,
  type InstallmentChoice,
  type InstallmentOption,
} from '../../../../client/shopper/card-extras.js';
import type { Method, MethodsAnswer, PayRequest } from '../../../../client/shopper/index.js';
import { adoptStyles } from '../../../base/adopt-styles.js';
import { Words } from '../../../base/words.js';
import { words as english, type Word } from '../../../../words/compiled/checkout/methods/card-extras/en.js';
import type { MethodRoom, OpenRoom, RoomSurroundings, RoomView } from '../family.js';
import type { CardHints } from '../card-hints/card-hints.js';
import { PersonInputs } from '../person/person-inputs.js';
import { shortFormStyles } from '../short-form/short-form.css.js';
import { installmentSelect, type InstallmentLine } from './installment-select.js';
import { installmentText } from './installment-text.js';

/** Fields beside a card: in how many parts it pays, and where its bills go. */
class CardExtrasRoom implements MethodRoom {
  readonly #around: RoomSurroundings;
  readonly #words: Words<Word>;
  #extras: CardExtras = {};
  #inputs: PersonInputs | undefined;
  #amount: MethodsAnswer['amount'] | undefined;
  #choice: InstallmentChoice | undefined;
  #order = '';
  /** Loaded where the merchant’s server tells of cards; without it nothing is said. */
  #hints: CardHints | undefined;

  constructor(method: Method, answer: MethodsAnswer, around: RoomSurroundings) {
    this.#around = around;
    this.#words = new Words(around.host, around.language, english);
    this.#words.hostUpdate();
    adoptStyles(around.host.shadowRoot ?? around.host, shortFormStyles);
    this.offered(method, answer);
  }

  /** The order is offered again, perhaps at another price. What was filled in stays where it is still asked for. */
  offered({ configuration }: Method, { amount, order }: MethodsAnswer): void {
    const { value, fault } = leniently(CardExtras(), configuration);
    if (fault !== undefined) console.warn(`florin: the extra card fields are not valid: ${fault}.`);
    const extras: CardExtras = fault === undefined ? (value as CardExtras) : {};
    const isSameAddress =
      extras.billingAddress === this.#extras.billingAddress &&
      extras.countryCode === this.#extras.countryCode;
    this.#extras = extras;
    this.#amount = amount;
    this.#order = order;
    if (extras.hints) void this.#loadHints().catch(() => undefined);
    const asked = addressAsked(extras);
    if (!isSameAddress || !asked)
      this.#inputs = asked && new PersonInputs(asked, extras.countryCode, this.#around, this.#words);
  }

  render(view: RoomView): TemplateResult {
    const { disabled } = view;
    const installments = this.#installments(disabled);
    const address = this.#inputs?.address(this.#words.text('billing'), 'billingAddress', disabled);
    return html`${this.#hints?.render(view)}${
      installments || address
        ? html`<div class="method-fields" part="method-fields">${installments}${address}</div>`
        : nothing
    }`;
  }

  /** Whether all is filled in; where not, says so and takes the focus there. */
  check(): boolean {
    const wrong = this.#inputs?.wrong();
    if (wrong === undefined) return true;
    this.#inputs?.reveal();
    this.#around.host.requestUpdate();
    this.#around.host.shadowRoot?.querySelector<HTMLElement>(`#${wrong}`)?.focus();
    return false;
  }

  prepare(): PayRequest['paymentMethod'] {
    const choice = this.#chosen;
    const isInParts = choice.value > 1 || choice.plan !== undefined;
    return {
      type: 'scheme',
      ...(isInParts && { installments: choice }),
      ...(this.#inputs && { person: this.#inputs.read() }),
    };
  }

  ended(mayPayAgain: boolean): void {
    this.#inputs?.ended(mayPayAgain);
  }

  async #loadHints(): Promise<void> {
    const { CardHints } = await import('../card-hints/card-hints.js');
    this.#hints ??= new CardHints(this.#around, () => this.#order);
    this.#around.host.requestUpdate();
  }

  get #option(): InstallmentOption | undefined {
    return optionFor(this.#extras.installmentOptions, this.#around.brand());
  }

  get #choices(): readonly InstallmentChoice[] {
    return this.#option ? choicesOf(this.#option) : [];
  }

  /** The shopper's choice where the brand allows it, else what the shop has chosen first, else all at once. */
  get #chosen(): InstallmentChoice {
    const wanted = this.#choice;
    const first = this.#option?.preselectedValue ?? 1;
    const isWanted = (each: InstallmentChoice): boolean =>
      wanted ? isSameChoice(each, wanted) : first > 1 && each.value === first;
    return this.#choices.find(isWanted) ?? { value: 1 };
  }

  #installments(disabled: boolean): TemplateResult | undefined {
    const amount = this.#amount;
    const choices = this.#choices;
    if (!amount || choices.length === 0) return undefined;
    const language = this.#around.language();
    const chosen = this.#chosen;
    const lines = [{ value: 1 }, ...choices].map((choice): InstallmentLine => ({
      text: installmentText(choice, amount, this.#words, language),
      isChosen: isSameChoice(choice, chosen),
      choose: () => this.#choose(choice),
    }));
    return installmentSelect({ label: this.#words.text('installments'), lines, disabled });
  }

  #choose(choice: InstallmentChoice): void {
    this.#choice = choice;
    this.#around.host.requestUpdate();
  }
}

export const openRoom: OpenRoom = (method, around, answer) => new CardExtrasRoom(method, answer, around);

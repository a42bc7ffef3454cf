import { html, nothing, type TemplateResult } from 'lit';

import { invoiceOf, termsOf, type Invoice } from '../../../../client/shopper/invoices.js';
import type { Method, PayRequest } from '../../../../client/shopper/index.js';
import { codeOf, Words } from '../../../base/words.js';
import { words as english, type Word } from '../../../../words/compiled/checkout/methods/invoice/en.js';
import type { MethodRoom, OpenRoom, RoomSurroundings, RoomView } from '../family.js';
import { idOf } from '../person/person-input.js';
import { PersonInputs } from '../person/person-inputs.js';

/** Who pays by one method. */
class InvoiceRoom implements MethodRoom {
  readonly #type: string;
  readonly #invoice: Invoice;
  readonly #around: RoomSurroundings;
  readonly #words: Words<Word>;
  readonly #inputs: PersonInputs;
  #accepts = false;

  constructor({ type, configuration }: Method, around: RoomSurroundings) {
    const invoice = invoiceOf(type);
    if (!invoice) throw new Error(`florin: no ${type}.`);
    this.#type = type;
    this.#invoice = invoice;
    this.#around = around;
    this.#words = new Words(around.host, around.language, english);
    this.#words.hostUpdate();
    const { countryCode } = Object(configuration) as { readonly countryCode?: unknown };
    this.#inputs = new PersonInputs(invoice, countryCode, around, this.#words);
  }

  render({ disabled }: RoomView): TemplateResult {
    const inputs = this.#inputs;
    const text = (word: Word): string => this.#words.text(word);
    return html`<div class="method-fields" part="method-fields">
      ${inputs.own(text('details'), disabled)}${inputs.address(text('billing'), 'billingAddress', disabled)}
      ${
        this.#invoice.isOneAddress
          ? nothing
          : this.#tick('elsewhere', inputs.hasDelivery, disabled, (is) => (inputs.hasDelivery = is))
      }
      ${inputs.hasDelivery ? inputs.address(text('delivery'), 'deliveryAddress', disabled) : nothing}
      ${this.#terms(disabled)}
    </div>`;
  }

  check(): boolean {
    const wrong = this.#inputs.wrong();
    const isOpen = this.#invoice.terms !== undefined && !this.#accepts;
    if (!wrong && !isOpen) return true;
    this.#inputs.reveal();
    this.#around.host.requestUpdate();
    this.#around.host.shadowRoot?.querySelector<HTMLElement>(`#${wrong ?? idOf('terms')}`)?.focus();
    return false;
  }

  prepare() {
    const person = { ...this.#inputs.read(), ...(this.#invoice.terms && { acceptsTerms: true }) };
    return { type: this.#type, person: person as PayRequest['paymentMethod']['person'] };
  }

  ended(mayPayAgain: boolean): void {
    this.#inputs.ended(mayPayAgain);
    if (!mayPayAgain) this.#accepts = false;
  }

  #tick(
    label: Word,
    isOn: boolean,
    disabled: boolean,
    set: (isOn: boolean) => void,
    id = label as string,
  ): TemplateResult {
    const onChange = ({ target }: Event): void => {
      set((target as HTMLInputElement).checked);
      this.#around.host.requestUpdate();
    };
    return html`<label class="choice">
      <input
        id=${idOf(id)}
        type="checkbox"
        .checked=${isOn}
        ?disabled=${disabled}
        aria-describedby="${idOf(id)}-fault"
        @change=${onChange}
      />
      <span>${this.#words.text(label, { name: this.#invoice.name })}</span>
    </label>`;
  }

  #terms(disabled: boolean): TemplateResult | typeof nothing {
    const language = codeOf(this.#around.language());
    const url = termsOf(this.#invoice, this.#inputs.countryIn('billingAddress'), language);
    if (url === undefined) return nothing;
    const isMissing = this.#inputs.isChecked && !this.#accepts;
    return html`<div class="terms">
      ${this.#tick('accept', this.#accepts, disabled, (is) => (this.#accepts = is), 'terms')}
      <p class="fault" id="${idOf('terms')}-fault" part="field-error">
        ${isMissing ? this.#words.text('accept-missing') : ''}
      </p>
      <a href=${url} target="_blank" rel="noopener noreferrer" part="terms-link"
        >${this.#words.text('read')}</a
      >
    </div>`;
  }
}

export const openRoom: OpenRoom = (method, around) => new InvoiceRoom(method, around);

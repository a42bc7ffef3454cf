import { html, nothing, type TemplateResult } from 'lit';

import { FIELD_KINDS } from '../../../../client/shopper/short-form-fields.js';
import {
  askedBy,
  shortFormOf,
  type ShortField,
  type ShortFields,
  type ShortForm,
  type ShortFormConfiguration,
} from '../../../../client/shopper/short-forms.js';
import type { Method } from '../../../../client/shopper/index.js';
import { adoptStyles } from '../../../base/adopt-styles.js';
import { Words } from '../../../base/words.js';
import { words as english, type Word } from '../../../../words/compiled/checkout/methods/short-form/en.js';
import { storedIdOf } from '../stored-id.js';
import type { MethodRoom, OpenRoom, RoomSurroundings, RoomView } from '../family.js';
import { faultOf } from './field-fault.js';
import { identifierSelect } from './identifier-select.js';
import { shortFormStyles } from './short-form.css.js';

type Terms = InstanceType<typeof import('../mandate-terms/mandate-terms.js').MandateTermsView>;

/** Fields that count once: what was typed is of no use for a second payment. */
const ONCE: readonly ShortField[] = ['blikCode'];

/** The fields of one method. What is typed stands in this object alone, until the payment has ended. */
export class ShortFormRoom implements MethodRoom {
  readonly #type: string;
  readonly #form: ShortForm;
  readonly #around: RoomSurroundings;
  readonly #words: Words<Word>;
  /** What was typed by another way to name the account stays, until the payment has ended. */
  #typed: ShortFields = {};
  /** Place of the way that is chosen. */
  #identifier = 0;
  #left = new Set<ShortField>();

  /** What the merchant's server asks for beside the row. */
  readonly #onRequest: readonly ShortField[];

  /** What the shopper agrees to in their bank's app; none, where the order has no mandate. */
  readonly #terms: Terms | undefined;

  /** Of an account that is stored: it is paid by its id, and nothing is asked for. */
  readonly #storedId: string;

  constructor(method: Method, around: RoomSurroundings, terms?: Terms) {
    this.#terms = terms;
    const { type, configuration } = method;
    const form = shortFormOf(type);
    if (!form) throw new Error(`florin: no fields are known for ${type}.`);
    this.#type = type;
    this.#storedId = storedIdOf(method);
    this.#form = form;
    const { personalDetailsRequired } = Object(configuration) as ShortFormConfiguration;
    this.#onRequest = (personalDetailsRequired === true && form.onRequest) || [];
    this.#around = around;
    this.#words = new Words(around.host, around.language, english);
    this.#words.hostUpdate();
    adoptStyles(around.host.shadowRoot ?? around.host, shortFormStyles);
  }

  offered(method: Method): void {
    this.#terms?.offered(method);
  }

  render({ disabled }: RoomView): TemplateResult {
    const told = this.#told();
    return html`${this.#terms?.render() ?? nothing}${
      this.#asked.length > 0
        ? html`<div class="method-fields" part="method-fields">
            ${this.#identifiers(disabled)}${this.#asked.map((field) => this.#field(field, disabled))}
          </div>`
        : nothing
    }
    ${told ? html`<p part="method-notice">${this.#words.text(told, { name: this.#form.name })}</p>` : nothing}`;
  }

  check(): boolean {
    const wrong = this.#asked.find((name) => this.#isWrong(name));
    if (wrong === undefined) return true;
    this.#left = new Set(this.#asked);
    this.#around.host.requestUpdate();
    this.#around.host.shadowRoot?.querySelector<HTMLElement>(`#${idOf(wrong)}`)?.focus();
    return false;
  }

  prepare() {
    const type = this.#type;
    if (this.#storedId) return { type, storedPaymentMethodId: this.#storedId };
    const given = this.#asked.flatMap((name) => {
      const value = this.#read(name);
      return value === undefined ? [] : [[name, value] as const];
    });
    return given.length > 0 ? { type, fields: Object.fromEntries(given) as ShortFields } : { type };
  }

  ended(mayPayAgain: boolean): void {
    if (mayPayAgain) for (const name of ONCE) delete this.#typed[name];
    else this.#typed = {};
    this.#left.clear();
  }

  get #asked(): readonly ShortField[] {
    if (this.#storedId) return [];
    return [...askedBy(this.#form, this.#form.identifiers?.[this.#identifier]), ...this.#onRequest];
  }

  /** What comes next, where the fields do not say it. */
  #told(): Word | undefined {
    const { next, isInBank, isPart } = this.#form;
    if (isPart) return 'part';
    if (next === 'bankTransfer') return 'transfer';
    if (next === 'voucher') return 'elsewhere';
    if (next === 'await') return isInBank || this.#storedId ? 'agree' : undefined;
    return this.#asked.length === 0 && next === 'qrCode' ? 'scan' : undefined;
  }

  #identifiers(disabled: boolean): TemplateResult | typeof nothing {
    const { identifiers } = this.#form;
    if (!identifiers) return nothing;
    return identifierSelect({
      label: this.#words.text('identifier'),
      options: identifiers.map(([first]) => this.#words.text(`by-${first}` as Word)),
      chosen: this.#identifier,
      disabled,
      onChoose: (at) => {
        this.#identifier = at;
        this.#around.host.requestUpdate();
      },
    });
  }

  #read(name: ShortField): string | undefined {
    return FIELD_KINDS[name].read(this.#typed[name] ?? '', this.#form);
  }

  #isOptional(name: ShortField): boolean {
    return this.#form.optional?.includes(name) === true;
  }

  #isWrong(name: ShortField): boolean {
    const isLeftEmpty = this.#isOptional(name) && !this.#typed[name]?.trim();
    return !isLeftEmpty && this.#read(name) === undefined;
  }

  #field(name: ShortField, disabled: boolean): TemplateResult {
    const { inputMode, autocomplete, maxLength } = FIELD_KINDS[name];
    const id = idOf(name);
    const isOptional = this.#isOptional(name);
    const isWrong = this.#left.has(name) && this.#isWrong(name);
    const onInput = ({ target }: Event): void => {
      this.#typed[name] = (target as HTMLInputElement).value;
      this.#around.host.requestUpdate();
    };
    const onLeave = (): void => {
      if (this.#typed[name]) this.#left.add(name);
      this.#around.host.requestUpdate();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Enter') this.#around.pay();
    };
    return html`<div class="field">
      <label for=${id}>${this.#words.text(isOptional ? 'copy-email' : name)}</label>
      <input
        id=${id}
        type=${inputMode === 'numeric' ? 'text' : inputMode}
        inputmode=${inputMode}
        autocomplete=${autocomplete}
        maxlength=${maxLength}
        spellcheck="false"
        placeholder=" "
        dir=${inputMode === 'text' ? 'auto' : 'ltr'}
        ?required=${!isOptional}
        .value=${this.#typed[name] ?? ''}
        ?disabled=${disabled}
        aria-invalid=${isWrong}
        aria-describedby="${id}-fault"
        @input=${onInput}
        @blur=${onLeave}
        @keydown=${onKey}
      />
      <p class="fault" id="${id}-fault" part="field-error">
        ${isWrong ? this.#words.text(faultOf(name, this.#form.countryCode)) : ''}
      </p>
    </div>`;
  }
}

const idOf = (name: ShortField): string => `florin-method-${name}`;

export const openRoom: OpenRoom = async (method, around) => {
  const { terms } = Object(method.configuration) as ShortFormConfiguration;
  if (terms === undefined) return new ShortFormRoom(method, around);
  const { MandateTermsView } = await import('../mandate-terms/mandate-terms.js');
  return new ShortFormRoom(method, around, new MandateTermsView(method, around));
};

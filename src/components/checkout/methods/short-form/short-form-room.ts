import { html, nothing, type TemplateResult } from 'lit';

import { FIELD_KINDS } from '../../../../client/shopper/short-form-fields.js';
import {
  isPaidElsewhere,
  shortFormOf,
  type ShortField,
  type ShortFields,
  type ShortForm,
} from '../../../../client/shopper/short-forms.js';
import { adoptStyles } from '../../../base/adopt-styles.js';
import { Words } from '../../../base/words.js';
import { words as english, type Word } from '../../../../words/compiled/checkout/methods/short-form/en.js';
import { languages } from '../../../../words/compiled/checkout/methods/short-form/languages.js';
import type { MethodRoom, RoomSurroundings, RoomView } from '../family.js';
import { shortFormStyles } from './short-form.css.js';

/** Fields that count once: what was typed is of no use for a second payment. */
const ONCE: readonly ShortField[] = ['blikCode'];

/** The fields of one method. What is typed stands in this object alone, until the payment has ended. */
export class ShortFormRoom implements MethodRoom {
  readonly #type: string;
  readonly #form: ShortForm;
  readonly #around: RoomSurroundings;
  readonly #words: Words<Word>;
  #typed: ShortFields = {};
  #left = new Set<ShortField>();

  constructor(type: string, around: RoomSurroundings) {
    const form = shortFormOf(type);
    if (!form) throw new Error(`florin: no fields are known for ${type}.`);
    this.#type = type;
    this.#form = form;
    this.#around = around;
    this.#words = new Words(around.host, around.language, english, languages);
    this.#words.hostUpdate();
    adoptStyles(around.host.shadowRoot ?? around.host, shortFormStyles);
  }

  render({ disabled }: RoomView): TemplateResult {
    const { fields, name } = this.#form;
    const isElsewhere = isPaidElsewhere(this.#type);
    return html`${
      fields.length > 0
        ? html`<div class="method-fields" part="method-fields">
            ${fields.map((field) => this.#field(field, disabled))}
          </div>`
        : nothing
    }
    ${
      isElsewhere || fields.length === 0
        ? html`<p part="method-notice">${this.#words.text(isElsewhere ? 'elsewhere' : 'scan', { name })}</p>`
        : nothing
    }`;
  }

  check(): boolean {
    const wrong = this.#form.fields.find((name) => this.#read(name) === undefined);
    if (wrong === undefined) return true;
    this.#left = new Set(this.#form.fields);
    this.#around.host.requestUpdate();
    this.#around.host.shadowRoot?.querySelector<HTMLElement>(`#${idOf(wrong)}`)?.focus();
    return false;
  }

  prepare() {
    const type = this.#type;
    const fields = Object.fromEntries(this.#form.fields.map((name) => [name, this.#read(name)]));
    return this.#form.fields.length > 0 ? { type, fields: fields as ShortFields } : { type };
  }

  ended(mayPayAgain: boolean): void {
    for (const name of mayPayAgain ? ONCE : this.#form.fields) delete this.#typed[name];
    this.#left.clear();
  }

  #read(name: ShortField): string | undefined {
    return FIELD_KINDS[name].read(this.#typed[name] ?? '', this.#form);
  }

  #faultOf(name: ShortField): Word {
    const isHome = name === 'telephoneNumber' && this.#form.isDialledAtHome;
    return isHome ? 'home-number-wrong' : `${name}-wrong`;
  }

  #field(name: ShortField, disabled: boolean): TemplateResult {
    const { inputMode, autocomplete, maxLength } = FIELD_KINDS[name];
    const id = idOf(name);
    const isWrong = this.#left.has(name) && this.#read(name) === undefined;
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
      <label for=${id}>${this.#words.text(name)}</label>
      <input
        id=${id}
        type=${inputMode === 'numeric' ? 'text' : inputMode}
        inputmode=${inputMode}
        autocomplete=${autocomplete}
        maxlength=${maxLength}
        spellcheck="false"
        dir=${inputMode === 'text' ? 'auto' : 'ltr'}
        required
        .value=${this.#typed[name] ?? ''}
        ?disabled=${disabled}
        aria-invalid=${isWrong}
        aria-describedby="${id}-fault"
        @input=${onInput}
        @blur=${onLeave}
        @keydown=${onKey}
      />
      <p class="fault" id="${id}-fault" part="field-error">
        ${isWrong ? this.#words.text(this.#faultOf(name)) : ''}
      </p>
    </div>`;
  }
}

const idOf = (name: ShortField): string => `florin-method-${name}`;

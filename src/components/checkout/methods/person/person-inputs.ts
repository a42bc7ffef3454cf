import { html, type TemplateResult } from 'lit';

import {
  addressFields,
  countryIn,
  ownFields,
  readPersonField,
  wrongPersonField,
  type AddressName,
  type PersonAsked,
  type PersonField,
} from '../../../../client/shopper/person-fields.js';
import { countryName } from '../../../../facts/countries.js';
import { postalCodeOf } from '../../../../facts/postal-codes.js';
import { adoptStyles } from '../../../base/adopt-styles.js';
import type { Words } from '../../../base/words.js';
import type { Word } from '../../../../words/compiled/checkout/methods/person/en.js';
import type { RoomSurroundings } from '../family.js';
import { shortFormStyles } from '../short-form/short-form.css.js';
import { idOf, personInput } from './person-input.js';
import { personStyles } from './person.css.js';
import { Regions } from './regions.js';

/** Labels of what may be left out. */
const OPTIONAL: Readonly<Partial<Record<PersonField['name'], Word>>> = {
  houseNumberOrName: 'flat',
  shopperEmail: 'copy-email',
};

/** Fields of a person and of addresses. What is typed stands in this object alone, until the payment has ended. */
export class PersonInputs {
  readonly #asked: PersonAsked;
  readonly #country: string;
  readonly #around: RoomSurroundings;
  readonly #words: Words<Word>;
  #typed: Record<string, string> = {};
  #left = new Set<string>();
  readonly #regions: Regions;
  /** Whether an address is asked for that goods go to. */
  hasDelivery = false;

  /** `country` is the one that addresses begin with, where it may be chosen. */
  constructor(asked: PersonAsked, country: unknown, around: RoomSurroundings, words: Words<Word>) {
    this.#asked = asked;
    // The proxy says it, so it is compared and not trusted.
    this.#country = asked.countries.find((each) => each === country) ?? asked.countries[0] ?? '';
    this.#around = around;
    this.#words = words;
    this.#regions = new Regions(around.host);
    this.#empty();
    for (const styles of [shortFormStyles, personStyles])
      adoptStyles(around.host.shadowRoot ?? around.host, styles);
  }

  /** Country of an address, as it was chosen. */
  countryIn(address: AddressName): string {
    return countryIn(this.#asked, this.#typed, address);
  }

  /** Whether the shopper has tried to pay, so that all that is missing is said. */
  get isChecked(): boolean {
    return this.#left.has('all');
  }

  /** Id of the first field that is not filled in right; undefined where all are. */
  wrong(): string | undefined {
    const wrong = wrongPersonField(this.#asked, this.#typed, this.hasDelivery, Date.now());
    return wrong && idOf(wrong.path);
  }

  /** Says all that is missing. */
  reveal(): void {
    this.#left.add('all');
  }

  ended(mayPayAgain: boolean): void {
    this.#left.clear();
    if (!mayPayAgain) this.#empty();
  }

  /** All of it as it is sent. */
  read(): Record<string, unknown> {
    const person: Record<string, unknown> = {};
    for (const field of ownFields(this.#asked)) person[field.name] = this.#read('billingAddress', field);
    for (const address of ['billingAddress', 'deliveryAddress'] as const) {
      if (address === 'deliveryAddress' && !this.hasDelivery) continue;
      const read = this.#lines(address)
        .flat()
        .map((field) => [field.name, this.#read(address, field)]);
      person[address] = { country: this.countryIn(address), ...Object.fromEntries(read) };
    }
    return person;
  }

  /** The fields that say who a person is. */
  own(legend: string, disabled: boolean): TemplateResult {
    const lines = ownFields(this.#asked).map((field) => [field]);
    return this.#group(legend, lines, 'billingAddress', disabled);
  }

  /** The fields of an address, in the order of its country. */
  address(legend: string, address: AddressName, disabled: boolean): TemplateResult {
    return this.#group(legend, this.#lines(address), address, disabled);
  }

  #empty(): void {
    const country = this.#country;
    this.#typed = { 'billingAddress.country': country, 'deliveryAddress.country': country };
    this.hasDelivery = false;
  }

  #lines(address: AddressName): readonly (readonly PersonField[])[] {
    return addressFields(this.#asked, address, this.countryIn(address));
  }

  #read(address: AddressName, { name, path, isOptional }: PersonField): string | undefined {
    const text = this.#typed[path] ?? '';
    if (isOptional && text.trim() === '') return undefined;
    const { countries } = this.#asked;
    return readPersonField(name, text, { country: this.countryIn(address), now: Date.now(), countries });
  }

  #group(
    legend: string,
    lines: readonly (readonly PersonField[])[],
    address: AddressName,
    disabled: boolean,
  ): TemplateResult {
    return html`<fieldset>
      <legend>${legend}</legend>
      ${lines.map((line) => html`<div class="line">${line.map((field) => this.#field(field, address, disabled))}</div>`)}
    </fieldset>`;
  }

  #field(field: PersonField, address: AddressName, disabled: boolean): TemplateResult {
    const { name, path, isOptional } = field;
    const isLeft = this.isChecked || this.#left.has(path);
    const isRight = (isOptional && !this.#typed[path]) || this.#read(address, field) !== undefined;
    const update = (): void => this.#around.host.requestUpdate();
    return personInput({
      field,
      label: this.#words.text((isOptional && OPTIONAL[name]) || name),
      value: this.#typed[path] ?? '',
      fault: isLeft && !isRight ? this.#fault(name, this.countryIn(address)) : '',
      disabled: disabled || (name === 'stateOrProvince' && this.#regions.isLoading),
      options: this.#options(name, this.countryIn(address)),
      onInput: (value) => {
        this.#typed[path] = value;
        // What was chosen there is a region of another country.
        if (name === 'country') delete this.#typed[`${address}.stateOrProvince`];
        update();
      },
      onLeave: () => {
        if (this.#typed[path]) this.#left.add(path);
        update();
      },
      onEnter: () => this.#around.pay(),
    });
  }

  /** What can be chosen, where it is not typed. */
  #options(name: PersonField['name'], country: string) {
    if (name === 'country') return this.#countries();
    return name === 'stateOrProvince' ? this.#regions.options(country) : undefined;
  }

  #countries(): readonly (readonly [code: string, name: string])[] {
    const language = this.#around.language();
    const { compare } = new Intl.Collator(language);
    return this.#asked.countries
      .map((code) => [code, countryName(code, language)] as const)
      .toSorted(([, one], [, other]) => compare(one, other));
  }

  #fault(name: PersonField['name'], country: string): string {
    const example = name === 'postalCode' ? postalCodeOf(country)?.example : undefined;
    if (example !== undefined) return this.#words.text('postalCode-wrong', { example });
    if (
      name === 'socialSecurityNumber' ||
      name === 'dateOfBirth' ||
      name === 'telephoneNumber' ||
      name === 'shopperEmail'
    )
      return this.#words.text(`${name}-wrong`);
    return this.#words.text('missing');
  }
}

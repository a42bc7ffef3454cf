import { html, type TemplateResult } from 'lit';

import type { PersonField, PersonFieldName } from '../../../../client/shopper/person-fields.js';

export interface PersonInput {
  readonly field: PersonField;
  readonly label: string;
  readonly value: string;
  /** Message that it is not filled in right; empty where it is, or is not left yet. */
  readonly fault: string;
  readonly disabled: boolean;
  /** What can be chosen, where it is not typed. */
  readonly options: readonly (readonly [value: string, text: string])[] | undefined;
  onInput(value: string): void;
  onLeave(): void;
  onEnter(): void;
}

/** By the HTML standard. */
const AUTOCOMPLETE: Readonly<Record<PersonFieldName, string>> = {
  companyName: 'organization',
  registrationNumber: 'off',
  firstName: 'given-name',
  lastName: 'family-name',
  dateOfBirth: 'bday',
  socialSecurityNumber: 'off',
  telephoneNumber: 'tel',
  shopperEmail: 'email',
  street: 'address-line1',
  houseNumberOrName: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
  stateOrProvince: 'address-level1',
  country: 'country',
};

const TYPE: Partial<Record<PersonFieldName, string>> = {
  dateOfBirth: 'date',
  telephoneNumber: 'tel',
  shopperEmail: 'email',
};

export const idOf = (path: string): string => `florin-person-${path.replace('.', '-')}`;

/** A browser fills in what it knows of the place that the field belongs to. */
function autocompleteOf({ name, path }: PersonField): string {
  const [address] = path.split('.');
  const place = address === 'deliveryAddress' ? 'shipping ' : address === 'billingAddress' ? 'billing ' : '';
  return place + AUTOCOMPLETE[name];
}

export function personInput(input: PersonInput): TemplateResult {
  const { field, label, value, fault, disabled, options } = input;
  const { name, path, isOptional } = field;
  const id = idOf(path);
  const onInput = ({ target }: Event): void => input.onInput((target as HTMLInputElement).value);
  const control = options
    ? html`<select
        id=${id}
        autocomplete=${autocompleteOf(field)}
        required
        ?disabled=${disabled}
        aria-invalid=${fault !== ''}
        aria-describedby="${id}-fault"
        @change=${onInput}
      >
        ${value ? '' : html`<option value=""></option>`}
        ${options.map(
          ([each, text]) => html`<option value=${each} .selected=${each === value}>${text}</option>`,
        )}
      </select>`
    : html`<input
        id=${id}
        type=${TYPE[name] ?? 'text'}
        autocomplete=${autocompleteOf(field)}
        spellcheck="false"
        placeholder=" "
        dir=${TYPE[name] ? 'ltr' : 'auto'}
        ?required=${!isOptional}
        .value=${value}
        ?disabled=${disabled}
        aria-invalid=${fault !== ''}
        aria-describedby="${id}-fault"
        @input=${onInput}
        @blur=${() => input.onLeave()}
        @keydown=${({ key }: KeyboardEvent) => key === 'Enter' && input.onEnter()}
      />`;
  return html`<div class="field ${name}">
    <label for=${id}>${label}</label>
    ${control}
    <p class="fault" id="${id}-fault" part="field-error">${fault}</p>
  </div>`;
}

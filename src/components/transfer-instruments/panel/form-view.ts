import { html, nothing, type TemplateResult } from 'lit';

import { countriesIn } from '../../../facts/countries.js';
import { apart } from '../../base/apart.js';
import { LONGEST_NAME, type AccountForm, type FormField } from './account-form.js';
import { formatsFor, type Field, type FieldName, type FormatName } from './account-formats.js';
import { type View } from './view.js';
import type { Word as AccountsWord } from '../../../words/compiled/transfer-instruments/panel/en.js';

export interface FormView extends View {
  readonly form: AccountForm;
  /** How the last try to save ended, beside the button that began it. */
  readonly message: string;
  onChange(change: () => void): void;
  onSave(): void;
  onCancel(): void;
}

const valueOf = ({ target }: Event): string => (target as HTMLInputElement).value;

/** `5–9`, or one number where there is no choice. */
function rangeText({ least, most }: Pick<Field, 'least' | 'most'>, language: string): string {
  const format = new Intl.NumberFormat(language);
  return apart(least === most ? format.format(most) : format.formatRange(least, most));
}

function faultText({ words, form, language }: FormView, name: FormField): string {
  const fault = form.faults[name];
  const length = form.fields.find((each) => each.name === name) ?? { least: 1, most: LONGEST_NAME };
  return fault ? words.text(fault, { range: rangeText(length, language) }) : '';
}

const faultView = (view: FormView, name: FormField): TemplateResult =>
  html`<span class="fault" id="fault-${name}" part="error" aria-live="polite"
    >${faultText(view, name)}</span
  >`;

function selectView(
  view: FormView,
  name: 'countryCode' | 'format' | 'accountType',
  choices: readonly (readonly [value: string, text: string])[],
  chosen: string,
  choose: (value: string) => void,
): TemplateResult {
  return html`<span class="field">
    <label for=${name}>${view.words.text(name)}</label>
    <select
      id=${name}
      part="field"
      autocomplete="off"
      aria-invalid=${name in view.form.faults}
      aria-describedby="fault-${name}"
      @change=${(event: Event) => view.onChange(() => choose(valueOf(event)))}
    >
      ${choices.map(
        ([value, text]) => html`<option value=${value} .selected=${value === chosen}>${text}</option>`,
      )}
    </select>
    ${name === 'format' ? nothing : faultView(view, name)}
  </span>`;
}

/** A number in its own direction, which no browser shall keep, spell or fill in. */
function inputView(view: FormView, name: FieldName | 'bankName', field?: Field): TemplateResult {
  const { words, form, language } = view;
  const hint = field && name !== 'iban' && name !== 'bic';
  const kind: AccountsWord = field?.hasLetters ? 'letters-hint' : 'digits-hint';
  return html`<span class="field">
    <label for=${name}>${words.text(name)}</label>
    <input
      id=${name}
      part="field"
      autocomplete="off"
      autocapitalize=${field?.hasLetters ? 'characters' : 'off'}
      spellcheck="false"
      inputmode=${field && !field.hasLetters && !field.hasHyphen ? 'numeric' : 'text'}
      dir=${field ? 'ltr' : 'auto'}
      aria-required=${field !== undefined}
      aria-invalid=${name in form.faults}
      aria-describedby="hint-${name} fault-${name}"
      .value=${form.values[name]}
      @input=${(event: Event) => view.onChange(() => form.type(name, valueOf(event)))}
    />
    <span class="quiet" id="hint-${name}"
      >${hint ? words.text(kind, { range: rangeText(field, language) }) : nothing}</span
    >
    ${faultView(view, name)}
  </span>`;
}

const FORMAT_WORDS: Partial<Readonly<Record<FormatName, AccountsWord>>> = {
  iban: 'by-iban',
  numberAndBic: 'by-bic',
};

function fields(view: FormView): TemplateResult {
  const { words, form } = view;
  const formats = formatsFor(form.country).map(
    (name) => [name, words.text(FORMAT_WORDS[name] ?? 'by-local')] as const,
  );
  const kinds = [
    ['checking', words.text('checkingAccount')],
    ['savings', words.text('savingsAccount')],
  ] as const;
  return html`${
    formats.length > 1
      ? selectView(view, 'format', formats, form.format, (name) => form.use(name as FormatName))
      : nothing
  }
  ${form.fields.map((field) =>
    field.name === 'accountType'
      ? selectView(view, 'accountType', kinds, form.values.accountType, (kind) =>
          form.type('accountType', kind),
        )
      : inputView(view, field.name, field),
  )}`;
}

/** A bank account to be, or one that changes, in the way that accounts of its country are named. */
export function formView(view: FormView): TemplateResult {
  const { words, form, language, message, onSave, onCancel } = view;
  const { account, country, isBusy } = form;
  const submit = (event: Event): void => {
    event.preventDefault();
    if (!isBusy) onSave();
  };
  // Kosovo has IBANs under a code that ISO 3166-1 leaves to its users.
  const countries = countriesIn(language, 'XK').map(({ code, name }) => [code, name] as const);
  const all = country ? countries : [['', words.text('choose-country')] as const, ...countries];
  return html`<form class="record form" part="form" novalidate aria-labelledby="form-title" @submit=${submit}>
    <h3 id="form-title" tabindex="-1">
      ${account ? words.text('edit-title', { mask: apart(account.mask) }) : words.text('add-title')}
    </h3>
    ${account ? html`<p class="quiet">${words.text('edit-lead')}</p>` : nothing}
    ${selectView(view, 'countryCode', all, country, (code) => form.choose(code))}
    ${country ? fields(view) : nothing} ${inputView(view, 'bankName')}
    ${message ? html`<p class="bad" part="error" tabindex="-1">${message}</p>` : nothing}
    <span class="actions">
      <button type="submit" class="main" part="save" aria-disabled=${isBusy}>
        ${words.text(isBusy ? 'saving' : 'save')}
      </button>
      <button type="button" part="cancel" @click=${onCancel}>${words.text('cancel')}</button>
    </span>
  </form>`;
}

import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';

import { countriesIn } from '../../../facts/countries.js';
import type { Words } from '../../base/words.js';
import type { Word as FormWord } from '../../../words/compiled/legal-entity-form/form/en.js';

export interface Option {
  readonly value: string;
  readonly text: string;
}

let countries: { readonly language: string; readonly options: readonly Option[] } | undefined;

/** The same list until the language changes: it is long, and drawn in many places. */
export function countryOptions(language: string): readonly Option[] {
  if (countries?.language !== language) {
    const options = countriesIn(language).map(({ code, name }) => ({ value: code, text: name }));
    countries = { language, options };
  }
  return countries.options;
}

export interface Select {
  readonly path: string;
  readonly options: readonly Option[];
  readonly value: string;
  /** Whether nothing can be chosen: what the platform has been told cannot be taken back, only changed. */
  readonly hasNone: boolean;
  readonly isRequired: boolean;
  readonly autocomplete?: string | undefined;
  onChoice(value: string): void;
}

interface SelectView {
  readonly editor: { readonly faults: Readonly<Record<string, unknown>> };
  readonly words: Words<FormWord>;
}

export function selectView(view: SelectView, select: Select): TemplateResult {
  const { path, options, value, hasNone, isRequired, autocomplete, onChoice } = select;
  const isThere = options.some((option) => option.value === value);
  const none = hasNone || value === '' ? [{ value: '', text: view.words.text('choose') }] : [];
  const all = [...none, ...options, ...(isThere || value === '' ? [] : [{ value, text: value }])];
  return html`<select
    id=${path}
    part="field"
    autocomplete=${autocomplete ?? 'off'}
    aria-required=${isRequired}
    aria-invalid=${path in view.editor.faults}
    aria-describedby="hint-${path} fault-${path}"
    @change=${({ target }: Event) => onChoice((target as HTMLSelectElement).value)}
  >
    ${guard([options, value, hasNone, view.words.text('choose')], () =>
      all.map(
        (option) =>
          html`<option value=${option.value} .selected=${option.value === value}>${option.text}</option>`,
      ),
    )}
  </select>`;
}

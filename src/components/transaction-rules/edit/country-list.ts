import { html, nothing } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { live } from 'lit/directives/live.js';

import { countryName, isCountry } from '../../../facts/countries.js';
import { apart } from '../../base/apart.js';
import type { Kind } from '../../parts/form/field.js';
import { COUNTRY } from '../../parts/form/place-kinds.js';

export const codesIn = (text: string): readonly string[] => text.split(/[\s,;]+/).filter(Boolean);

/** Several countries: one after the other is chosen, and each stands there with a way to take it out. */
export const COUNTRIES: Kind = {
  name: 'countries',
  fault: (text) => (codesIn(text).every(isCountry) ? undefined : 'not-country'),
  control(question) {
    const { id, value, isFaulty, words, language, write } = question;
    const chosen = codesIn(value);
    const options = COUNTRY.options?.(question) ?? [];
    const add = ({ target }: Event): void => {
      const code = (target as HTMLSelectElement).value;
      if (code) write((now) => [...new Set([...codesIn(now), code])].join(' '));
    };
    const remove = (code: string): void =>
      write((now) =>
        codesIn(now)
          .filter((each) => each !== code)
          .join(' '),
      );
    return html`${
        chosen.length > 0
          ? html`<span class="chosen">
              ${chosen.map((code) => {
                const name = countryName(code, language);
                return html`<button
                  type="button"
                  class="small"
                  part="remove-country"
                  aria-label=${words.text('remove-row', { name: apart(name) })}
                  @click=${() => remove(code)}
                >
                  ${name} ×
                </button>`;
              })}
            </span>`
          : nothing
      }
      <select
        id=${id}
        part="field"
        aria-invalid=${isFaulty}
        aria-describedby="hint-${id} fault-${id}"
        .value=${live('')}
        @change=${add}
      >
        ${guard([options, words.text('add-country')], () => [
          html`<option value="">${words.text('add-country')}</option>`,
          ...options.map(({ value: code, text }) => html`<option value=${code}>${text}</option>`),
        ])}
      </select>`;
  },
};

import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import type { Pair } from './request.js';
import { isOn, switched } from './request.js';
import type { Texts } from './showing.js';

interface PairsView {
  readonly words: Texts;
  readonly name: 'query' | 'header';
  readonly label: string;
  readonly add: string;
  readonly pairs: readonly Pair[];
  /** Whether one can be switched off and kept. */
  readonly canSwitch: boolean;
  onChange(pairs: readonly Pair[]): void;
}

const typed = ({ target }: Event): string => (target as HTMLInputElement).value;

/** Headers or parameters, a row each. Fields that are not shown stay with their row. */
export function pairsView(view: PairsView): TemplateResult {
  const { words, name, label, add, pairs, canSwitch, onChange } = view;
  return html`<section class="pairs" aria-labelledby="${name}-title">
    <h4 id="${name}-title">${label}</h4>
    ${
      pairs.length > 0
        ? html`<table class="grid" part="pairs" aria-labelledby="${name}-title">
            <thead>
              <tr>
                ${canSwitch ? html`<th scope="col">${words.text('on')}</th>` : nothing}
                <th scope="col">${words.text('key')}</th>
                <th scope="col">${words.text('value')}</th>
                <th scope="col"><span class="visually-hidden">${words.text('remove')}</span></th>
              </tr>
            </thead>
            <tbody>
              ${pairs.map((pair, at) => rowView(view, pair, at))}
            </tbody>
          </table>`
        : nothing
    }
    <p>
      <button
        type="button"
        class="small"
        part="add-row"
        id="${name}-add"
        @click=${() => onChange([...pairs, { key: '', value: '' }])}
      >
        ${add}
      </button>
    </p>
  </section>`;
}

function rowView(
  { words, name, label, pairs, canSwitch, onChange }: PairsView,
  pair: Pair,
  at: number,
): TemplateResult {
  const called = pair.key || words.text('row', { number: String(at + 1) });
  const labelled = (text: string): string => `${label}, ${text}: ${called}`;
  const change = (changed: Pair): void =>
    onChange(pairs.map((each, place) => (place === at ? changed : each)));
  const input = (field: 'key' | 'value'): TemplateResult =>
    html`<input
      part="field"
      id="${name}-${field}-${at}"
      class="code"
      dir="ltr"
      spellcheck="false"
      autocapitalize="none"
      autocomplete="off"
      aria-label=${labelled(words.text(field))}
      .value=${live(pair[field] ?? '')}
      @input=${(event: Event) => change({ ...pair, [field]: typed(event) })}
    />`;
  return html`<tr part="pair" class=${isOn(pair) ? '' : 'off'}>
    ${
      canSwitch
        ? html`<td data-label=${words.text('on')}>
            <input
              type="checkbox"
              aria-label=${labelled(words.text('on'))}
              .checked=${live(isOn(pair))}
              @change=${({ target }: Event) => change(switched(pair, (target as HTMLInputElement).checked))}
            />
          </td>`
        : nothing
    }
    <td data-label=${words.text('key')}>${input('key')}</td>
    <td data-label=${words.text('value')}>${input('value')}</td>
    <td>
      <button
        type="button"
        class="small"
        part="remove-row"
        aria-label=${labelled(words.text('remove'))}
        @click=${() => onChange(pairs.toSpliced(at, 1))}
      >
        ${words.text('remove')}
      </button>
    </td>
  </tr>`;
}

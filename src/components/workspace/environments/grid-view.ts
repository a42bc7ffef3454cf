import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import { MASK } from './bulk.js';
import type { DeskView } from './showing.js';
import type { Fault, Variable } from './variable.js';

const typed = ({ target }: Event): string => (target as HTMLInputElement).value;

/** All variables, a row each. A secret that is masked is nowhere in the page. */
export function gridView(view: DeskView): TemplateResult {
  const { words, editing, onAdd } = view;
  const { variables, faults, isChecked } = editing;
  return html`${
      variables.length > 0
        ? html`<table class="grid" part="variables" aria-label=${words.text('variables')}>
            <thead>
              <tr>
                <th scope="col">${words.text('on')}</th>
                <th scope="col">${words.text('key')}</th>
                <th scope="col">${words.text('value')}</th>
                <th scope="col">${words.text('secret')}</th>
                <th scope="col"><span class="visually-hidden">${words.text('remove')}</span></th>
              </tr>
            </thead>
            <tbody>
              ${variables.map((each, at) => rowView(view, each, at, isChecked ? faults.get(at) : undefined))}
            </tbody>
          </table>`
        : html`<p class="quiet">${words.text('no-variables')}</p>`
    }
    <p><button type="button" class="small" part="add-row" @click=${onAdd}>${words.text('add')}</button></p>`;
}

function rowView(view: DeskView, variable: Variable, at: number, fault: Fault | undefined): TemplateResult {
  const { words, onChange, onRemove } = view;
  const { key, isOn, isSecret } = variable;
  const name = key || words.text('row', { number: String(at + 1) });
  const label = (text: string): string => `${text}: ${name}`;
  return html`<tr part="variable" class=${isOn ? '' : 'off'}>
    <td data-label=${words.text('on')}>
      <input
        type="checkbox"
        aria-label=${label(words.text('on'))}
        .checked=${live(isOn)}
        @change=${({ target }: Event) => onChange(at, { isOn: (target as HTMLInputElement).checked })}
      />
    </td>
    <td data-label=${words.text('key')}>
      <input
        id="key-${at}"
        part="field"
        dir="ltr"
        spellcheck="false"
        autocapitalize="none"
        aria-label=${label(words.text('key'))}
        aria-invalid=${fault !== undefined}
        aria-describedby="fault-${at}"
        .value=${live(key)}
        @input=${(event: Event) => onChange(at, { key: typed(event) })}
      />
      <span class="fault" id="fault-${at}">${fault ? words.text(fault) : nothing}</span>
    </td>
    <td data-label=${words.text('value')}>${valueView(view, variable, at, label(words.text('value')))}</td>
    <td data-label=${words.text('secret')}>
      <input
        type="checkbox"
        aria-label=${label(words.text('secret'))}
        .checked=${live(isSecret)}
        @change=${({ target }: Event) => onChange(at, { isSecret: (target as HTMLInputElement).checked })}
      />
    </td>
    <td>
      <button
        type="button"
        class="small"
        part="remove-row"
        aria-label=${label(words.text('remove'))}
        @click=${() => onRemove(at)}
      >
        ${words.text('remove')}
      </button>
    </td>
  </tr>`;
}

function valueView(view: DeskView, { value, isSecret }: Variable, at: number, label: string): TemplateResult {
  const { words, revealed, onChange, onReveal } = view;
  const isShown = revealed.is(at);
  if (isSecret && value !== '' && !isShown)
    return html`<span class="masked"
      ><span aria-hidden="true">${MASK}</span
      >${revealButton(words.text('reveal'), false, `${words.text('reveal')}: ${label}`, () => onReveal(at))}</span
    >`;
  const input = html`<input
    part="field"
    dir="auto"
    spellcheck="false"
    autocapitalize="none"
    autocomplete="off"
    aria-label=${label}
    .value=${live(value)}
    @input=${(event: Event) => {
      onChange(at, { value: typed(event) });
      // What is being typed stays in sight.
      if (isSecret) view.revealed.show(at);
    }}
  />`;
  if (!isSecret || !isShown) return input;
  return html`<span class="masked"
    >${input}${revealButton(words.text('hide'), true, `${words.text('hide')}: ${label}`, () => onReveal(at))}</span
  >`;
}

const revealButton = (text: string, isShown: boolean, label: string, act: () => void): TemplateResult =>
  html`<button
    type="button"
    class="small"
    part="reveal"
    aria-pressed=${isShown}
    aria-label=${label}
    @click=${act}
  >
    ${text}
  </button>`;

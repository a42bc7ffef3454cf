import { bareWord } from '../../../client/schema/values.js';
import { html, nothing } from 'lit';

import type { Kind } from '../../parts/form/field.js';

const valuesOf = (text: string): readonly string[] => text.split(' ').filter(Boolean);

/** Several of a few choices, in the order in which they are to be tried. Values that are not known stay. */
export const ORDERED: Kind = {
  name: 'ordered',
  isGroup: true,
  read: (value) => (Array.isArray(value) ? value.map((each) => bareWord(String(each))).join(' ') : ''),
  send: valuesOf,
  control: ({ field: { choices = [] }, id, value, words, write }) => {
    const chosen = valuesOf(value);
    const textOf = (each: string): string => {
      const word = choices.find((choice) => choice.value === each)?.word;
      return word ? words.text(word) : each;
    };
    const rest = choices.filter((choice) => !chosen.includes(choice.value));
    const earlier = (at: number): string =>
      chosen
        .toSpliced(at, 1)
        .toSpliced(at - 1, 0, chosen[at] ?? '')
        .join(' ');
    const button = (part: string, word: string, name: string, onClick: () => void) =>
      html`<button
        type="button"
        class="small"
        part=${part}
        aria-label="${words.text(word)}: ${name}"
        @click=${onClick}
      >
        ${words.text(word)}
      </button>`;
    return html`<ol>
        ${chosen.map((each, at) => {
          const name = textOf(each);
          return html`<li>
            <span class="line"
              ><span>${name}</span>
              ${at > 0 ? button('earlier', 'earlier', name, () => write(earlier(at))) : nothing}
              ${button('remove-row', 'remove-row', name, () => write(chosen.toSpliced(at, 1).join(' ')))}</span
            >
          </li>`;
        })}
      </ol>
      ${
        rest.length > 0
          ? html`<select
              id=${id}
              part="field"
              aria-label=${words.text('add-priority')}
              @change=${({ target }: Event) => {
                const select = target as HTMLSelectElement;
                write([...chosen, select.value].join(' '));
                select.value = '';
              }}
            >
              <option value="">${words.text('add-priority')}</option>
              ${rest.map((choice) => html`<option value=${choice.value}>${words.text(choice.word)}</option>`)}
            </select>`
          : nothing
      }`;
  },
};

import { html } from 'lit';

import type { Kind } from './field.js';

const valuesOf = (text: string): readonly string[] => text.split(' ').filter(Boolean);

/** Several of a few choices, each with a checkbox. Values that the form does not know stay. */
export const CHECKS: Kind = {
  name: 'checks',
  isGroup: true,
  read: (value) => (Array.isArray(value) ? value.join(' ') : ''),
  send: valuesOf,
  control: ({ field: { choices = [] }, id, value, isFaulty, words, write }) => {
    const chosen = valuesOf(value);
    const known = new Map(choices.map((choice) => [choice.value, choice.word]));
    const all = [...new Set([...known.keys(), ...chosen])];
    const toggle = (each: string, isOn: boolean): void =>
      write((now) => all.filter((one) => (one === each ? isOn : valuesOf(now).includes(one))).join(' '));
    return html`${all.map((each, at) => {
      const word = known.get(each);
      return html`<label class="check"
        ><input
          type="checkbox"
          id=${at === 0 ? id : `${id}.${each}`}
          part="field"
          aria-invalid=${at === 0 && isFaulty}
          .checked=${chosen.includes(each)}
          @change=${({ target }: Event) => toggle(each, (target as HTMLInputElement).checked)}
        />${word ? words.text(word) : each}</label
      >`;
    })}`;
  },
};

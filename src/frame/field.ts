import type { FieldName } from './protocol.js';

/** One label, input and error line. */
export interface Field {
  readonly name: FieldName;
  readonly row: HTMLElement;
  readonly input: HTMLInputElement;
  /** Sets label, hint, error and badge; nothing that was typed changes. `aloud` has the error read out. */
  say(words: readonly string[], aloud: boolean): void;
}

const AUTOCOMPLETE: Readonly<Record<FieldName, AutoFill>> = {
  number: 'cc-number',
  expiry: 'cc-exp',
  securityCode: 'cc-csc',
  holderName: 'cc-name',
};

function create<Tag extends 'div' | 'label' | 'span' | 'input'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: HTMLElement[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

export function createField(name: FieldName): Field {
  const input = create('input', {
    id: name,
    autocomplete: AUTOCOMPLETE[name],
    inputMode: name === 'holderName' ? 'text' : 'numeric',
    maxLength: 64,
    spellcheck: false,
  });
  input.setAttribute('aria-describedby', `${name}badge ${name}hint ${name}error`);
  const part = (className: string): HTMLElement => create('span', { id: name + className, className });
  const [hint, badge, error] = [part('hint'), part('badge'), part('error')];
  const label = create('label', { htmlFor: name });
  return {
    name,
    input,
    row: create('div', { className: name }, label, hint, create('div', {}, input, badge), error),
    say(words, aloud) {
      error.role = aloud ? 'alert' : null;
      input.ariaInvalid = String(words[2] !== '');
      [label, hint, error, badge].forEach((target, index) => {
        if (target.textContent !== words[index]) target.textContent = words[index] ?? '';
      });
    },
  };
}

import type { FieldName } from './protocol.js';

/** One label, input and error line. */
export interface Field {
  readonly name: FieldName;
  readonly row: HTMLElement;
  readonly input: HTMLInputElement;
  /** Sets label, hint, error and badge; nothing that was typed changes. `aloud` has the error read out. */
  say(isShown: boolean, aloud: boolean, words: readonly string[]): void;
}

/** What a browser fills in, in the order of the fields. */
const AUTOFILL = ['number', 'exp', 'csc', 'name'] as const;

function create<Tag extends 'div' | 'label' | 'span' | 'input'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: HTMLElement[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** `place` is the field's among all of them. A browser fills in bank cards alone, whose numbers have no letters. */
export function createField(name: FieldName, place: number, isGiftCard: boolean | undefined): Field {
  const input = create('input', {
    id: name,
    autocomplete: isGiftCard ? 'off' : (`cc-${AUTOFILL[place]!}` as AutoFill),
    inputMode: isGiftCard || name === 'holderName' ? 'text' : 'numeric',
    maxLength: 64,
    spellcheck: false,
    // Never empty: a label floats in a field that shows one.
    placeholder: ' ',
  });
  input.setAttribute('aria-describedby', `${name}badge ${name}hint ${name}error`);
  const part = (className: string): HTMLElement => create('span', { id: name + className, className });
  const [hint, badge, error] = [part('hint'), part('badge'), part('error')];
  const label = create('label', { htmlFor: name });
  // The hint stands below: of two inputs in a line, one may have a longer hint, and both stand at one height.
  const row = create('div', { className: name }, label, create('div', {}, input, badge), hint, error);
  return {
    name,
    input,
    row,
    say(isShown, aloud, words) {
      row.hidden = !isShown;
      error.role = aloud ? 'alert' : null;
      input.ariaInvalid = String(words[2] !== '');
      [label, hint, error, badge].forEach((target, index) => {
        if (target.textContent !== words[index]) target.textContent = words[index]!;
      });
    },
  };
}

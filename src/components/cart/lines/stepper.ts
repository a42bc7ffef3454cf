import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

import { minus, plus } from '../../parts/icons/signs.js';
import { countText, type Showing } from '../showing.js';

export interface Stepper extends Showing {
  /** Of what, in words. */
  readonly title: string;
  readonly value: number;
  /** The most there is. */
  readonly most: number;
  /** A number from 0, which takes the thing away, up to `most`. */
  onChange(value: number): void;
}

/** Digits of any script that this library speaks, as a number; nothing where there is none. */
export function typedCount(text: string): number | undefined {
  const latin = [...text]
    .map((letter) => {
      const at = '٠١٢٣٤٥٦٧٨٩'.indexOf(letter);
      return at < 0 ? letter : String(at);
    })
    .join('')
    .trim();
  return /^\d{1,6}$/.test(latin) ? Number(latin) : undefined;
}

/** How many of a thing: by two buttons, by the arrow keys, or typed. Never more than there are. */
export function stepper(given: Stepper): TemplateResult {
  const { words, title, value, most, onChange } = given;
  const set = (next: number): void => {
    if (next >= 0 && next <= most && next !== value) onChange(next);
  };
  const onTyped = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    const typed = typedCount(input.value);
    // What is no number, or too much, becomes what it was, or the most there is.
    if (typed !== undefined) set(Math.min(typed, most));
    input.value = countText(given, typed === undefined || typed === 0 ? value : Math.min(typed, most));
  };
  const onKey = (event: KeyboardEvent): void => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (value + step >= 1) set(value + step);
  };
  const button = (word: 'less' | 'more', sign: TemplateResult, next: number): TemplateResult =>
    html`<button
      type="button"
      class="step"
      part="step"
      aria-label=${words.text(word, { title })}
      aria-disabled=${next < 1 || next > most}
      @click=${() => next >= 1 && set(next)}
    >
      ${sign}
    </button>`;
  return html`<div
    class="stepper"
    part="stepper"
    role="group"
    aria-label=${words.text('quantity', { title })}
  >
    ${button('less', minus, value - 1)}
    <input
      part="quantity"
      inputmode="numeric"
      autocomplete="off"
      maxlength="6"
      aria-label=${words.text('quantity', { title })}
      .value=${live(countText(given, value))}
      @change=${onTyped}
      @keydown=${onKey}
      @focus=${({ target }: Event) => (target as HTMLInputElement).select()}
    />
    ${button('more', plus, value + 1)}
  </div>`;
}

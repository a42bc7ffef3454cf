import { html, nothing, type TemplateResult } from 'lit';

import { problemView, wayButton, type MoneyStep } from './form-view.js';

export interface DoubtView extends Pick<MoneyStep, 'isBusy' | 'problem'> {
  readonly texts: { text(word: 'doubt-title' | 'look' | 'send-again' | 'back'): string };
  /** What is not known. */
  readonly text: string;
  onLook?(): void;
  onAgain(): void;
  onLeave(): void;
}

/** The answer was lost: what is not known, and what can be done. */
export function doubtView(view: DoubtView): TemplateResult {
  const { texts, text, onLook } = view;
  return html`<section class="record step">
    <h2 tabindex="-1">${texts.text('doubt-title')}</h2>
    <p class="notice due" part="doubt">${text}</p>
    ${problemView(view)}
    <div class="ways">
      ${onLook ? wayButton(view, 'look', texts.text('look'), onLook, true) : nothing}
      ${wayButton(view, 'send-again', texts.text('send-again'), () => view.onAgain(), !onLook)}
      ${wayButton(view, 'back', texts.text('back'), () => view.onLeave())}
    </div>
  </section>`;
}

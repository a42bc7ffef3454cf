import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { problemView, wayButton } from '../../parts/money-form/form-view.js';
import type { Word } from '../../../words/compiled/recurring-contracts/detail/en.js';

export interface DoubtView {
  readonly texts: Pick<Words<Word>, 'text'>;
  readonly isBusy: boolean;
  readonly problem: string;
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

import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import type { Editor } from '../../parts/form/editor.js';
import { fieldView } from '../../parts/form/field-view.js';
import type { FormWords } from '../../parts/form/field.js';
import type { Word } from '../../../words/compiled/payouts/submit/en.js';
import type { Showing } from '../panel/showing.js';

/** What all steps of a new payout share. */
export interface StepView extends Showing {
  readonly texts: Pick<Words<Word>, 'text'>;
  readonly isBusy: boolean;
  /** What is wrong, in a sentence. */
  readonly problem: string;
}

interface FormView extends StepView {
  readonly editor: Editor<object>;
  onContinue(): void;
  onCancel(): void;
}

export const problemView = ({ problem }: StepView): TemplateResult =>
  html`<div role="alert">
    ${problem ? html`<p class="notice bad" part="error">${problem}</p>` : nothing}
  </div>`;

export const submitting =
  (act: () => void) =>
  (event: Event): void => {
    event.preventDefault();
    act();
  };

/** Who is paid, how much, and what for. */
export function formView(view: FormView): TemplateResult {
  const { texts, editor, language, isBusy, onContinue, onCancel } = view;
  const words = texts as FormWords;
  return html`<form
    class="record step"
    part="form"
    novalidate
    autocomplete="off"
    @submit=${submitting(() => isBusy || onContinue())}
  >
    <h2 tabindex="-1">${texts.text('title')}</h2>
    ${editor.sections.flatMap(({ fields }) => fields.map((field) => fieldView({ editor, words, language }, field)))}
    ${problemView(view)}
    <div class="ways">
      <button class="main" part="continue" aria-disabled=${isBusy}>
        ${texts.text(isBusy ? 'checking' : 'continue')}
      </button>
      <button type="button" part="back" @click=${() => isBusy || onCancel()}>${texts.text('cancel')}</button>
    </div>
  </form>`;
}

import { html, nothing, type TemplateResult } from 'lit';

import type { Editor } from '../form/editor.js';
import { fieldView } from '../form/field-view.js';
import type { FormWords } from '../form/field.js';

/** What all steps of a form that sends money share. */
export interface MoneyStep {
  readonly language: string;
  readonly isBusy: boolean;
  /** What is wrong, in a sentence. */
  readonly problem: string;
}

type FormWord = 'title' | 'continue' | 'checking' | 'cancel';

interface FormView extends MoneyStep {
  readonly texts: { text(word: FormWord): string };
  readonly editor: Editor<object>;
  onContinue(): void;
  onCancel(): void;
  /** A field was left after it was changed. */
  onLeft?(path: string): void;
}

export const problemView = ({ problem }: Pick<MoneyStep, 'problem'>): TemplateResult =>
  html`<div role="alert">
    ${problem ? html`<p class="notice bad" part="error">${problem}</p>` : nothing}
  </div>`;

export const submitting =
  (act: () => void) =>
  (event: Event): void => {
    event.preventDefault();
    act();
  };

/** One of the ways on from a step. */
export const wayButton = (
  { isBusy }: Pick<MoneyStep, 'isBusy'>,
  part: string,
  text: string,
  act: () => void,
  isMain = false,
): TemplateResult =>
  html`<button
    type="button"
    class=${isMain ? 'main' : ''}
    part=${part}
    aria-disabled=${isBusy}
    @click=${() => isBusy || act()}
  >
    ${text}
  </button>`;

/** Who is paid, how much, and what for. */
export function formView(view: FormView): TemplateResult {
  const { texts, editor, language, isBusy, onContinue, onCancel } = view;
  const words = texts as FormWords;
  return html`<form
    class="record step"
    part="form"
    novalidate
    autocomplete="off"
    @change=${({ target }: Event) => view.onLeft?.((target as Element).id)}
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

/** The labels of the fields that are not right, as a list of the language. */
export function faultyFields(root: ParentNode, editor: Editor<object>, language: string): string {
  const labels = Object.keys(editor.faults).map(
    (path) => root.querySelector(`[data-label="${path}"]`)?.textContent?.trim() ?? '',
  );
  return new Intl.ListFormat(language).format(labels.filter(Boolean));
}

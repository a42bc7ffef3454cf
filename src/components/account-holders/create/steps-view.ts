import { html, nothing, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import type { Editor } from '../../parts/form/editor.js';
import { fieldView } from '../../parts/form/field-view.js';
import type { FormWords } from '../../parts/form/field.js';
import { problemView, submitting, wayButton, type MoneyStep } from '../../parts/money-form/form-view.js';
import { factsView, type Fact } from '../../parts/record/facts-view.js';
import type { Word } from '../../../words/compiled/account-holders/create/en.js';
import { ownWord } from '../panel/showing.js';
import { SECTIONS, STEPS, type Step } from './create-fields.js';
import type { NewHolder } from './kept.js';

interface StepView extends MoneyStep {
  readonly texts: Pick<Words<Word>, 'text'>;
}

const stepsView = ({ texts }: StepView, current: Step | 'review'): TemplateResult =>
  html`<ol class="steps" part="steps" aria-label=${texts.text('steps')}>
    ${[...STEPS, 'review' as const].map(
      (step) =>
        html`<li aria-current=${step === current ? 'step' : nothing}>${texts.text(`step-${step}`)}</li>`,
    )}
  </ol>`;

export interface FieldsView extends StepView {
  readonly step: Step;
  readonly editor: Editor<object>;
  /** What was found so far: the user, the legal entity. */
  readonly found: string;
  /** What was typed another time. */
  readonly draft: unknown;
  onContinue(): void;
  onBack(): void;
  onSkip(): void;
}

/** One step with its fields. */
export function fieldsView(view: FieldsView): TemplateResult {
  const { texts, step, editor, language, isBusy, found } = view;
  const words = texts as FormWords;
  return html`<form
    class="record step"
    part="form"
    novalidate
    autocomplete="off"
    @submit=${submitting(() => isBusy || view.onContinue())}
  >
    <h2 tabindex="-1">${texts.text('title')}</h2>
    ${stepsView(view, step)} ${view.draft}
    <p class="quiet">${texts.text(`lead-${step}`)}</p>
    ${step === 'entity' ? html`<slot name="legal-entity"></slot>` : nothing}
    ${found ? html`<p class="notice good" part="notice"><bdi>${found}</bdi></p>` : nothing}
    ${SECTIONS[step].fields.map((field) =>
      fieldView({ editor, words, language, isUnmarked: step !== 'holder' }, field),
    )}
    ${problemView(view)}
    <div class="ways">
      <button class="main" part="continue" aria-disabled=${isBusy}>
        ${texts.text(isBusy ? 'checking' : 'continue')}
      </button>
      ${step === 'person' ? wayButton(view, 'skip', texts.text('skip'), () => view.onSkip()) : nothing}
      ${wayButton(view, 'back', texts.text(step === 'person' ? 'cancel' : 'back'), () => view.onBack())}
    </div>
  </form>`;
}

function factsOf({ texts }: StepView, { holder, account }: NewHolder): readonly Fact[] {
  const { legalEntityId, description = '', reference = '', timeZone = '', capabilities = {} } = holder;
  return [
    [texts.text('entity'), ownWord(legalEntityId)],
    [texts.text('description'), description],
    [texts.text('reference'), reference && ownWord(reference)],
    [texts.text('timeZone'), ownWord(timeZone)],
    [
      texts.text('capabilities'),
      Object.keys(capabilities).length > 0 && ownWord(Object.keys(capabilities).join(', ')),
    ],
    [texts.text('currency'), account.defaultCurrencyCode],
    [texts.text('account-description'), account.description],
  ];
}

export interface ReviewView extends StepView {
  readonly body: NewHolder;
  onSubmit(): void;
  onBack(): void;
}

/** What is about to be made. */
export const reviewView = (view: ReviewView): TemplateResult =>
  html`<form
    class="record step"
    part="review"
    novalidate
    @submit=${submitting(() => view.isBusy || view.onSubmit())}
  >
    <h2 tabindex="-1">${view.texts.text('review')}</h2>
    ${stepsView(view, 'review')} ${factsView(factsOf(view, view.body))}
    <p class="notice due">${view.texts.text('review-effect')}</p>
    ${problemView(view)}
    <div class="ways">
      <button class="main" part="submit" aria-disabled=${view.isBusy}>
        ${view.texts.text(view.isBusy ? 'sending' : 'submit')}
      </button>
      ${wayButton(view, 'back', view.texts.text('back'), () => view.onBack())}
    </div>
  </form>`;

export interface EndView extends StepView {
  readonly body: NewHolder;
  /** `doubt`: it is not known what was made. `half`: the account holder was, and its balance account was not. */
  readonly end: 'doubt' | 'half';
  onAgain(): void;
  onLeave(): void;
}

/** What is known of it, and the ways on: what is sent again is the same once more. */
export function endView(view: EndView): TemplateResult {
  const { texts, body, end } = view;
  const isHalf = end === 'half';
  return html`<section class="record step">
    <h2 tabindex="-1">${texts.text(isHalf ? 'half-title' : 'doubt-title')}</h2>
    ${factsView(factsOf(view, body))}
    <p class="notice due" part="doubt">
      ${texts.text(isHalf ? 'half' : body.made ? 'doubt-account' : 'doubt')}
    </p>
    ${problemView(view)}
    <div class="ways">
      ${
        isHalf ? nothing : wayButton(view, 'send-again', texts.text('send-again'), () => view.onAgain(), true)
      }
      ${wayButton(view, 'back', texts.text(isHalf ? 'open-holder' : 'later'), () => view.onLeave())}
    </div>
  </section>`;
}

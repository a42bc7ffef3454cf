import { html, type Html } from '../pages/html.js';
import { stepAddress } from './addresses.js';
import type { Faults } from './check.js';
import { answerText, errorList, fieldView, type FormView } from './form-view.js';
import type { Field } from './fields.js';
import { languageOf, type Language } from './language.js';
import { page } from './page.js';
import type { Step } from './steps.js';
import type { Visit } from './visits.js';

export interface StepPage {
  readonly base: string;
  readonly visit: Visit;
  readonly step: Step;
  readonly faults?: Faults;
  /** The platform's refusal of all answers together. */
  readonly refused?: string | undefined;
}

const NONE: Faults = new Map();

const isAsked = ({ answers }: Visit, field: Field): boolean => field.isAsked?.(answers) !== false;

/** A field that is no longer asked for is not shown either. */
const isSaid = (visit: Visit, field: Field): boolean =>
  isAsked(visit, field) && !(field.isRevealed && field.isOptional?.(visit.answers));

function where({ visit, step }: StepPage, language: Language): Html {
  const [at, of] = [visit.steps.indexOf(step) + 1, visit.steps.length];
  const text = language.text('step', { at, of });
  return html`<div class="where">
    <span class="quiet">${text}</span>
    <progress value="${at}" max="${of}" aria-hidden="true"></progress>
    <h1>${language.text(step.title)}</h1>
    ${step.lead ? html`<p class="quiet">${language.text(step.lead)}</p>` : ''}
  </div>`;
}

/** Every answer of the pages before, each with a way to change it. */
function summary({ base, visit }: StepPage, view: FormView): Html[] {
  const { language } = view;
  return visit.steps
    .filter(({ fields }) => fields.length > 0)
    .map((step) => {
      const title = language.text(step.title);
      const said = step.fields.filter((field) => isSaid(visit, field) && answerText(field, view));
      return html`<section class="answers" aria-label="${title}">
        <header>
          <h2>${title}</h2>
          <a
            href="${stepAddress(base, visit.id, step.name)}"
            aria-label="${language.text('change')}: ${title}"
            >${language.text('change')}</a
          >
        </header>
        <dl>
          ${said.map(
            (field) =>
              html`<div>
                <dt>${language.text(field.label)}</dt>
                <dd><bdi>${answerText(field, view)}</bdi></dd>
              </div>`,
          )}
        </dl>
      </section>`;
    });
}

/** One page of a visit: its questions, or the last look at all answers. */
export function stepPage(options: StepPage): Response {
  const { base, visit, step, faults = NONE, refused } = options;
  const { redirectUrl, themeId, locale } = visit.link.request;
  const language = languageOf(locale);
  const view: FormView = { language, answers: visit.answers, faults };
  const isLast = step.name === 'review';
  const fields = step.fields.filter((field) => isAsked(visit, field));
  const title = language.text(step.title);
  const before = visit.steps[visit.steps.indexOf(step) - 1];
  const errors = refused === undefined ? [] : [language.text('refused', { why: refused })];
  const hasErrors = faults.size + errors.length > 0;
  const body = html`${where(options, language)} ${errorList(fields, view, errors)}
    ${isLast ? summary(options, view) : ''}
    <form method="post" action="${stepAddress(base, visit.id, step.name)}" novalidate>
      ${fields.map((field) => fieldView(field, view))}
      <div class="acts">
        <button>${language.text(isLast ? 'send' : 'next')}</button>
        ${before ? html`<a href="${stepAddress(base, visit.id, before.name)}">${language.text('back')}</a>` : ''}
      </div>
    </form>`;
  return page({
    base,
    language,
    themeId,
    home: redirectUrl,
    leadsHome: isLast,
    title: hasErrors ? language.text('error-title', { title }) : title,
    status: hasErrors ? 422 : 200,
    body,
  });
}

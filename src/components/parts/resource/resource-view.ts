import { html, type TemplateResult } from 'lit';

import type { Resource } from './resource.js';
import type { Trouble } from './resource-state.js';
import type { ResourceWords } from './resource-words.js';

export interface ResourceView<Answer> {
  readonly resource: Resource<Answer>;
  readonly words: ResourceWords;
  /** What the whole is, for screen readers. */
  readonly label: string;
  /** The answer's own geometry without its words. */
  readonly skeleton: TemplateResult;
  ready(answer: Answer): TemplateResult;
  /** What to announce while there is nothing else to. */
  readonly news?: string | undefined;
}

/** What happened, and who can act. */
export const troubleText = (words: ResourceWords, { cause, code }: Trouble): string =>
  words.text(cause, { code });

/** One box for every state without anything to show: a sentence that the page can replace, and what can be done. */
function panel({ words }: ResourceView<unknown>, state: 'empty' | 'filtered-empty'): TemplateResult {
  return html`<div class="panel empty" part="panel">
    <slot name=${state}><p>${words.text(state)}</p></slot>
  </div>`;
}

/** The same where something is wrong. Until there is an answer the button stays, for the focus's sake. */
function trouble({ resource, words }: ResourceView<unknown>, known: Trouble): TemplateResult {
  return html`<div class="panel trouble" part="panel">
    <slot name=${resource.state}><p>${troubleText(words, known)}</p></slot>
    <button
      type="button"
      part="retry"
      aria-disabled=${resource.isBusy}
      @click=${() => resource.isBusy || void resource.load()}
    >
      ${words.text('retry')}
    </button>
  </div>`;
}

function content(view: ResourceView<unknown>): TemplateResult {
  const { state, answer, trouble: known } = view.resource;
  if (state === 'ready') return view.ready(answer);
  if (state === 'empty' || state === 'filtered-empty') return panel(view, state);
  return known ? trouble(view, known) : html`<div class="skeleton" aria-hidden="true">${view.skeleton}</div>`;
}

/** A short wait is worth no word, and an answer speaks for itself. */
function spoken({ resource, words, news }: ResourceView<unknown>): string {
  const { answer, trouble: known, isWaiting } = resource;
  if (isWaiting) return words.text('loading');
  return known && answer === undefined ? troubleText(words, known) : (news ?? '');
}

/** Shows a resource in whichever state it is, says so, and lends itself to the focus when that has nowhere else to go. */
export function resourceView<Answer>(view: ResourceView<Answer>): TemplateResult {
  const { resource, label } = view;
  return html`<p class="visually-hidden" role="status">${spoken(view)}</p>
    <div
      class="resource"
      role="group"
      aria-label=${label}
      aria-busy=${resource.state === 'loading'}
      tabindex="-1"
      data-focus
    >
      ${content(view)}
    </div>`;
}

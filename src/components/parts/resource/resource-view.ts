import { html, type TemplateResult } from 'lit';

import type { Resource } from './resource.js';
import type { ResourceState, Trouble } from './resource-state.js';
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
export const troubleText = (words: Pick<ResourceWords, 'text'>, { cause, code }: Trouble): string =>
  words.text(cause, { code });

/** Where nothing is there: a sentence, which the page can replace by the slot of this name. */
export const emptyPanel = (text: unknown, slot = 'empty'): TemplateResult =>
  html`<div class="panel alone" part="panel">
    <slot name=${slot}><p>${text}</p></slot>
  </div>`;

export interface TroublePanel {
  readonly state: ResourceState;
  readonly trouble: Trouble;
  readonly words: Pick<ResourceWords, 'text'>;
  readonly isBusy: boolean;
  onRetry(): void;
}

/** Where something is wrong. Until there is an answer the button stays, for the focus's sake. */
export const troublePanel = ({ state, trouble, words, isBusy, onRetry }: TroublePanel): TemplateResult =>
  html`<div class="panel alone ${state === 'unauthorised' ? state : 'trouble'}" part="panel">
    <slot name=${state}><p>${troubleText(words, trouble)}</p></slot>
    <button type="button" part="retry" aria-disabled=${isBusy} @click=${() => isBusy || onRetry()}>
      ${words.text('retry')}
    </button>
  </div>`;

function content(view: ResourceView<unknown>): TemplateResult {
  const { resource, words } = view;
  const { state, answer, trouble, isBusy } = resource;
  if (state === 'ready') return view.ready(answer);
  if (state === 'empty' || state === 'filtered-empty') return emptyPanel(words.text(state), state);
  if (trouble) return troublePanel({ state, trouble, words, isBusy, onRetry: () => void resource.load() });
  return html`<div class="skeleton" aria-hidden="true">${view.skeleton}</div>`;
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

import { html, nothing, type TemplateResult } from 'lit';

import { plainText } from '../../parts/listing/plain-text.js';
import type { Place } from '../panel/places.js';
import { wholePlaceText } from '../panel/showing.js';
import type { StepView } from './moving-view.js';
import { having, type Result, type Results } from './results.js';

interface ResultsView extends StepView {
  readonly to: Place;
  readonly results: Results;
  /** The answer was lost: it is not known whether the move was carried out. */
  readonly isUnknown: boolean;
  onLook(): void;
  onSendAgain(): void;
  onRetryFailed(): void;
}

const TONES: Readonly<Record<Result['kind'], string>> = {
  done: 'good',
  scheduled: 'due doubtful',
  failed: 'bad',
  unknown: '',
};

const row = ({ texts }: ResultsView, id: string, { kind, told }: Result): TemplateResult =>
  html`<li part="result">
    <bdi class="strong">${id}</bdi>
    <span class="mark ${TONES[kind]}">${texts.text(kind)}</span>
    ${told ? html`<span class="quiet"><bdi>${plainText(told, 200)}</bdi></span>` : nothing}
  </li>`;

const unlessBusy =
  ({ isBusy }: ResultsView, act: () => void) =>
  (): void =>
    void (isBusy || act());

/** The answer was lost: nothing is sent again unless the operator says so. */
function doubt(view: ResultsView): TemplateResult {
  const { texts, isBusy, onLook, onSendAgain } = view;
  return html`<div class="notice due stack" part="doubt" role="group" aria-label=${texts.text('doubt-label')}>
    <p>${texts.text('doubt')}</p>
    <div class="ways">
      <button type="button" part="look" aria-disabled=${isBusy} @click=${unlessBusy(view, onLook)}>
        ${texts.text('look')}
      </button>
      <button type="button" part="send-again" aria-disabled=${isBusy} @click=${unlessBusy(view, onSendAgain)}>
        ${texts.text('send-again')}
      </button>
    </div>
  </div>`;
}

/** How each terminal's move stands, and what can be done about it. */
export function resultsView(view: ResultsView): TemplateResult {
  const { texts, results, to, isUnknown, isBusy, problem } = view;
  const failed = having(results, 'failed').length;
  const isOpen = having(results, 'scheduled', 'unknown').length > 0;
  const button = (part: 'look' | 'retry-failed', text: string, act: () => void): TemplateResult =>
    html`<button type="button" part=${part} aria-disabled=${isBusy} @click=${unlessBusy(view, act)}>
      ${text}
    </button>`;
  return html`<section class="record step" part="step">
      <h2 tabindex="-1">
        ${texts.text('results', { count: results.size, place: wholePlaceText(view, to) })}
      </h2>
      ${isUnknown ? doubt(view) : nothing}
      <div role="alert">${problem ? html`<p class="notice bad" part="error">${problem}</p>` : nothing}</div>
      <ul class="results" part="results">
        ${[...results].map(([id, result]) => row(view, id, result))}
      </ul>
      ${having(results, 'scheduled').length > 0 ? html`<p class="quiet">${texts.text('scheduled-text')}</p>` : nothing}
      <div class="ways">
        <button
          type="button"
          class="main"
          part="back"
          aria-disabled=${isBusy}
          @click=${unlessBusy(view, view.onBack)}
        >
          ${texts.text('back')}
        </button>
        ${failed > 0 ? button('retry-failed', texts.text('retry-failed', { count: failed }), view.onRetryFailed) : nothing}
        ${isOpen && !isUnknown ? button('look', texts.text('look'), view.onLook) : nothing}
      </div>
    </section>
    ${view.dialog}`;
}

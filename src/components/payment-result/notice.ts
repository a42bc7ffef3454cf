import { html, type TemplateResult } from 'lit';

import type { Situation } from './situation.js';

export interface NoticeView {
  readonly situation: Situation;
  readonly sentence: string;
  readonly warning: string | undefined;
  readonly button: string | undefined;
  onClick(): void;
}

/** One box for everything that is not a result: what happened, what to do, and the merchant's own slot. */
export function noticeTemplate(view: NoticeView): TemplateResult {
  const { situation, sentence, warning, button, onClick } = view;
  return html`<div class="notice ${situation}" part="panel">
    <p>${sentence}</p>
    ${warning && html`<p>${warning}</p>`}
    ${button && html`<button type="button" class="main" part="button" @click=${onClick}>${button}</button>`}
    <slot name=${situation}></slot>
  </div>`;
}

/** As tall as a result, so that nothing jumps when it comes. */
export const skeletonTemplate = (sentence: unknown): TemplateResult =>
  html`<div class="skeleton" aria-hidden="true">
    <span class="headline"></span><span></span><span></span><span></span>
    <p>${sentence}</p>
  </div>`;

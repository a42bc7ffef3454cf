import { html, nothing, type TemplateResult } from 'lit';

import type { Order } from '../../../client/listings/index.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { momentText, statusText } from '../showing.js';
import { timelineOf, toneOf, type TimelineStep } from '../../parts/order/order-timeline.js';
import type { DetailShowing } from './detail-showing.js';

function step(
  { detail, words, language }: DetailShowing,
  { status, at, note, isCurrent }: TimelineStep,
): TemplateResult {
  return html`<li
    class="step ${isCurrent ? `current ${toneOf(status)}` : ''}"
    part="step"
    aria-current=${isCurrent ? 'step' : nothing}
  >
    <b>${statusText({ words }, status)}</b>
    <span class="quiet"
      >${at === undefined ? detail.text('now') : html`<time datetime=${at}>${momentText({ language }, at)}</time>`}</span
    >
    ${note ? html`<span class="quiet"><bdi>${plainText(note)}</bdi></span>` : nothing}
  </li>`;
}

/** What has happened to an order, the first thing first. */
export const timelineView = (showing: DetailShowing, order: Order): TemplateResult =>
  html`<ol class="timeline" part="timeline">
    ${timelineOf(order).map((each) => step(showing, each))}
  </ol>`;

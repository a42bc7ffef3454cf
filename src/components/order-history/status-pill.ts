import { html, type TemplateResult } from 'lit';

import { statusText, type Showing } from './showing.js';
import { toneOf } from '../parts/order/order-timeline.js';

/** Where an order stands, in a colour that says nothing the word does not say. */
export const statusPill = (showing: Pick<Showing, 'words'>, status: string): TemplateResult =>
  html`<span class="status ${toneOf(status)}" part="status">${statusText(showing, status)}</span>`;

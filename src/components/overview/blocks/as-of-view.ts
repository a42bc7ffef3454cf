import { html, type TemplateResult } from 'lit';

import { asOfText, type View } from '../panel/view.js';

/** When a block was read: the others may be older, or newer. */
export const asOfView = (view: View, at: number): TemplateResult =>
  html`<p class="quiet" part="freshness">${view.words.text('as-of', { time: asOfText(view, at) })}</p>`;

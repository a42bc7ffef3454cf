import { html, type TemplateResult } from 'lit';

import { arrowLeft } from '../parts/icons/icons.js';
import { numberText, type Showing } from './showing.js';

/** The way from one order to all of them. */
export const backView = (words: Showing['words'], onBack: () => void): TemplateResult =>
  html`<p class="back">
    <button type="button" class="plain" part="back" @click=${onBack}>
      ${arrowLeft} ${words.text('back')}
    </button>
  </p>`;

/** What an address led to is no order of this shopper's. */
export const notFoundView = ({ words }: Showing, order: string): TemplateResult =>
  html`<div class="panel alone" part="panel">
    <p tabindex="-1" data-arrive>${words.text('not-found', { number: numberText(order) })}</p>
  </div>`;

const line = html`<div class="row">
  <i>FL-100001 Paid</i>
  <span class="goods"
    ><span class="pictures"><span class="picture"></span></span><i>Some more</i></span
  >
  <i>Some day</i>
  <i class="sum">€ 100.00</i>
</div>`;

const tool = html`<div class="row"><i>Paid</i></div>`;

/** As tall as the search and the filters. */
export const toolbarSkeleton = html`<div class="skeleton" aria-hidden="true">${tool}${tool}</div>`;

/** As tall as three orders. */
export const listSkeleton = html`${line}${line}${line}`;

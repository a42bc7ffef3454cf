import { html, nothing, type TemplateResult } from 'lit';

import type { Summary, SummaryFigure } from '../../../client/operator/index.js';
import { amountText } from '../../parts/amount/amount.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { figureKind } from './known-kinds.js';
import { numberText, type View } from './view.js';

/** Money first, one line for each currency, with how many it is made of; what has no sum is a number. */
function figureView(view: View, figure: SummaryFigure): TemplateResult {
  const { words, language } = view;
  const { count, isMore, sums, kind } = figure;
  const known = figureKind(figure);
  return html`<div class="figure" part="figure ${known ?? ''}" data-kind=${kind}>
    <dt>${known ? words.text(`figure-${known}`) : plainText(kind, 60)}</dt>
    ${
      sums.length > 0
        ? sums.map(
            (sum) => html` <dd class=${sum.value < 0 ? 'below' : ''}>${amountText(sum, language)}</dd>`,
          )
        : html`<dd>${numberText(view, count)}</dd>`
    }
    ${
      sums.length > 0 && view.audience === 'operator'
        ? html`<dd class="quiet">${words.text('made-of', { count })}</dd>`
        : nothing
    }
    ${isMore ? html`<dd class="quiet">${words.text('counted', { count })}</dd>` : nothing}
  </div>`;
}

export function figuresView(view: View, { audience, days, figures }: Summary): TemplateResult {
  if (figures.length === 0) return html`${nothing}`;
  const { words } = view;
  const title = audience === 'seller' ? words.text('balances') : words.text('last-days', { count: days });
  return html`<section aria-labelledby="figures">
    <h2 id="figures">${title}</h2>
    <dl class="figures">${figures.map((figure) => figureView(view, figure))}</dl>
  </section>`;
}

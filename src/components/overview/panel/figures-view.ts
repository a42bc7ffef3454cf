import { html, nothing, type TemplateResult } from 'lit';

import type { Summary, SummaryFigure } from '../../../client/operator/index.js';
import { amountText } from '../../parts/amount/amount.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { elementOfFigure, figureKind, type FigureKind } from './known-kinds.js';
import { numberText, type View } from './view.js';

/** What a figure is called, as the way to what it is made of. */
function nameView(view: View, kind: FigureKind, { days, first = '' }: Summary): TemplateResult {
  const isOfNow = view.audience === 'seller';
  const figure = {
    kind,
    element: elementOfFigure(kind),
    days: isOfNow ? 0 : days,
    from: isOfNow ? '' : first,
  };
  const text = view.words.text(`figure-${kind}`);
  return view.leadToFigure(figure, { text, look: 'link', part: 'figure-open' });
}

/** How many it is made of; of what was paid, beside what was tried. */
function countText({ words, language }: View, { kind, count }: SummaryFigure, tried: number): string {
  if (kind !== 'paid' || tried < count || tried === 0) return words.text('made-of', { count });
  // 99.9 % of a thousand is not all of them.
  const share = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 1,
    roundingMode: 'floor',
  } as Intl.NumberFormatOptions);
  return words.text('approval-rate', { share: share.format(count / tried), paid: count, count: tried });
}

/** Money first, one line for each currency, with how many it is made of; what has no sum is a number. */
function figureView(view: View, figure: SummaryFigure, summary: Summary): TemplateResult {
  const { words, language, audience } = view;
  const { count, isMore, sums, kind } = figure;
  const known = figureKind(figure);
  const tried = summary.figures.find((each) => each.kind === 'tried')?.count ?? 0;
  return html`<div class="figure" part="figure ${known ?? ''}" data-kind=${kind}>
    <dt>${known ? nameView(view, known, summary) : plainText(kind, 60)}</dt>
    ${
      sums.length > 0
        ? sums.map(
            (sum) => html` <dd class=${sum.value < 0 ? 'below' : ''}>${amountText(sum, language)}</dd>`,
          )
        : html`<dd>${numberText(view, count)}</dd>`
    }
    ${
      sums.length > 0 && audience === 'operator'
        ? html`<dd class="quiet">${countText(view, figure, tried)}</dd>`
        : nothing
    }
    ${isMore ? html`<dd class="quiet">${words.text('counted', { count })}</dd>` : nothing}
  </div>`;
}

export function figuresView(view: View, summary: Summary): TemplateResult {
  const { audience, days, figures } = summary;
  if (figures.length === 0) return html`${nothing}`;
  const { words } = view;
  const title = audience === 'seller' ? words.text('balances') : words.text('last-days', { count: days });
  return html`<section aria-labelledby="figures">
    <h2 id="figures">${title}</h2>
    <dl class="figures">${figures.map((figure) => figureView(view, figure, summary))}</dl>
  </section>`;
}

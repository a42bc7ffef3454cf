import { html, nothing, type TemplateResult } from 'lit';

import type { AttemptAnswer } from '../../../client/shopper/index.js';

export interface ReceiptView {
  readonly answer: AttemptAnswer | undefined;
  readonly reference: string | undefined;
  readonly language: string;
  text(
    key: 'card' | 'card-ending' | 'date' | 'mandate' | 'reference',
    values?: Record<string, string>,
  ): string;
}

const BRANDS: ReadonlyMap<string | undefined, string> = new Map([
  ['visa', 'Visa'],
  ['mc', 'Mastercard'],
  ['amex', 'American Express'],
  ['maestro', 'Maestro'],
  ['cartebancaire', 'CB'],
  ['bcmc', 'Bancontact'],
  ['visadankort', 'Dankort'],
]);

/** With its zone named, because a receipt outlives the journey it was made on. */
function formatTime(at: string | undefined, language: string): string | undefined {
  const time = Date.parse(at ?? '');
  return time
    ? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long' }).format(time)
    : undefined;
}

/** The brand's name keeps its own direction; the words around it keep the page's. */
function card({ answer, text }: ReceiptView): TemplateResult | undefined {
  const { brand, lastFour = '' } = answer ?? {};
  if (!/^\d{4}$/.test(lastFour)) return undefined;
  return html`<bdi>${BRANDS.get(brand)}</bdi> ${text('card-ending', { digits: lastFour })}`;
}

const isolated = (text: string | undefined): unknown => text && html`<bdi>${text}</bdi>`;

/** What a shopper keeps beside the amount: card, time and the reference to quote. */
export function receipt(view: ReceiptView): TemplateResult {
  const { answer, reference, language, text } = view;
  const row = (key: 'card' | 'date' | 'mandate' | 'reference', value: unknown) =>
    value
      ? html`<div>
          <dt>${text(key)}</dt>
          <dd>${value}</dd>
        </div>`
      : nothing;
  return html`<dl part="receipt">
    ${row('card', card(view))} ${row('date', formatTime(answer?.at, language))}
    ${row('reference', isolated(reference))} ${row('mandate', isolated(answer?.mandate))}
  </dl>`;
}

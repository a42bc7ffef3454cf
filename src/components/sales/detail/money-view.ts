import { html, nothing, type TemplateResult } from 'lit';

import type { SaleRecord } from '../../../client/operator/index.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { plainText } from '../../parts/listing/plain-text.js';
import type { Word } from '../../../words/compiled/sales/detail/en.js';
import { longTime, type Showing } from '../panel/showing.js';
import { findingsOf, MISFITS, moneyOf, type Booking, type Finding, type Money } from './money.js';

type Texts = Pick<Words<Word>, 'text'>;

const textOf = ({ language }: Showing, value: number, currency: string): string =>
  amountText({ value, currency }, language);

/** How the money stands, or what does not fit: with each sum that it is about, to the minor unit. */
function findingView(
  showing: Showing,
  texts: Texts,
  finding: Finding,
  { promised, arrived, missing, back, gross }: Money,
  currency: string,
): TemplateResult {
  const sum = (value: number): string => textOf(showing, value, currency);
  const text = texts.text(`money-${finding}`, {
    promised: sum(promised ?? arrived),
    arrived: sum(arrived),
    difference: sum(Math.abs(missing)),
    back: sum(-back),
    left: sum(arrived + back),
    gross: sum(gross),
  });
  const tone = MISFITS.includes(finding)
    ? 'bad'
    : finding === 'even'
      ? 'good'
      : finding === 'part'
        ? 'due'
        : '';
  return html`<p class="notice ${tone}" part="notice">${text}</p>`;
}

/** From what was sold to what is booked, line by line. A line of nothing is left out. */
function statementView(showing: Showing, texts: Texts, money: Money, currency: string): TemplateResult {
  const { gross, commission, fees, vat, other, back, missing, net } = money;
  const more = (commission ?? 0) > 0;
  const lines: readonly (readonly [Word, number])[] = [
    ['gross', gross],
    [more ? 'added' : 'commission', commission ?? 0],
    ['fees', fees],
    ['vat', vat],
    ['other', other],
    ['back-again', back],
    [missing < 0 ? 'extra' : 'missing', -missing],
  ];
  return html`<ul class="steps" part="money" aria-label=${texts.text('money')}>
    ${lines
      .filter(([word, value]) => word === 'gross' || value !== 0)
      .map(
        ([word, value]) =>
          html`<li><span>${texts.text(word)}</span> <span>${textOf(showing, value, currency)}</span></li>`,
      )}
    <li class="sum"><span>${texts.text('net')}</span> <span>${textOf(showing, net, currency)}</span></li>
  </ul>`;
}

function bookingView(showing: Showing, texts: Texts, { amount, at, kind, word }: Booking): TemplateResult {
  const name = kind === 'share' && amount.value < 0 ? 'back-again' : (`kind-${kind}` as const);
  const own = kind === 'fee' || kind === 'other' ? apart(plainText(word, 40)) : '';
  return html`<li>
    <span class="what"
      ><span>${texts.text(name)} <bdi class="quiet">${own}</bdi></span>
      <span class="quiet">${longTime(showing, at)}</span></span
    >
    <span>${amountText(amount, showing.language)}</span>
  </li>`;
}

/** The money of a sale, as far as its bookings are known. */
export function moneyView(
  showing: Showing,
  texts: Texts,
  sale: SaleRecord,
  bookings: readonly Booking[],
): TemplateResult {
  const { currency } = sale.total;
  const money = moneyOf(sale, bookings);
  return html`${findingsOf(sale, money).map((finding) =>
    findingView(showing, texts, finding, money, currency),
  )}
  ${bookings.length > 0 || money.promised !== undefined ? statementView(showing, texts, money, currency) : nothing}
  ${
    bookings.length > 0
      ? html`<h4>${texts.text('bookings')}</h4>
          <ol class="steps" part="bookings">
            ${bookings.map((booking) => bookingView(showing, texts, booking))}
          </ol>
          <p class="quiet">${texts.text('no-payout')}</p>`
      : nothing
  }`;
}

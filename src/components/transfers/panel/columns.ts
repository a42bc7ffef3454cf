import { html, nothing } from 'lit';

import { amountText } from '../../parts/amount/amount.js';
import { plainText } from '../../parts/listing/plain-text.js';
import type { Column } from '../../parts/table/column.js';
import { nameOf, type Line } from './line.js';
import { accountText, categoryText, shortTime, signedText, statusView, type Showing } from './showing.js';

const byText = (one: string, other: string): number => one.localeCompare(other);

/** Amounts of one currency are together; nothing is compared across currencies. */
const byAmount = ({ amount: one }: Line, { amount: other }: Line): number =>
  byText(one.currency, other.currency) || one.value - other.value;

const bdi = (text: string, most = 80) => html`<bdi>${plainText(text, most)}</bdi>`;

/** The columns of a list. @param held - What the account held after each booking, where that is known. */
export function moneyColumns(showing: Showing, held: ReadonlyMap<string, number>): readonly Column<Line>[] {
  const { words, language } = showing;
  return [
    {
      name: 'description',
      label: words.text('column-description'),
      width: '1.6fr',
      compare: (one, other) => byText(nameOf(one), nameOf(other)),
      cell: (line) => html`<bdi class="strong">${plainText(nameOf(line), 80)}</bdi>`,
    },
    {
      name: 'date',
      label: words.text('column-date'),
      width: '1.1fr',
      compare: (one, other) => Date.parse(one.at) - Date.parse(other.at),
      cell: (line) => shortTime(showing, line.at),
    },
    {
      name: 'amount',
      label: words.text('column-amount'),
      isFigure: true,
      compare: byAmount,
      cell: (line) => html`<span class="strong">${signedText(showing, line.amount)}</span>`,
    },
    ...(held.size > 0
      ? [
          {
            name: 'held',
            label: words.text('column-held'),
            isFigure: true,
            cell: ({ id, amount: { currency } }: Line) => {
              const value = held.get(id);
              return value === undefined ? nothing : amountText({ value, currency }, language);
            },
          },
        ]
      : []),
    {
      name: 'category',
      label: words.text('column-category'),
      width: '1.2fr',
      cell: ({ category, counterparty }) =>
        html`<span class="what"
          ><span>${categoryText(showing, category)}</span
          >${counterparty ? html`<span class="quiet">${bdi(counterparty)}</span>` : nothing}</span
        >`,
    },
    {
      name: 'status',
      label: words.text('column-status'),
      cell: ({ status }) => statusView(showing, status),
    },
    {
      name: 'account',
      label: words.text('column-account'),
      width: '1.2fr',
      isHidden: held.size > 0,
      cell: (line) => html`<bdi>${accountText(line)}</bdi>`,
    },
    {
      name: 'reference',
      label: words.text('column-reference'),
      width: '1.2fr',
      isHidden: true,
      compare: (one, other) => byText(one.reference, other.reference),
      cell: ({ reference }) => bdi(reference),
    },
  ];
}

import { html } from 'lit';

import type { PaymentLinkRecord } from '../../../client/operator/index.js';
import { amountText } from '../../parts/amount/amount.js';
import { plainText } from '../../parts/listing/plain-text.js';
import type { Column } from '../../parts/table/column.js';
import { utcText } from '../../parts/table/time-text.js';
import { idOf, type LinkBook } from './links-record.js';
import { momentText, standingView, type Showing } from './showing.js';
import { standingOf } from './standing.js';

/** What a payment link is called. */
export const nameOf = (link: PaymentLinkRecord): string => plainText(link.reference ?? '', 80) || idOf(link);

const byText = (one = '', other = ''): number => one.localeCompare(other);

/** The columns of payment links. */
export function linkColumns(showing: Showing, book: LinkBook): readonly Column<PaymentLinkRecord>[] {
  const { words, language } = showing;
  /** Has its line before it is known: rows keep the height that they were measured with. */
  const descriptionOf = (link: PaymentLinkRecord): string =>
    plainText(book.of(idOf(link))?.description ?? '', 80) || '\u00a0';
  const standing = (link: PaymentLinkRecord) => standingOf(link, book.of(idOf(link)));
  return [
    {
      name: 'reference',
      label: words.text('column-reference'),
      width: '1.5fr',
      compare: (one, other) => byText(nameOf(one), nameOf(other)),
      cell: (link) =>
        html`<span class="what"
          ><bdi class="strong">${nameOf(link)}</bdi>
          <span class="quiet"><bdi>${descriptionOf(link)}</bdi></span></span
        >`,
      text: ({ reference = '' }) => reference,
    },
    {
      name: 'amount',
      label: words.text('column-amount'),
      isFigure: true,
      compare: (one, other) =>
        byText(one.amount?.currency, other.amount?.currency) ||
        (one.amount?.value ?? 0) - (other.amount?.value ?? 0),
      cell: ({ amount }) => (amount ? amountText(amount, language) : ''),
      text: ({ amount }) => (amount ? `${amount.currency} ${amount.value}` : ''),
    },
    {
      name: 'status',
      label: words.text('column-status'),
      compare: (one, other) => byText(standing(one), standing(other)),
      cell: (link) => {
        const known = standing(link);
        if (known !== undefined) return standingView(showing, known);
        return book.hasFailed(idOf(link)) ? words.text('not-known') : '…';
      },
      text: (link) => standing(link) ?? '',
    },
    {
      name: 'expires_utc',
      label: words.text('column-expires'),
      compare: (one, other) => byText(one.expiresAt, other.expiresAt),
      cell: ({ expiresAt }) => momentText(showing, expiresAt),
      text: ({ expiresAt }) => utcText(expiresAt),
    },
    {
      name: 'use',
      label: words.text('column-use'),
      isHidden: true,
      cell: ({ isReusable }) => words.text(isReusable ? 'use-many' : 'use-once'),
      text: ({ isReusable }) => (isReusable ? 'reusable' : 'once'),
    },
    {
      name: 'made_utc',
      label: words.text('column-made'),
      compare: (one, other) => byText(one.askedAt, other.askedAt),
      cell: ({ askedAt }) => momentText(showing, askedAt),
      text: ({ askedAt }) => utcText(askedAt),
    },
    {
      name: 'by',
      label: words.text('column-by'),
      isHidden: true,
      compare: (one, other) => byText(one.by, other.by),
      cell: ({ by = '' }) => html`<bdi>${plainText(by, 80)}</bdi>`,
      text: ({ by = '' }) => by,
    },
    {
      name: 'id',
      label: words.text('column-id'),
      isHidden: true,
      cell: ({ id = '' }) => html`<bdi dir="ltr">${id}</bdi>`,
      text: ({ id = '' }) => id,
    },
  ];
}

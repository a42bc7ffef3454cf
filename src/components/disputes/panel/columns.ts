import { html } from 'lit';

import type { DisputeSummary } from '../../../client/operator/index.js';
import { reasonText, schemeOf, schemeText } from '../../parts/dispute/dispute-texts.js';
import { plainText } from '../../parts/listing/plain-text.js';
import type { Column } from '../../parts/table/column.js';
import { nameOf } from './disputes-record.js';
import { dayText, deadlineView, moneyText, standingView, type Showing } from './showing.js';
import { deadlineOf } from './standing.js';

const byText = (one = '', other = ''): number => one.localeCompare(other);

/** Amounts of one currency are together; nothing is compared across currencies. */
const byAmount = ({ amount: one }: DisputeSummary, { amount: other }: DisputeSummary): number =>
  byText(one?.currency, other?.currency) || (one?.value ?? 0) - (other?.value ?? 0);

const LAST = Number.MAX_SAFE_INTEGER;

export function disputeColumns(showing: Showing): readonly Column<DisputeSummary>[] {
  const { words, language } = showing;
  return [
    {
      name: 'order',
      label: words.text('column-order'),
      width: '1.2fr',
      compare: (one, other) => byText(nameOf(one), nameOf(other)),
      cell: (dispute) => html`<bdi class="strong">${nameOf(dispute)}</bdi>`,
    },
    {
      name: 'deadline',
      label: words.text('column-deadline'),
      width: '1.6fr',
      compare: (one, other) => (deadlineOf(one) ?? LAST) - (deadlineOf(other) ?? LAST),
      cell: (dispute) => deadlineView(showing, dispute),
    },
    {
      name: 'amount',
      label: words.text('column-amount'),
      isFigure: true,
      compare: byAmount,
      cell: (dispute) => html`<span class="strong">${moneyText(showing, dispute)}</span>`,
    },
    {
      name: 'reason',
      label: words.text('column-reason'),
      width: '1.6fr',
      compare: (one, other) => byText(reasonText(showing, one), reasonText(showing, other)),
      cell: (dispute) =>
        html`<span class="what"
          ><span>${reasonText(showing, dispute)}</span
          ><span class="quiet"><bdi>${schemeText(schemeOf(dispute))}</bdi></span></span
        >`,
    },
    {
      name: 'state',
      label: words.text('column-state'),
      width: '1.2fr',
      cell: (dispute) => standingView(showing, dispute),
    },
    {
      name: 'opened',
      label: words.text('column-opened'),
      isHidden: true,
      compare: (one, other) => Date.parse(one.openedAt) - Date.parse(other.openedAt),
      cell: ({ openedAt }) => dayText(language, openedAt),
    },
    {
      name: 'answered',
      label: words.text('column-answered'),
      isHidden: true,
      cell: ({ answeredAt, answeredBy }) =>
        html`<span class="what"
          ><span>${dayText(language, answeredAt)}</span
          ><span class="quiet"><bdi>${plainText(answeredBy ?? '', 80)}</bdi></span></span
        >`,
    },
  ];
}

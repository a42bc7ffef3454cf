import { html } from 'lit';

import type { DeedRecord } from '../../../client/operator/index.js';
import { amountText } from '../../parts/amount/amount.js';
import { amountCells } from '../../parts/csv/amount-cells.js';
import { aboutOf, personView, rowText, stateView } from '../../parts/deed/deed-texts.js';
import { plainText } from '../../parts/listing/plain-text.js';
import type { Column } from '../../parts/table/column.js';
import { shortTime, utcText } from '../../parts/table/time-text.js';
import { kindText, zoneOf, type Showing } from './showing.js';

/** The columns of the journal. Its order is that of the entries, which is that of time. */
export function requestColumns(showing: Showing): readonly Column<DeedRecord>[] {
  const { words, language, now } = showing;
  return [
    {
      name: 'request',
      label: words.text('column-request'),
      width: '2fr',
      cell: (deed) =>
        html`<span class="what"
          ><bdi class="strong">${rowText(showing, deed.row)}</bdi>
          <span class="quiet"><bdi dir="ltr">${aboutOf(deed) || '–'}</bdi></span></span
        >`,
    },
    {
      name: 'by',
      label: words.text('column-by'),
      width: '1.4fr',
      cell: (deed) => personView(showing, deed),
    },
    {
      name: 'time',
      label: words.text('column-time'),
      width: '1.1fr',
      cell: ({ askedAt }) => shortTime(language, askedAt, now, zoneOf(showing)),
    },
    {
      name: 'amount',
      label: words.text('column-amount'),
      isFigure: true,
      cell: ({ amount }) => (amount ? amountText(amount, language) : '–'),
    },
    {
      name: 'state',
      label: words.text('column-state'),
      cell: (deed) => stateView(showing, deed),
    },
    {
      name: 'kind',
      label: words.text('column-kind'),
      isHidden: true,
      cell: ({ kind }) => kindText(showing, kind),
    },
    {
      name: 'reference',
      label: words.text('column-reference'),
      isHidden: true,
      cell: ({ reference = '' }) => html`<bdi>${plainText(reference, 100) || '–'}</bdi>`,
    },
    {
      name: 'entry',
      label: words.text('column-entry'),
      isHidden: true,
      isFigure: true,
      cell: ({ entry }) => entry,
    },
  ];
}

/** Columns of the file, in their order. In English in every language, because programs read it too. */
export const FILE_COLUMNS = [
  'entry',
  'asked_utc',
  'ended_utc',
  'row',
  'kind',
  'state',
  'subject',
  'reference',
  'currency',
  'amount',
  'amount_minor_units',
  'audience',
  'by',
  'answer',
  'refusal',
] as const;

/** Cells of one request, with the journal's own words. */
export function cellsOf(deed: DeedRecord): readonly string[] {
  const {
    entry,
    askedAt,
    changedAt,
    row,
    kind,
    state,
    subject,
    reference,
    amount,
    audience,
    by,
    answer,
    code,
  } = deed;
  return [
    entry,
    utcText(askedAt),
    state === 'asked' ? '' : utcText(changedAt),
    row,
    kind,
    state,
    subject.join(' '),
    reference ?? '',
    ...amountCells(amount),
    audience,
    by ?? '',
    Object.entries(answer ?? {})
      .map(([name, value]) => `${name}: ${value}`)
      .join('; '),
    code ?? '',
  ];
}

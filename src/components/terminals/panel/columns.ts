import { html, type TemplateResult } from 'lit';

import type { TerminalDetails } from '../../../client/terminal-management/index.js';
import { plainText } from '../../parts/listing/plain-text.js';
import type { Column } from '../../parts/table/column.js';
import type { DetailBook } from './detail-book.js';
import type { TerminalRow } from './places.js';
import { connectionText, dayText, placeText, seenView, type Showing } from './showing.js';
import { seenOf } from './status.js';

const byText = (one: string, other: string): number => one.localeCompare(other);

/** As tall as what comes in its place: rows keep the height that they begin with. */
const WAITING = html`<span class="what" aria-hidden="true"
  ><span>…</span><span class="quiet">&nbsp;</span></span
>`;

/** The columns of terminals; all but the first two and the place are known once the row was on screen. */
export function terminalColumns(showing: Showing, book: DetailBook): readonly Column<TerminalRow>[] {
  const { words, language } = showing;
  /** A cell of details: there, on its way, or refused. */
  const told =
    (cell: (details: TerminalDetails) => unknown) =>
    ({ id }: TerminalRow): unknown => {
      const details = book.of(id);
      if (details) return cell(details);
      return book.hasFailed(id) ? missing(showing) : WAITING;
    };
  const place = ({ place: at }: TerminalRow): string => placeText(showing, at);
  return [
    {
      name: 'id',
      label: words.text('column-id'),
      width: '1.9fr',
      compare: (one, other) => byText(one.id, other.id),
      cell: ({ id }) => html`<bdi class="strong">${id}</bdi>`,
    },
    {
      name: 'model',
      label: words.text('column-model'),
      isHidden: true,
      compare: (one, other) => byText(one.model, other.model),
      cell: ({ model }) => html`<bdi>${model}</bdi>`,
    },
    {
      name: 'status',
      label: words.text('column-status'),
      width: '1.6fr',
      cell: told(
        (details) =>
          html`<span class="what"
            >${seenView(showing, seenOf(details.terminalStatus))}<span class="quiet"
              >${dayText(language, details.lastActivityDateTime)}</span
            ></span
          >`,
      ),
    },
    {
      name: 'store',
      label: words.text('column-place'),
      width: '1.6fr',
      compare: (one, other) => byText(place(one), place(other)),
      cell: (row) =>
        html`<span class="what"
          ><bdi>${place(row)}</bdi><span class="quiet"><bdi>${row.place.account}</bdi></span></span
        >`,
    },
    {
      name: 'label',
      label: words.text('column-label'),
      isHidden: true,
      cell: told(({ displayLabel = '' }) => html`<bdi>${plainText(displayLabel, 80)}</bdi>`),
    },
    {
      name: 'firmware',
      label: words.text('column-firmware'),
      isHidden: true,
      cell: told(({ firmwareVersion = '' }) => html`<bdi>${plainText(firmwareVersion, 80)}</bdi>`),
    },
    {
      name: 'connection',
      label: words.text('column-connection'),
      cell: told((details) => connectionText(showing, details)),
    },
    {
      name: 'transaction',
      label: words.text('column-transaction'),
      cell: told(({ lastTransactionDateTime }) => dayText(language, lastTransactionDateTime)),
    },
  ];
}

const missing = ({ words }: Showing): TemplateResult =>
  html`<span class="quiet"
    ><span aria-hidden="true">–</span><span class="visually-hidden">${words.text('not-told')}</span></span
  >`;

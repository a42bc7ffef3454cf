import { html } from 'lit';

import type { Column } from '../../parts/table/column.js';
import { contractsText, dayText, endView, nameOf, type Showing } from './showing.js';
import type { StoredDetail } from './stored-detail.js';

const monthOf = ({ ends }: StoredDetail): number => (ends ? ends.year * 12 + ends.month : Infinity);

/** The columns of stored payment methods. */
export function detailColumns(showing: Showing): readonly Column<StoredDetail>[] {
  const { words } = showing;
  return [
    {
      name: 'method',
      label: words.text('column-method'),
      width: '1.5fr',
      compare: (one, other) => nameOf(showing, one).localeCompare(nameOf(showing, other)),
      cell: (detail) => html`<bdi class="strong">${nameOf(showing, detail)}</bdi>`,
    },
    {
      name: 'holder',
      label: words.text('column-holder'),
      width: '1.3fr',
      compare: (one, other) => one.holder.localeCompare(other.holder),
      cell: ({ holder }) => html`<bdi>${holder}</bdi>`,
    },
    {
      name: 'ends',
      label: words.text('column-ends'),
      compare: (one, other) => monthOf(one) - monthOf(other),
      cell: (detail) => endView(showing, detail),
    },
    {
      name: 'contracts',
      label: words.text('column-contracts'),
      width: '1.6fr',
      cell: ({ contracts }) => contractsText(showing, contracts),
    },
    {
      name: 'created',
      label: words.text('column-created'),
      compare: (one, other) => (one.createdAt ?? '').localeCompare(other.createdAt ?? ''),
      cell: ({ createdAt }) => dayText(showing, createdAt),
    },
    {
      name: 'network',
      label: words.text('column-network'),
      width: '1.4fr',
      cell: ({ networkReference }) => html`<bdi dir="ltr">${networkReference}</bdi>`,
    },
  ];
}

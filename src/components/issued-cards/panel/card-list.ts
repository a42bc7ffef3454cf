import { html } from 'lit';

import type { Amount, Client } from '../../../client/index.js';
import type { Words } from '../../base/words.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import { amountText } from '../../parts/amount/amount.js';
import { amountCells } from '../../parts/csv/amount-cells.js';
import { fileOf, type Column } from '../../parts/table/column.js';
import { LaterPages } from '../../parts/table/later-pages.js';
import { PagedList, type ListWays } from '../../parts/table/paged-list.js';
import type { Word } from '../../../words/compiled/issued-cards/panel/en.js';
import { idOf, readCards, type KnownCards, type PageStart } from './cards-record.js';
import { cardFields, findCards } from './finding.js';
import type { IssuedCard } from './issued-card.js';
import type { CardFilter } from './navigation.js';
import type { Spending } from './spending.js';
import { endView, formText, ownWord, statusView, type Showing } from './showing.js';

export interface CardListOptions extends ListWays<IssuedCard, CardFilter> {
  readonly words: Words<Word>;
  readonly spending: Spending;
  platform(): string;
  client(): Client | undefined;
  known(): KnownCards | undefined;
  show(known: KnownCards): void;
  showing(): Showing;
}

type Texts = 'holder' | 'form' | 'status' | 'ends' | 'group' | 'reference';

const byText = (name: Texts) => (one: IssuedCard, other: IssuedCard) => one[name].localeCompare(other[name]);

/** What was spent with a card this month; no column where the role does not open transfers. */
function spentColumn({ words, language }: Showing, spending: Spending): readonly Column<IssuedCard>[] {
  if (!spending.isOpen) return [];
  const { known, hasFailed } = spending;
  const spent = ({ id }: IssuedCard): readonly Amount[] => known?.of.get(id) ?? [];
  const most = (card: IssuedCard): number => Math.max(0, ...spent(card).map(({ value }) => value));
  return [
    {
      name: 'spent_this_month',
      label: words.text('column-spent'),
      isFigure: true,
      compare: (one, other) => most(one) - most(other),
      cell: (card) =>
        known || hasFailed
          ? spent(card)
              .map((amount) => amountText(amount, language))
              .join(' · ') || '–'
          : '…',
      text: (card) =>
        spent(card)
          .map((amount) => amountCells(amount).slice(0, 2).join(' '))
          .join('; '),
    },
  ];
}

function cardColumns(showing: Showing, spending: Spending): readonly Column<IssuedCard>[] {
  const { words } = showing;
  return [
    {
      name: 'card',
      label: words.text('column-card'),
      width: '1.3fr',
      compare: (one, other) => one.name.localeCompare(other.name),
      cell: ({ name, description }) =>
        html`<span class="what"
          ><bdi class="strong" dir="ltr">${name}</bdi>
          <span class="quiet"><bdi>${description}</bdi></span></span
        >`,
      text: idOf,
    },
    {
      name: 'cardholder',
      label: words.text('column-holder'),
      width: '1.3fr',
      compare: byText('holder'),
      cell: ({ holder }) => html`<bdi>${holder}</bdi>`,
      text: ({ holder }) => holder,
    },
    {
      name: 'form',
      label: words.text('column-form'),
      width: '0.8fr',
      compare: byText('form'),
      cell: ({ form }) => formText(showing, form),
      text: ({ form }) => form,
    },
    {
      name: 'status',
      label: words.text('column-status'),
      compare: byText('status'),
      cell: ({ status }) => statusView(showing, status),
      text: ({ status }) => status,
    },
    {
      name: 'ends',
      label: words.text('column-ends'),
      width: '0.9fr',
      compare: byText('ends'),
      cell: (card) => endView(showing, card),
      text: ({ ends }) => ends,
    },
    {
      name: 'account',
      label: words.text('column-account'),
      width: '1.3fr',
      compare: (one, other) => one.account.name.localeCompare(other.account.name),
      cell: ({ account }) => html`<bdi>${account.name}</bdi>`,
      text: ({ account }) => account.id,
    },
    ...spentColumn(showing, spending),
    {
      name: 'group',
      label: words.text('column-group'),
      isHidden: true,
      compare: byText('group'),
      cell: ({ group }) => (group ? ownWord(group) : '–'),
      text: ({ group }) => group,
    },
    {
      name: 'reference',
      label: words.text('column-reference'),
      isHidden: true,
      compare: byText('reference'),
      cell: ({ reference }) => html`<bdi>${reference}</bdi>`,
      text: ({ reference }) => reference,
    },
  ];
}

/** What only the file has, for people who read it with a program. Nothing of a card's number is in it. */
const ONLY_IN_FILE: readonly (readonly [string, (card: IssuedCard) => string])[] = [
  ['brand', ({ brand }) => brand],
  ['reason', ({ reason }) => reason],
];

export type CardList = PagedList<IssuedCard, CardFilter>;

/** The list of cards, and the pages that it comes in. */
export function cardList(host: RenderingHost, options: CardListOptions) {
  const { words, spending, platform, client, known, show, showing, ...others } = options;
  const columns = () => cardColumns(showing(), spending);
  const pages = new LaterPages<IssuedCard, PageStart>(host, {
    client,
    known,
    show,
    read: (caller, start, call) => readCards(caller, platform(), start, call),
    idOf,
  });
  const list: CardList = new PagedList<IssuedCard, CardFilter>(host, {
    ...others,
    pages,
    parts: { table: 'cards', row: 'card' },
    texts: () => ({ words, language: showing().language }),
    label: () => words.text('cards'),
    search: () => words.text('search'),
    fileName: () => words.text('cards'),
    columns,
    idOf,
    nameOf: ({ name }) => name,
    header: () => [...fileOf(columns()).header, ...ONLY_IN_FILE.map(([name]) => name)],
    cells: (card) => [...fileOf(columns()).cells(card), ...ONLY_IN_FILE.map(([, text]) => text(card))],
    items: () => known()?.items ?? [],
    fields: (cards) => cardFields(showing(), cards),
    find: findCards,
    isSought: () => list.isNarrowed,
  });
  return { list, pages };
}

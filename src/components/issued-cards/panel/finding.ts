import { STATUSES } from '../../../client/balance-platform/status.js';
import type { FilterField } from '../../parts/table/filter-panel.js';
import type { IssuedCard } from './issued-card.js';
import type { CardFilter } from './navigation.js';
import { formText, statusText, type Showing } from './showing.js';

const FORMS = ['physical', 'virtual'] as const;

/** What cards are narrowed by. Accounts and groups are those of the cards that are known. */
export function cardFields(showing: Showing, cards: readonly IssuedCard[]): readonly FilterField[] {
  const { words } = showing;
  const accounts = new Map(cards.map(({ account }) => [account.id, account.name]));
  const groups = [...new Set(cards.map(({ group }) => group).filter(Boolean))];
  return [
    {
      kind: 'choice',
      name: 'status',
      label: words.text('column-status'),
      any: words.text('any-status'),
      choices: STATUSES,
      textOf: (status) => statusText(showing, status),
    },
    {
      kind: 'choice',
      name: 'form',
      label: words.text('column-form'),
      any: words.text('any-form'),
      choices: FORMS,
      textOf: (form) => formText(showing, form),
    },
    {
      kind: 'choice',
      name: 'account',
      label: words.text('column-account'),
      any: words.text('any-account'),
      choices: [...accounts.keys()],
      textOf: (id) => accounts.get(id) ?? id,
    },
    {
      kind: 'choice',
      name: 'group',
      label: words.text('column-group'),
      any: words.text('any-group'),
      choices: groups,
      textOf: (id) => id,
    },
  ];
}

/** What a search looks through. */
const textsOf = ({ id, name, lastFour, holder, reference, description, account }: IssuedCard) => [
  id,
  name,
  lastFour,
  holder,
  reference,
  description,
  account.id,
  account.name,
];

/** The cards that a filter asks for, in their order. */
export function findCards(
  cards: readonly IssuedCard[],
  { search, status, form, account, group }: CardFilter,
): readonly IssuedCard[] {
  const wanted = search.trim().toLowerCase();
  return cards.filter(
    (card) =>
      (!wanted || textsOf(card).some((text) => text.toLowerCase().includes(wanted))) &&
      (!status || card.status === status) &&
      (!form || card.form === form) &&
      (!account || card.account.id === account) &&
      (!group || card.group === group),
  );
}

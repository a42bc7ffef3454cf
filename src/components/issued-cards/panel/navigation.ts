import { Navigation, type NavigatedList } from '../../parts/table/navigation.js';
import type { CardsElement, CardsRecord } from './cards-record.js';

/** What the list is narrowed by, and the tab of the card that is open. An empty text asks for nothing. */
export interface CardFilter {
  readonly tab: string;
  readonly search: string;
  readonly status: string;
  readonly form: string;
  /** Id of a balance account. */
  readonly account: string;
  /** Id of a group. */
  readonly group: string;
}

const NO_FILTER: CardFilter = { tab: '', search: '', status: '', form: '', account: '', group: '' };

/** The way through the cards. */
export const openNavigation = (
  record: CardsRecord,
  element: CardsElement,
  list: () => NavigatedList,
): Navigation<CardFilter> =>
  new Navigation<CardFilter>(element, {
    record,
    list,
    first: () => NO_FILTER,
    opens: ['card'],
    lists: 'cards',
    // What is typed into the search may be a name.
    fields: ['tab', 'status', 'form', 'account', 'group'],
    given: ({ tab, ...filter }, id) => ({ ...filter, tab: id && tab }),
    opened: () => element.card,
    onOpened(card) {
      element.card = card;
      record.emit('florin-issued-card-opened', { card });
    },
  });

import { Navigation, type NavigatedList } from '../../parts/table/navigation.js';
import { readValues, writeValues } from '../../parts/table/table-address.js';
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

/** What stands in the address. What is typed into the search may be a name, and does not. */
const FIELDS = ['tab', 'status', 'form', 'account', 'group', 'sort'];

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
    isOn: () => !element.noAddress,
    read(address, { search }) {
      const prefix = element.addressPrefix;
      const { card = '' } = readValues(address, ['card'], prefix);
      const { sort = '', ...values } = readValues(address, FIELDS, `${prefix}cards-`);
      return { id: card, sort, filter: { ...NO_FILTER, search, ...values } };
    },
    write(address, { id, sort, filter: { search: _, tab, ...filter } }) {
      const written = new URL(address);
      const prefix = element.addressPrefix;
      writeValues(written, { card: id }, prefix);
      writeValues(written, { ...filter, tab: id && tab, sort }, `${prefix}cards-`);
      return written;
    },
    opened: () => element.card,
    onOpened(card) {
      element.card = card;
      record.emit('florin-issued-card-opened', { card });
    },
  });

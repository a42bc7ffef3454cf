import { Navigation, type NavigatedList } from '../../parts/table/navigation.js';
import type { LinksElement, LinksRecord } from './links-record.js';

/** What the list is narrowed by. An empty text asks for nothing. */
export interface LinkFilter {
  /** There are no tabs: the parts of a list want one. */
  readonly tab: string;
  readonly search: string;
  readonly standing: string;
}

const NO_FILTER: LinkFilter = { tab: '', search: '', standing: '' };

/** The way through the payment links. */
export const openNavigation = (
  record: LinksRecord,
  element: LinksElement,
  list: () => NavigatedList,
): Navigation<LinkFilter> =>
  new Navigation<LinkFilter>(element, {
    record,
    list,
    first: () => NO_FILTER,
    opens: ['link'],
    lists: 'links',
    fields: ['search', 'standing'],
    opened: () => element.paymentLink,
    onOpened(paymentLink) {
      element.paymentLink = paymentLink;
      record.emit('florin-payment-link-opened', { paymentLink });
    },
  });

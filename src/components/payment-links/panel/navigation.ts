import { Navigation, type NavigatedList } from '../../parts/table/navigation.js';
import { readValues, writeValues } from '../../parts/table/table-address.js';
import type { LinksElement, LinksRecord } from './links-record.js';

/** What the list is narrowed by. An empty text asks for nothing. */
export interface LinkFilter {
  /** There are no tabs: the parts of a list want one. */
  readonly tab: string;
  readonly search: string;
  readonly standing: string;
}

const NO_FILTER: LinkFilter = { tab: '', search: '', standing: '' };

/** What stands in the address. */
const FIELDS = ['search', 'standing', 'sort'];

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
    isOn: () => !element.noAddress,
    read(address) {
      const prefix = element.addressPrefix;
      const { link = '' } = readValues(address, ['link'], prefix);
      const { sort = '', ...values } = readValues(address, FIELDS, `${prefix}links-`);
      return { id: link, sort, filter: { ...NO_FILTER, ...values } };
    },
    write(address, { id, sort, filter: { search, standing } }) {
      const written = new URL(address);
      const prefix = element.addressPrefix;
      writeValues(written, { link: id }, prefix);
      writeValues(written, { search, standing, sort }, `${prefix}links-`);
      return written;
    },
    opened: () => element.paymentLink,
    onOpened(paymentLink) {
      element.paymentLink = paymentLink;
      record.emit('florin-payment-link-opened', { paymentLink });
    },
  });

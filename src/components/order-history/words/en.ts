import type { Catalogue } from '../../base/words.js';
import type { ResourceWord } from '../../parts/resource/resource-words.js';
import { words as resource } from '../../parts/resource/words/en.js';

const own = {
  orders: 'Your orders',
  loading: 'Loading your orders…',
  empty: 'You have not ordered anything yet.',
  'filtered-empty': 'No order matches.',
  unauthorised: 'Sign in to see your orders.',
  search: 'Search by order number or item',
  filters: 'Filters',
  clear: 'Clear all',
  status: 'Status',
  'any-status': 'Any status',
  from: 'From',
  to: 'Until',
  least: 'Total from ({currency})',
  most: 'Total up to ({currency})',
  'no-amount': 'This is not an amount in {currency}.',
  found: 'Orders: {count}',
  'found-of': 'Orders: {count} of {all}',
  searching: 'Looking through older orders… {count} so far.',
  more: 'Show older orders',
  order: 'Order {number}',
  items: 'Items: {count}',
  'and-more': '{title} and more',
  placed: 'Placed',
  expired: 'Expired',
  paid: 'Paid',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
  moved: 'Order {number} is now: {status}.',
  export: 'Download as CSV',
  exporting: 'Preparing the file… {done} of {all}',
  'exporting-older': 'Loading older orders… {done} so far',
  cancel: 'Cancel',
  exported: 'The file {name} is ready. Orders: {count}.',
  'export-cancelled': 'Cancelled. No file was made.',
  'export-failed': 'The file was not made, because not all orders could be loaded.',
  back: 'All orders',
  'not-found': 'There is no order {number} of yours.',
};

export type OrderHistoryWord = ResourceWord | keyof typeof own;

export const words: Catalogue<OrderHistoryWord> = { ...resource, ...own };

import type { Catalogue } from '../../base/words.js';
import type { ResourceWord } from '../../parts/resource/resource-words.js';
import { words as resource } from '../../parts/resource/words/en.js';

const own = {
  cart: 'Cart',
  count: 'Cart, items: {count}',
  loading: 'Checking prices and stock…',
  empty: 'Your cart is empty.',
  offline: 'You are offline. Your cart is kept; prices are checked once the connection is back.',
  unauthorised: 'Sign in to order. What is in your cart stays there.',
  unknown: 'Something without a name yet',
  'sold-by': 'Sold by {seller}',
  each: '{price} each',
  quantity: 'Quantity: {title}',
  less: 'One less: {title}',
  more: 'One more: {title}',
  most: 'There are no more than {count}.',
  remove: 'Remove',
  undo: 'Undo',
  removed: '{title} was removed.',
  'put-back': '{title} is back in your cart.',
  save: 'Save for later',
  unsave: 'Move to cart',
  saved: 'Saved for later',
  'saved-news': '{title} is saved for later.',
  'price-changed': 'The price was {old} when you added it. Now it is {price}.',
  fewer: 'Only {count} left. You wanted {wanted}.',
  'sold-out': 'Sold out. It is not part of your order.',
  gone: 'No longer for sale. It is not part of your order.',
  unpriced: 'Its price cannot be shown, so it cannot be ordered.',
  changed: 'Something has changed since you added it. Please look through the marked lines.',
  accept: 'Accept the changes',
  'in-currency': 'To be paid in {currency}',
  separately: 'Prices are in different currencies, so there is one order for each currency.',
  total: 'Total',
  pieces: 'Items: {count}',
  'no-total': 'Not known yet',
  order: 'Order for {total}',
  'nothing-left': 'Nothing of this can be ordered now.',
  checking: 'Checking prices and stock…',
  sending: 'Placing your order…',
  'just-changed':
    'Not ordered yet: something has just changed. Look through the marked lines, then order again.',
  refused: 'The shop did not take this order. Nothing was ordered. Code: {code}',
  'too-many-orders':
    'You have placed many orders within an hour. Nothing was ordered. Pay for one that you have placed, or try again later.',
  lost: 'The answer of the shop was lost, and no order was found. When you order again, the shop is asked first whether this one arrived.',
  placed: 'Order {order} is placed: {total}.',
  'placed-otherwise':
    'Order {order} is placed, for {total}: a price changed at the last moment. Pay only if you agree.',
  added: '{title} is in your cart.',
  full: 'Your cart is full: it holds {count} different things.',
};

export type CartWord = ResourceWord | keyof typeof own;

export const words: Catalogue<CartWord> = { ...resource, ...own };

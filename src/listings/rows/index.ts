import type { listings } from '../../client/listings/index.js';
import type { RowWork } from '../shop.js';
import { listListings } from './catalogue.js';
import { createCategory } from './categories.js';
import { createListing, getListing, updateListing } from './listings.js';
import { createOrder, listOrders } from './orders.js';
import { createUser, getUserByEmail } from './users.js';

/** How each row of the interface is carried out: a row without an implementation does not compile. */
export const rows: { readonly [Name in keyof typeof listings]: RowWork<(typeof listings)[Name]> } = {
  createListing,
  createCategory,
  createUser,
  createOrder,
  listOrders,
  listListings,
  getUserByEmail,
  getListing,
  updateListing,
};

import { calledFor } from '../../client/listings/caller.js';
import { findSales, listings } from '../../client/listings/index.js';
import { ListingsRefusal } from '../../listings/refusal.js';
import { rows } from '../../listings/rows/index.js';
import { findSales as salesWork } from '../../listings/rows/sales.js';
import { simulate } from '../rows/simulation.js';
import { carriedOut } from './carried-out.js';
import { ListingsRefused } from './listings-refused.js';

/** The table's rows with the header in which the proxy says who asks: the sandbox believes it, as the service does. */
const table = {
  createListing: calledFor(listings.createListing),
  createCategory: calledFor(listings.createCategory),
  createUser: calledFor(listings.createUser),
  createOrder: calledFor(listings.createOrder),
  listOrders: calledFor(listings.listOrders),
  listListings: calledFor(listings.listListings),
  getUserByEmail: calledFor(listings.getUserByEmail),
  getListing: calledFor(listings.getListing),
  updateListing: calledFor(listings.updateListing),
  findSales: calledFor(findSales),
};

const refused = (...facts: ConstructorParameters<typeof ListingsRefusal>): ListingsRefused =>
  new ListingsRefused(new ListingsRefusal(...facts));

/** The listings interface of the sandbox: no imitation but the service itself, over a database in memory. */
export const listingsSimulation = simulate({
  name: 'listings',
  prefix: /^(?=\/)/,
  table,
  answers: {
    createListing: carriedOut(rows.createListing),
    createCategory: carriedOut(rows.createCategory),
    createUser: carriedOut(rows.createUser),
    createOrder: carriedOut(rows.createOrder),
    listOrders: carriedOut(rows.listOrders),
    listListings: carriedOut(rows.listListings),
    getUserByEmail: carriedOut(rows.getUserByEmail),
    getListing: carriedOut(rows.getListing),
    updateListing: carriedOut(rows.updateListing),
    findSales: carriedOut(salesWork),
  },
  refusals: {
    invalid: (field) => refused('invalid-request', field),
    unauthorised: () => refused('unauthorised'),
    forbidden: () => refused('unauthorised'),
    notFound: () => refused('not-found'),
    wrongMethod: () => refused('method-not-allowed'),
    unreadable: () => refused('invalid-request', '(body)'),
    tooLarge: () => refused('too-large', '(body)'),
    inProgress: () => refused('revision-conflict'),
    failed: () => refused('internal'),
  },
});

import { get, post, put } from '../operation.js';
import { Category, NewCategory } from './category.js';
import { ListingPage, ListingSearch } from './listing-page.js';
import { Listing, ListingChanges, NewListing } from './listing.js';
import { ListingConflict, Shortage } from './refusals.js';
import { NewOrder, Order, OrderPage, OrderSearch } from './order.js';
import { NewUser, User, UserSearch } from './user.js';

export * from './category.js';
export * from './listing-page.js';
export * from './listing.js';
export * from './order.js';
export * from './refusals.js';
export * from './sale.js';
export * from './user.js';

/**
 * Creates a listing of a seller. With an idempotency key, a second call of the same seller with the same content answers with
 * the listing that the first call created. Fails with `unknown-category`, and with `key-reused` where the key was sent with
 * other content before.
 */
export const createListing = /*@__PURE__*/ post('/addListing/{userId}', {
  input: NewListing,
  output: Listing,
  success: [201],
  idempotency: 'accepted',
});

/** Adds a part to the catalogue. Fails where its slug is taken, or its parent is not known. */
export const createCategory = /*@__PURE__*/ post('/addcategory', {
  input: NewCategory,
  output: Category,
  success: [201],
});

/** Adds a user. Fails where the e-mail is taken. */
export const createUser = /*@__PURE__*/ post('/addUser', {
  input: NewUser,
  output: User,
  success: [201],
  supplied: ['role'],
});

/**
 * Orders, at the prices of the moment, and takes the pieces off the stock. Fails as a whole where one line cannot be had:
 * not known, not active, of another currency, or more than is left (`sold-out`, `too-few-left`; the error's `facts` say how
 * many are: `Shortage`).
 */
export const createOrder = /*@__PURE__*/ post('/addOrder/{email}', {
  input: NewOrder,
  output: Order,
  success: [201],
  refusal: Shortage,
});

/** Lists the orders of a shopper. */
export const listOrders = /*@__PURE__*/ get('/getOrders/{email}', {
  input: OrderSearch,
  output: OrderPage,
});

/** Lists what can be bought. */
export const listListings = /*@__PURE__*/ get('/allListing', {
  input: ListingSearch,
  output: ListingPage,
});

/** Finds a user by e-mail. Fails with status 404 where there is none. */
export const getUserByEmail = /*@__PURE__*/ get('/getUserByEmail', {
  input: UserSearch,
  output: User,
});

/** Reads one listing. */
export const getListing = /*@__PURE__*/ get('/listing/{listingId}', { output: Listing });

/**
 * Changes a listing. Fails with `revision-conflict`, status 409, where its revision is another by now: the error's `facts`
 * are both versions (`ListingConflict`).
 */
export const updateListing = /*@__PURE__*/ put('/editListing/{listingId}', {
  input: ListingChanges,
  output: Listing,
  refusal: ListingConflict,
});

/**
 * Listings, categories, users and orders of a marketplace. The platform publishes the paths alone: the shapes are ours, and
 * a merchant's service answers in them.
 */
export const listings = {
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

import { getListing, listings } from '../../client/listings/index.js';
import { USER_ROLES } from '../../client/listings/user.js';
import { AUDIENCES } from '../audience.js';
import { nameWithoutNumber, picturesOfTheirOwn } from './guards.js';
import { offer, type Owner, type Rule } from './rule.js';

/** A listing is its seller's. The service shows a draft to its seller only, so another's draft is not found. */
const bySeller: Owner = { read: getListing, by: 'listingId', leads: { 'seller.id': 'userId' } };

/** Every audience may read these; the service itself leaves out listings that are not for sale. */
const catalogue: Rule = { audiences: AUDIENCES, isPublic: true };

/** A seller's own list, with what is not for sale, is the one of the seller `me`. */
const catalogueOfSeller: Rule = { ...catalogue, mine: { seller: 'userId' } };

/** Shoppers and sellers are people with an address of their own, which the session says and no path. */
const ownOrders: Rule = { audiences: USER_ROLES, me: { email: 'email' } };

/** A session looks up, and may add, the one user that has its own e-mail; in what role, the merchant's `supply` says. */
const ownUser: Rule = {
  audiences: USER_ROLES,
  owned: { email: 'email' },
  mine: { email: 'email' },
};

/** The marketplace: every visitor may look, shoppers order under their own e-mail, sellers change what is theirs. */
export const listingsOffer = offer('listings', 'listings', listings, {
  listListings: catalogueOfSeller,
  getListing: catalogue,
  createOrder: ownOrders,
  listOrders: ownOrders,
  // An operator adds a person who is to sell.
  createUser: { ...ownUser, saidByOperator: ['role'], guard: nameWithoutNumber },
  getUserByEmail: ownUser,
  createListing: { audiences: ['seller', 'operator'], me: { userId: 'userId' }, guard: picturesOfTheirOwn },
  updateListing: {
    audiences: ['seller', 'operator'],
    owned: { listingId: bySeller },
    guard: picturesOfTheirOwn,
  },
  createCategory: { audiences: ['seller', 'operator'] },
});

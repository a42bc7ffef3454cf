import type { Shop } from '../../../.storybook/sandbox.js';
import { payAndLeave, storeCard } from '../../../.storybook/shopper.js';
import { bind, createClient } from '../../../src/client/index.js';
import { listings, type Listing } from '../../../src/client/listings/index.js';
import { openCart } from '../../../src/components/parts/cart/cart-store.js';
import { addRead, readAdded } from '../../../src/components/parts/cart/read-added.js';
import { simulateWallets } from '../../../src/sandbox/wallets/index.js';

/** What happened before an example begins; it may fill places of the example's markup. */
type Before = (shop: Shop) => Promise<Readonly<Record<string, string>> | void>;

const marketOf = ({ proxy, fetch }: Shop) =>
  bind(createClient({ baseUrl: `${proxy}/listings`, fetch }), listings);

async function inStock(shop: Shop): Promise<readonly Listing[]> {
  const { listings: all } = await marketOf(shop).listListings({ sort: 'title' });
  return all.toSorted((one, other) => other.stock - one.stock);
}

const hasPaid: Before = (shop) => payAndLeave(shop, 'paid-visa');

/** By the name of an element. */
export const BEFORE: Readonly<Record<string, Before>> = {
  'payment-result': hasPaid,
  donation: hasPaid,
  'saved-cards': async (shop) => {
    for (const card of ['paid-visa', 'paid-mc']) await storeCard(shop, card);
  },
  'express-checkout': async () => simulateWallets(),
  'listing-details': async (shop) => {
    const [first] = await inStock(shop);
    return { listing: String(first?.id) };
  },
  cart: async (shop) => {
    for (const listing of (await inStock(shop)).slice(0, 3))
      openCart(shop.order).change((lines) => {
        const added = readAdded(listing, 1);
        return (added && addRead(lines, added)) ?? lines;
      });
  },
  'order-history': async (shop) => {
    const things = await inStock(shop);
    for (const count of [1, 2])
      await marketOf(shop).createOrder({
        email: 'me',
        lines: things.slice(0, count).map(({ id }) => ({ listingId: id, quantity: count })),
      });
  },
};

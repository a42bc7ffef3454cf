import { bind, createClient } from 'florin/client';
import { findSales, listings } from 'florin/client/listings';
import { createListings, pgliteConnection } from 'florin/listings';

import { openCarts } from './carts.mjs';
import { openCountries } from './countries.mjs';

const MOUNT = '/market';
/** A guest who orders without a name: any visitor may pay such an order. */
const GUEST = 'guest@gulden.example';
/** A person who sells in every seeded market. */
const SELLER = 'seller@example.com';

const DAY = 86_400_000;

/** The shop's market: listings and orders in a folder, so that a restart forgets nothing; filled where it is empty. */
export function openMarket({ folder, count, shares }) {
  const connection = pgliteConnection(folder);
  const countries = openCountries(connection);
  /** Milliseconds by which the market's clock is behind, while what was sold before is put into its books. */
  let behind = 0;
  const service = createListings({
    connection,
    now: () => Date.now() - behind,
    mount: MOUNT,
    imagesUrl: '/florin/listings/images',
    seed: { seed: 'gulden', count },
    // People who try the demo, and whole test suites, order from one machine.
    orderLimits: { session: 100, address: 1000 },
  });
  const client = createClient({
    baseUrl: `https://market.invalid${MOUNT}`,
    fetch: (url, init) => service(new Request(url, init)),
    // The first call makes a database and fills it, with 100,000 things if need be.
    timeout: 600_000,
  });
  const market = bind(client, listings);
  let seller;
  const shop = {
    service,

    /**
     * An order of a shopper, or of a guest, of `[{ listingId, quantity }]`; without lines, of one thing that is there, at a price that
     * every method takes: some take no less than an instalment, others no more than a till.
     */
    async order(email = GUEST, lines) {
      const things = lines ? [] : await this.inStock();
      const thing = things.find(({ price }) => price.value >= 5000 && price.value <= 25_000) ?? things[0];
      return market.createOrder({ email, lines: lines ?? [{ listingId: thing.id, quantity: 1 }] });
    },

    /** Does something as it would have been done so many days ago. */
    async daysAgo(days, work) {
      behind = days * DAY;
      try {
        return await work();
      } finally {
        behind = 0;
      }
    },

    /** How many orders hold a thing of a seller, at most one. */
    async soldBy(seller) {
      return (await client.call(findSales, { seller, limit: 1 })).orders.length;
    },

    /** Things of which there are some, the most first. */
    async inStock() {
      const { listings: found } = await market.listListings({ limit: 100 });
      return found.filter(({ stock }) => stock > 0).toSorted((a, b) => b.stock - a.stock);
    },

    /** What a payment is for, where it is the shopper's own order or a guest's. */
    async resolve(number, { email }, isSold = false) {
      const order = await service.findOrder(number);
      return order && (isSold || [email, GUEST].includes(order.email)) ? countries.priced(order) : undefined;
    },

    /** The shopper names their country: the order is priced and paid in its currency from here on. */
    sendTo: (number, country) => countries.sendTo(number, country),

    /** The proxy says how a payment ended; an order is paid when it says so, and never when a browser does. */
    async settle(number, outcome) {
      if (outcome !== 'paid') return;
      const order = await service.moveOrder(number, 'paid');
      if (order?.isShort)
        console.log(
          `\n  Order ${number} is paid, and some of its items are sold out. Decide what is done.\n`,
        );
      if (order?.status === 'cancelled')
        console.log(`\n  Order ${number} is paid, and was cancelled. Refund it.\n`);
    },

    /** Whom the seller's page acts for. */
    async seller() {
      seller ??= market.getUserByEmail({ email: SELLER });
      const { id, email } = await seller;
      return { userId: id, email };
    },
  };
  const { findOrder, holdOrder } = service;
  const getListing = (listingId) => market.getListing({ listingId });
  return {
    ...shop,
    carts: openCarts({ connection, shares, market: { ...shop, findOrder, holdOrder, getListing } }),
  };
}

import { bind, createClient, formatAmount } from 'florin/client';
import { listings } from 'florin/client/listings';
import { createSandbox } from 'florin/sandbox';

const sandbox = await createSandbox({ origin: 'https://sandbox.example', seed: 1 });
// The merchant runs this service, so that it lives where the merchant says.
const baseUrl = 'https://listings.example';
const client = createClient({ baseUrl, headers: { 'x-api-key': 'key' }, fetch: sandbox.fetch });
const market = bind(client, listings);

const seller = await market.getUserByEmail({ email: 'seller@example.com' });
const category = await market.createCategory({ name: 'Paper lanterns' });
const listing = await market.createListing({
  userId: seller.id,
  title: 'Lantern, red',
  description: 'Folds flat.',
  price: { value: 900, currency: 'EUR' },
  categoryId: category.id,
  stock: 3,
  condition: 'new',
  status: 'active',
});
const { listings: found } = await market.listListings({ search: 'lantern red' });
console.log('Found:', found.map(({ title, price }) => `${title}, ${formatAmount(price, 'en')}`).join('; '));

const lines = [{ listingId: listing.id, quantity: 2 }];
const order = await market.createOrder({ email: 'ann@shop.example', lines });
console.log(`Ordered: ${order.lines[0].quantity} for ${formatAmount(order.totals.total, 'en')}`);
console.log('Left:', (await market.getListing({ listingId: listing.id })).stock);

// The order changed the stock, and so the revision that the seller saw first is not the newest any more.
const change = { listingId: listing.id, revision: listing.revision, price: { value: 1100, currency: 'EUR' } };
const conflict = await market.updateListing(change).catch((error) => error);
console.log('A change by an old revision:', conflict.status, conflict.code);
const { revision } = await market.getListing({ listingId: listing.id });
const { price } = await market.updateListing({ ...change, revision });
console.log('Read again, decided again:', formatAmount(price, 'en'));

import {
  createListings,
  pgliteConnection,
  postgresConnection,
  seedCatalogue,
} from '../dist/listings/index.js';
import { median } from './statistics.mjs';

const COUNT = 100_000;
/** What people type: words, as far as they have come. */
const SEARCHES = ['la', 'lam', 'lamp', 'ten', 'tent', 'boo', 'cam', 'camera', 'wat', 'shoe'];
const SHOPPERS = 8;

async function answer(service, path, body) {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await service(new Request(`https://listings.example${path}`, init));
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** How often something can be done in a second, by several who do it at once. */
async function perSecond(times, work) {
  let left = times;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: SHOPPERS }, async () => {
      while (left-- > 0) await work(left);
    }),
  );
  return (times * 1000) / (performance.now() - started);
}

/** Searches and orders among 100,000 listings: as many as fit into a second, and how long one takes alone. */
async function measure(connection) {
  await seedCatalogue(connection, { seed: 'bench', count: COUNT });
  const service = createListings({ connection });
  const search = (at, more = '') =>
    answer(
      service,
      `/allListing?limit=24&search=${encodeURIComponent(SEARCHES[at % SEARCHES.length])}${more}`,
    );
  // Asserts that what is measured is done: every search finds something.
  const found = await Promise.all(SEARCHES.map((_, at) => search(at)));
  const none = SEARCHES.filter((_, at) => found[at].total === 0);
  if (none.length > 0) throw new Error(`nothing is found for ${none.join(', ')}`);
  const { listings } = await answer(service, '/allListing?limit=1000&sort=title');
  const things = listings.filter(({ stock }) => stock >= 20).map(({ id }) => id);
  const order = (at) =>
    answer(service, `/addOrder/bench-${at}@shop.example`, {
      lines: [{ listingId: things[at % things.length], quantity: 1 }],
    });
  const alone = [];
  for (let at = 0; at < SEARCHES.length * 2; at += 1) {
    const started = performance.now();
    await search(at);
    alone.push(performance.now() - started);
  }
  const result = {
    searches: await perSecond(80, (at) => search(at)),
    orders: await perSecond(200, order),
    search: median(alone),
  };
  await service.close();
  return result;
}

/** Both databases, in this run; PostgreSQL where `FLORIN_POSTGRES` names one. */
export async function measureListings() {
  const address = process.env.FLORIN_POSTGRES;
  return {
    PGlite: await measure(pgliteConnection()),
    ...(address && { PostgreSQL: await measure(postgresConnection(address)) }),
  };
}

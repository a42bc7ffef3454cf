import { Database } from '../../listings/database/database.js';
import { pgliteConnection } from '../../database/pglite.js';
import { seedCatalogue } from '../../listings/seed/seed.js';
import type { Shop } from '../../listings/shop.js';
import type { State } from '../state.js';

/**
 * A marketplace of 200 listings in a database of its own, opened and filled by the first call that asks for it. Its goods, their
 * sellers and all ids follow from the sandbox's seed; `seller@example.com` is somebody who sells in every one of them.
 */
export async function openShop(state: State): Promise<Shop> {
  const seed = state.random.reference();
  const connection = pgliteConnection();
  await seedCatalogue(connection, { seed, now: state.now() });
  return {
    database: new Database(connection),
    now: state.now,
    newId: () => state.random.uuid(),
    imagesUrl: `${state.base}/images`,
  };
}

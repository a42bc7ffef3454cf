import { pgliteConnection } from '../../database/pglite.js';
import { Database } from '../../listings/database/database.js';
import { moveOrder, type OrderStatus } from '../../listings/rows/order-steps.js';
import { KeptCounts } from '../../listings/rows/kept-counts.js';
import { PageTurns } from '../../listings/rows/page-turns.js';
import { findOrder, type OrderBody } from '../../listings/rows/orders.js';
import { seedCatalogue } from '../../listings/seed/seed.js';
import { HOLD_FOR, type Shop } from '../../listings/shop.js';
import type { State } from '../state/state.js';

/** Orders of the marketplace, as the merchant's own server sees them. */
export interface MarketplaceOrders {
  /** An order by its number; undefined where there is none. */
  find(number: string): Promise<OrderBody | undefined>;
  /** Takes an order a step on; a step that is done or that cannot follow changes nothing. */
  move(number: string, status: OrderStatus, note?: string): Promise<OrderBody | undefined>;
}

/**
 * A marketplace in a database, opened and filled by the first call that asks for it. Its goods, their sellers and all ids
 * follow from the sandbox's seed; `seller@example.com` is a person who sells in every one of them.
 */
export async function openShop(state: State): Promise<Shop> {
  const seed = state.random.reference();
  const { connection = pgliteConnection(), count } = state.listings ?? {};
  await seedCatalogue(connection, { seed, count, now: state.now() });
  return {
    database: new Database(connection),
    now: state.now,
    newId: () => state.random.uuid(),
    imagesUrl: `${state.base}/images`,
    counts: new KeptCounts(),
    turns: new PageTurns(),
    holdFor: HOLD_FOR,
    // Whole test suites order from one machine.
    limits: { session: 1000, address: 10_000 },
  };
}

export const ordersOf = (state: State): MarketplaceOrders => ({
  find: async (number) => findOrder(await state.records(openShop), number),
  move: async (number, status, note) => moveOrder(await state.records(openShop), number, status, note),
});

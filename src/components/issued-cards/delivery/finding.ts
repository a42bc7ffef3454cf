import type { CardOrder, CardOrderItem } from '../../../client/balance-platform/index.js';
import {
  listCardOrderItems,
  listCardOrders,
} from '../../../client/balance-platform/rows/payment-instruments.js';
import { pages, type Client } from '../../../client/index.js';
import { PAGE, readAll } from '../../parts/account-holder/read-holder.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import type { IssuedCard } from '../panel/issued-card.js';

const ordersRow = /*@__PURE__*/ proxyRow('balance-platform', listCardOrders);
const itemsRow = /*@__PURE__*/ proxyRow('balance-platform', listCardOrderItems);

/** Pages of orders, and orders that are looked into, the latest first: no row finds the order of a card. */
const MOST_PAGES = 3;
const MOST_ORDERS = 60;
const AT_ONCE = 4;

/** How a card is made and sent: its order, and itself in it. */
export interface Sent {
  readonly order: CardOrder;
  readonly item: CardOrderItem;
}

const startOf = ({ beginDate = '' }: CardOrder): number => Date.parse(beginDate) || 0;

/** Looks for a card in the orders of its variant. Nothing where it is in none of the latest. */
export async function findSent(client: Client, { id, variant }: IssuedCard): Promise<readonly Sent[]> {
  const asked = { txVariantCode: variant, limit: PAGE };
  const orders = await readAll(pages(client, ordersRow, asked, { maxPages: MOST_PAGES }));
  const latest = orders.toSorted((one, other) => startOf(other) - startOf(one)).slice(0, MOST_ORDERS);
  for (let at = 0; at < latest.length; at += AT_ONCE) {
    const found = await Promise.all(
      latest.slice(at, at + AT_ONCE).map(async (order): Promise<Sent[]> => {
        const some = { id: order.id ?? '', limit: PAGE };
        const items = await readAll(pages(client, itemsRow, some, { maxPages: MOST_PAGES }));
        return items.filter((item) => item.paymentInstrumentId === id).map((item) => ({ order, item }));
      }),
    );
    if (found.flat().length > 0) return found.flat();
  }
  return [];
}

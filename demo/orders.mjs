import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { CURRENCY, PRODUCTS } from './products.mjs';

/**
 * The shop's own book of orders, kept in one file so that a restart forgets nothing. Prices come from the shop's list and
 * never from the browser; an order is paid only when the proxy's `onSettled` says so.
 */
export function openOrders(file) {
  const orders = new Map(read(file).map((order) => [order.reference, order]));

  const save = () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify([...orders.values()], null, 2));
    renameSync(`${file}.new`, file);
  };

  return {
    /** Makes an order of `{ [product id]: quantity }`; nothing where there is nothing to order. */
    create(quantities) {
      const lines = PRODUCTS.flatMap(({ id, title, price }) => {
        const quantity = Object.hasOwn(quantities, id) ? quantities[id] : 0;
        return Number.isInteger(quantity) && quantity > 0 && quantity <= 20
          ? [{ id, title, price, quantity }]
          : [];
      });
      if (lines.length === 0) return undefined;
      const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
      const order = {
        reference: `FL-${Date.now().toString(36).toUpperCase()}${randomInt(36 ** 3)
          .toString(36)
          .toUpperCase()
          .padStart(3, '0')}`,
        placedAt: new Date().toISOString(),
        lines,
        amount: { value: total, currency: CURRENCY },
        status: 'open',
      };
      orders.set(order.reference, order);
      save();
      return order;
    },
    read: (reference) => orders.get(reference),
    list: () => [...orders.values()].reverse(),
    settle(reference, outcome) {
      const order = orders.get(reference);
      if (!order || order.status === 'paid') return;
      order.status = outcome;
      save();
    },
  };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw new Error(`The shop's orders in ${file} cannot be read; mend or move the file.`, { cause: error });
  }
}

import { randomUUID } from 'node:crypto';

import { isSoldTo } from './countries.mjs';

const PREFIX = 'CART-';
const EUR = (value) => ({ value, currency: 'EUR' });

/** What the shop can send an order by, and the price there; none to countries that it does not sell to. */
function waysTo(country) {
  if (!isSoldTo(country)) return [];
  const post = country === 'NL' ? 495 : 995;
  return [
    { id: 'post', label: 'Post', detail: 'In 3 days', amount: EUR(post) },
    { id: 'courier', label: 'Courier', detail: 'Tomorrow', amount: EUR(2 * post) },
  ];
}

/**
 * Carts that a shopper may pay by a wallet before they are orders. One has a reference for as long as its lines stay as they
 * are, so that a payment is found again after a reload; it becomes an order when it is paid for.
 */
export function openCarts({ connection, market, shares }) {
  let opening;
  const query = async (sql, ...parameters) => {
    opening ??= connection.query(
      `CREATE TABLE IF NOT EXISTS demo_carts (
        reference text PRIMARY KEY, email text NOT NULL, lines text NOT NULL, number text, paid boolean NOT NULL DEFAULT false
      )`,
      [],
    );
    await opening;
    return (await connection.query(sql, parameters)).rows;
  };
  const find = async (reference) =>
    (await query('SELECT * FROM demo_carts WHERE reference = $1', reference))[0];

  /** The lines as those of an order, with what each costs and who sells it; undefined where not all of them are there. */
  async function pricedLines(lines) {
    const priced = await Promise.all(
      lines.map(async ({ listingId, quantity }) => {
        const { price, stock, seller } = await market.getListing(listingId);
        return stock < quantity ? undefined : { seller, total: EUR(price.value * quantity) };
      }),
    );
    return priced.includes(undefined) ? undefined : priced;
  }

  return {
    isCart: (reference) => reference.startsWith(PREFIX),

    /** The reference of a shopper's lines: the last one, where it is not paid; undefined where not all of them are there. */
    async refer(email, lines) {
      const text = JSON.stringify(lines.map(({ listingId, quantity }) => ({ listingId, quantity })));
      const [known] = await query(
        'SELECT reference FROM demo_carts WHERE email = $1 AND lines = $2 AND NOT paid',
        email,
        text,
      );
      if (known) return known.reference;
      if ((await pricedLines(lines)) === undefined) return undefined;
      const reference = `${PREFIX}${randomUUID().slice(0, 13)}`;
      await query(
        'INSERT INTO demo_carts (reference, email, lines) VALUES ($1, $2, $3)',
        reference,
        email,
        text,
      );
      return reference;
    },

    /** What a payment is for, where the cart is the shopper's own and all of it is there. */
    async resolve(reference, { email }, delivery) {
      const cart = await find(reference);
      if (!cart || cart.email !== email) return null;
      // Its pieces are off the shelf already where an order has been made of it.
      const sold = cart.number
        ? (await market.findOrder(cart.number))?.lines
        : await pricedLines(JSON.parse(cart.lines));
      if (!sold) return null;
      const goods = sold.reduce((sum, { total }) => sum + total.value, 0);
      const ways = waysTo(delivery?.address.country ?? 'NL');
      const chosen = ways.find(({ id }) => id === delivery?.option) ?? ways[0];
      const amount = EUR(goods + (delivery && chosen ? chosen.amount.value : 0));
      // Each seller gets a share of what they sold; the delivery is the shop's.
      const splits = await shares?.of({ number: reference, lines: sold, totals: { total: amount } });
      return { amount, countryCode: 'NL', shippingOptions: ways, splits };
    },

    /** Makes an order of it, which keeps its pieces; false where they are sold. */
    async hold(reference) {
      const cart = await find(reference);
      if (!cart) return false;
      if (cart.number) return market.holdOrder(cart.number);
      const order = await market.order(cart.email, JSON.parse(cart.lines)).catch(() => undefined);
      if (!order) return false;
      await query('UPDATE demo_carts SET number = $2 WHERE reference = $1', reference, order.number);
      return true;
    },

    async settle(reference, outcome) {
      if (outcome !== 'paid') return;
      const { number } = await find(reference);
      await query('UPDATE demo_carts SET paid = true WHERE reference = $1', reference);
      await market.settle(number, outcome);
    },
  };
}

import assert from 'node:assert/strict';
import { it } from 'node:test';

import fc from 'fast-check';

import type { Order } from '../../src/client/listings/index.js';
import type { SqlConnection } from '../../src/listings/index.js';
import { clock, EUR, refusalOf, unique, type Marketplace } from './marketplace.js';

const MINUTE = 60_000;

/** Something that happens to a shop's stock. `at` says to which of the things, or to which of the orders so far. */
type Event =
  | { readonly kind: 'order'; readonly at: number; readonly quantity: number }
  | { readonly kind: 'pay' | 'hold' | 'cancel'; readonly at: number }
  | { readonly kind: 'pass'; readonly at: number }
  | { readonly kind: 'upkeep'; readonly at: number };

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ kind: fc.constant('order' as const), at: fc.nat(2), quantity: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constantFrom('pay' as const, 'hold' as const, 'cancel' as const), at: fc.nat(5) }),
  fc.record({ kind: fc.constantFrom('pass' as const, 'upkeep' as const), at: fc.nat(20) }),
);

/** Orders take stock for a time, and for good once they are paid, whichever database keeps them. */
export function holdsContract(open: () => Marketplace, connection: SqlConnection): void {
  const place = async (market: Marketplace, listingId: string, quantity = 1): Promise<Order> => {
    const email = `${unique('shopper')}@shop.example`;
    return market.server.createOrder({ email, lines: [{ listingId, quantity }] });
  };
  const stockOf = async (market: Marketplace, listingId: string): Promise<number> =>
    (await market.server.getListing({ listingId })).stock;
  const statusOf = async (market: Marketplace, number: string): Promise<string | undefined> =>
    (await market.service.findOrder(number))?.status;

  it('C5-106: what is not paid in time is for sale again, without any upkeep', async () => {
    const market = open();
    const { id } = await (await market.stall()).offer({ stock: 3 });
    const order = await place(market, id, 3);
    assert.equal(Date.parse(order.heldUntil ?? '') - Date.parse(order.createdAt), 15 * MINUTE);
    clock.pass(14 * MINUTE);
    assert.equal(await stockOf(market, id), 0);
    clock.pass(MINUTE);
    const { listings } = await market.server.listListings({ limit: 1 });
    assert.deepEqual([listings[0]?.id, listings[0]?.stock, listings[0]?.status], [id, 3, 'active']);
    const expired = await market.service.findOrder(order.number);
    assert.deepEqual(
      [expired?.status, expired?.heldUntil, expired?.statusHistory.map(({ status }) => status)],
      ['expired', undefined, ['placed', 'expired']],
    );
    await place(market, id, 3);
  });

  it('C5-106: upkeep puts what is not paid in time back on sale, although the shop is asked nothing', async () => {
    const market = open();
    const { id } = await (await market.stall()).offer({ stock: 3 });
    await place(market, id, 3);
    clock.pass(15 * MINUTE);
    await market.service.upkeep();
    // In the database itself: each question to the shop would put it back as well.
    const { rows } = await connection.query('SELECT stock FROM florin_shop_listings WHERE id = $1::text', [
      id,
    ]);
    assert.equal(Number(Object(rows[0])['stock']), 3);
  });

  it('C5-106: an order keeps its items while a payment is open, and for good once it is paid', async () => {
    const market = open();
    const { id } = await (await market.stall()).offer({ stock: 2 });
    const [kept, paid] = [await place(market, id), await place(market, id)];
    await market.service.moveOrder(paid.number, 'paid');
    for (let minute = 0; minute < 40; minute += 10) {
      assert.equal(await market.service.holdOrder(kept.number), true);
      clock.pass(10 * MINUTE);
      assert.equal(await stockOf(market, id), 0);
    }
    clock.pass(5 * MINUTE);
    assert.equal(await stockOf(market, id), 1);
    assert.deepEqual(
      [await statusOf(market, kept.number), await statusOf(market, paid.number)],
      ['expired', 'paid'],
    );
  });

  it('an expired order is held anew where everything is still there, and not where something is sold', async () => {
    const market = open();
    const { id } = await (await market.stall()).offer({ stock: 2 });
    const order = await place(market, id, 2);
    clock.pass(15 * MINUTE);
    await market.service.upkeep();
    assert.equal(await market.service.holdOrder(order.number), true);
    const again = await market.service.findOrder(order.number);
    assert.deepEqual(
      [again?.status, again?.statusHistory.length, await stockOf(market, id)],
      ['placed', 1, 0],
    );
    clock.pass(15 * MINUTE);
    await place(market, id);
    assert.equal(await market.service.holdOrder(order.number), false);
    assert.deepEqual([await statusOf(market, order.number), await stockOf(market, id)], ['expired', 1]);
    assert.equal(await market.service.holdOrder('FL-0'), false);
  });

  it('a payment that comes after its time is never lost: the order is paid, and short where its items are sold', async () => {
    const market = open();
    const { id } = await (await market.stall()).offer({ stock: 2 });
    const [early, late] = [await place(market, id), await place(market, id)];
    clock.pass(15 * MINUTE);
    const other = await place(market, id);
    const inTime = await market.service.moveOrder(early.number, 'paid', 'by transfer');
    assert.deepEqual([inTime?.status, inTime?.isShort, await stockOf(market, id)], ['paid', undefined, 0]);
    assert.deepEqual(
      inTime?.statusHistory.map(({ status, note }) => note ?? status),
      ['placed', 'expired', 'by transfer'],
    );
    const short = await market.service.moveOrder(late.number, 'paid');
    assert.deepEqual([short?.status, short?.isShort, await stockOf(market, id)], ['paid', true, 0]);
    const numbers = async () => (await market.service.shortOrders()).map(({ number }) => number);
    assert.ok((await numbers()).includes(late.number));
    assert.ok(!(await numbers()).includes(early.number));
    // It never had its pieces, so none come back.
    await market.service.moveOrder(late.number, 'cancelled');
    assert.ok(!(await numbers()).includes(late.number));
    assert.equal(await stockOf(market, id), 0);
    await market.service.moveOrder(other.number, 'cancelled');
    assert.equal(await stockOf(market, id), 1);
  });

  it('C5-106: 40 unpaid orders of one session in a row: ten are placed, and an address cannot go on under other names', async () => {
    const market = open();
    const { id } = await (await market.stall()).offer({ stock: 1000 });
    const [session, address] = [unique('session'), unique('address')];
    const order = (who: { session?: string; address?: string }) => {
      const email = `${unique('shopper')}@shop.example`;
      const shopper = market.as({ role: 'shopper', email, ...who });
      return shopper.createOrder({ email, lines: [{ listingId: id, quantity: 1 }] }).then(
        () => 'placed',
        (error: { status?: number; code?: string }) => `${error.status} ${error.code}`,
      );
    };
    const ends = await Promise.all(Array.from({ length: 40 }, () => order({ session, address })));
    assert.equal(ends.filter((end) => end === 'placed').length, 10);
    assert.equal(ends.filter((end) => end === '429 too-many-orders').length, 30);
    // The address has had 40 tries of 60.
    const others = await Promise.all(
      Array.from({ length: 40 }, () => order({ session: unique('session'), address })),
    );
    assert.equal(others.filter((end) => end === 'placed').length, 20);
    assert.equal(await stockOf(market, id), 970);
    assert.equal(await order({ session: unique('session'), address: unique('address') }), 'placed');
    clock.pass(60 * MINUTE);
    await market.service.upkeep();
    assert.equal(await order({ session, address }), 'placed');
  });

  it('C5-106: counts on where clocks differ by a moment, as those of two requests or two processes do', async () => {
    const market = open();
    const { id } = await (await market.stall()).offer({ stock: 100 });
    const session = unique('session');
    let placed = 0;
    for (let turn = 0; turn < 14; turn++) {
      clock.pass(turn % 2 ? 5 : -5);
      const email = `${unique('shopper')}@shop.example`;
      await market
        .as({ role: 'shopper', email, session })
        .createOrder({ email, lines: [{ listingId: id, quantity: 1 }] })
        .then(
          () => placed++,
          () => undefined,
        );
    }
    assert.equal(placed, 10);
  });

  it('C5-106: one e-mail is one shopper, however many sessions they open', async () => {
    const market = open();
    const { id } = await (await market.stall()).offer({ stock: 100 });
    const email = `${unique('shopper')}@shop.example`;
    const order = () =>
      market
        .as({ role: 'shopper', email, session: unique('session') })
        .createOrder({ email, lines: [{ listingId: id, quantity: 1 }] });
    for (let count = 0; count < 10; count++) await order();
    assert.equal(await refusalOf(order()), '429 too-many-orders');
  });

  it('held, sold and free pieces are the stock, whatever happens to orders at the same time', async () => {
    const market = open();
    const { offer } = await market.stall();
    const { service } = market;
    const stocks = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 3, maxLength: 3 });
    // Events of one round happen at the same time.
    const rounds = fc.array(fc.array(event, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 7 });
    await fc.assert(
      fc.asyncProperty(stocks, rounds, async (stock, story) => {
        const things = await Promise.all(stock.map((pieces) => offer({ stock: pieces, price: EUR(100) })));
        const orders: Order[] = [];
        const happen = async (each: Event): Promise<void> => {
          if (each.kind === 'pass') return clock.pass(each.at * MINUTE);
          if (each.kind === 'upkeep') return service.upkeep();
          if (each.kind === 'order') {
            const made = await place(market, things[each.at]?.id ?? '', each.quantity).catch(() => undefined);
            if (made) orders.push(made);
            return undefined;
          }
          const order = orders[each.at % Math.max(1, orders.length)];
          if (!order) return undefined;
          if (each.kind === 'hold') await service.holdOrder(order.number);
          else await service.moveOrder(order.number, each.kind === 'pay' ? 'paid' : 'cancelled');
          return undefined;
        };
        for (const round of story) {
          await Promise.all(round.map(happen));
          const free = await Promise.all(things.map(({ id }) => stockOf(market, id)));
          const now = await Promise.all(orders.map(({ number }) => service.findOrder(number)));
          const taken = now.filter(
            (order) => order?.status === 'placed' || (order?.status === 'paid' && !order.isShort),
          );
          for (const order of now)
            if (order?.status === 'placed')
              assert.ok(Date.parse(order.heldUntil ?? '') > clock.now() - MINUTE);
          for (const [at, { id }] of things.entries()) {
            const lines = taken
              .flatMap((order) => order?.lines ?? [])
              .filter(({ listingId }) => listingId === id);
            const held = lines.reduce((sum, { quantity }) => sum + quantity, 0);
            assert.equal((free[at] ?? 0) + held, stock[at]);
          }
        }
      }),
      { numRuns: 25 },
    );
  });
}

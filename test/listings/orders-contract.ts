import assert from 'node:assert/strict';
import { it } from 'node:test';

import fc from 'fast-check';

import { EUR, readAll, refusalOf, unique, type Marketplace } from './marketplace.js';

/** Orders and the stock that they come off, whichever database keeps them. */
export function ordersContract(open: () => Marketplace): void {
  const shopper = () => `${unique('shopper')}@shop.example`;

  it('orders at the price of the moment, as things were then, and takes them off the stock', async () => {
    const market = open();
    const { offer, seller } = await market.stall();
    const [lamp, mug] = [await offer({ stock: 3 }), await offer({ title: 'Mug', price: EUR(999) })];
    const email = shopper();
    const lines = [
      { listingId: mug.id, quantity: 2 },
      { listingId: lamp.id, quantity: 3 },
    ];
    const order = await market.as({ role: 'shopper', email }).createOrder({ email, lines });
    await market.server.updateListing({ listingId: mug.id, revision: 2, price: EUR(1), title: 'Cup' });
    assert.deepEqual(await market.service.findOrder(order.number), order);
    assert.deepEqual((await market.server.listOrders({ email })).orders, [order]);
    assert.deepEqual(
      order.lines.map(({ title, quantity, unitPrice, total }) => [title, quantity, unitPrice, total]),
      [
        ['Mug', 2, EUR(999), EUR(1998)],
        ['Brass lamp', 3, EUR(4900), EUR(14_700)],
      ],
    );
    assert.deepEqual(
      [order.totals, order.status, order.email],
      [{ subtotal: EUR(16_698), total: EUR(16_698) }, 'placed', email],
    );
    assert.deepEqual(order.lines[0]?.seller, { id: seller.id, name: seller.name });
    const left = await market.server.getListing({ listingId: lamp.id });
    assert.deepEqual([left.stock, left.status, left.revision], [0, 'soldOut', 2]);
  });

  it('C5-102: takes no price, no status and no other’s e-mail', async () => {
    const market = open();
    const { id } = await (await market.stall()).offer();
    const line = { listingId: id, quantity: 1 };
    const forged = await market.send('POST', '/addOrder/a@b.example', {
      lines: [{ ...line, unitPrice: EUR(1) }],
    });
    assert.deepEqual([forged.status, forged.body.error.field], [422, 'lines.0.unitPrice']);
    const free = await market.send('POST', '/addOrder/a@b.example', { lines: [line], status: 'paid' });
    assert.deepEqual([free.status, free.body.error.field], [422, 'status']);
    const ann = market.as({ role: 'shopper', email: 'ann@b.example' });
    assert.equal(await refusalOf(ann.createOrder({ email: 'a@b.example', lines: [line] })), '404 not-found');
    assert.equal(await refusalOf(ann.listOrders({ email: 'ANN@b.example' })), '404 not-found');
    assert.equal(
      await refusalOf(
        market.as({ role: 'guest', email: 'a@b.example' }).listOrders({ email: 'a@b.example' }),
      ),
      '404 not-found',
    );
    assert.equal((await market.server.getListing({ listingId: id })).stock, 5);
  });

  it('fails as a whole, says which line and why, and leaves the stock alone', async () => {
    const market = open();
    const { offer } = await market.stall();
    const good = (await offer()).id;
    const draft = (await offer({ status: 'draft' })).id;
    const gone = (await offer({ stock: 0 })).id;
    const dollars = (await offer({ price: { value: 1, currency: 'USD' } })).id;
    const cases: [string, number, number, object][] = [
      [draft, 1, 422, { code: 'unknown-listing', field: 'lines.1.listingId' }],
      ['none', 1, 422, { code: 'unknown-listing', field: 'lines.1.listingId' }],
      [good, 1, 422, { code: 'same-listing', field: 'lines.1.listingId' }],
      [dollars, 1, 422, { code: 'other-currency', field: 'lines.1.listingId' }],
      [gone, 1, 409, { code: 'sold-out', field: 'lines.1.quantity' }],
      [good, 6, 409, { code: 'too-few-left', field: 'lines.0.quantity' }],
    ];
    const email = shopper();
    for (const [listingId, quantity, status, error] of cases) {
      const lines = [
        { listingId: good, quantity: quantity > 1 ? quantity : 1 },
        { listingId, quantity: 1 },
      ];
      const answer = await market.send('POST', `/addOrder/${email}`, {
        lines: quantity > 1 ? lines.slice(0, 1) : lines,
      });
      assert.deepEqual([answer.status, answer.body.error], [status, error]);
    }
    assert.equal((await market.server.getListing({ listingId: good })).stock, 5);
    assert.deepEqual((await market.server.listOrders({ email })).orders, []);
    assert.equal((await market.send('POST', `/addOrder/${email}`, { lines: [] })).body.error.field, 'lines');
  });

  it('200 who want the last 20 at once: 20 get one, the rest hear that it is sold out', async () => {
    const market = open();
    const { id } = await (await market.stall()).offer({ stock: 20 });
    const email = shopper();
    const order = () =>
      market.send('POST', `/addOrder/${email}`, { lines: [{ listingId: id, quantity: 1 }] });
    const answers = await Promise.all(Array.from({ length: 200 }, order));
    const sold = answers.filter(({ status }) => status === 201);
    assert.equal(sold.length, 20);
    assert.equal(new Set(sold.map(({ body }) => body.number)).size, 20);
    for (const { status, body } of answers.filter((answer) => !sold.includes(answer)))
      assert.deepEqual(
        [status, body],
        [409, { error: { code: 'sold-out', field: 'lines.0.quantity' }, left: 0 }],
      );
    assert.equal((await market.server.getListing({ listingId: id })).stock, 0);
    assert.equal((await market.server.listOrders({ email, limit: 100 })).orders.length, 20);
  });

  it('never sells more than there is, nor gives a number twice, when shoppers order at the same time', async () => {
    const market = open();
    const { offer } = await market.stall();
    const numbers: string[] = [];
    const line = fc.record({ at: fc.nat(2), quantity: fc.integer({ min: 1, max: 4 }) });
    const baskets = fc.array(fc.uniqueArray(line, { minLength: 1, selector: ({ at }) => at }), {
      minLength: 2,
      maxLength: 14,
    });
    const stocks = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(stocks, baskets, async (stock, wanted) => {
        const things = await Promise.all(stock.map((pieces) => offer({ stock: pieces })));
        const orders = await Promise.all(
          wanted.map((basket) => {
            const lines = basket.map(({ at, quantity }) => ({ listingId: things[at]?.id ?? '', quantity }));
            return market.send('POST', '/addOrder/many@shop.example', { lines });
          }),
        );
        const placed = orders.filter(({ status }) => status === 201).map(({ body }) => body);
        assert.ok(orders.every(({ status }) => status === 201 || status === 409));
        numbers.push(...placed.map(({ number }) => number));
        for (const [at, { id }] of things.entries()) {
          const left = await market.server.getListing({ listingId: id });
          const bought = placed.flatMap(({ lines }) => lines).filter(({ listingId }) => listingId === id);
          const sum = bought.reduce(
            (total: number, { quantity }: { quantity: number }) => total + quantity,
            0,
          );
          assert.equal(left.stock, (stock[at] ?? 0) - sum);
        }
      }),
      { numRuns: 12 },
    );
    assert.equal(new Set(numbers).size, numbers.length);
    assert.ok(numbers.length > 0);
  });

  it('pages through listings once each while others are added', async () => {
    const market = open();
    const search = fc.record({
      sort: fc.constantFrom('newest', 'title', 'priceAscending', 'priceDescending', 'relevance'),
      limit: fc.integer({ min: 1, max: 5 }),
      before: fc.array(fc.nat(3), { minLength: 1, maxLength: 9 }),
      meanwhile: fc.array(fc.nat(3), { maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(search, async ({ sort, limit, before, meanwhile }) => {
        const { offer, category } = await market.stall();
        const add = (kind: number) => offer({ title: `lamp ${kind}`, price: EUR(kind) });
        const known: string[] = [];
        for (const kind of before) known.push((await add(kind)).id);
        const query = { category: category.id, sort, limit, search: 'lamp' } as const;
        const found = await readAll(market.server, query, async () => {
          const kind = meanwhile.pop();
          return kind === undefined ? undefined : add(kind);
        });
        const ids = found.map(({ id }) => id);
        assert.equal(new Set(ids).size, ids.length);
        assert.deepEqual(
          known.filter((id) => !ids.includes(id)),
          [],
        );
      }),
      { numRuns: 12 },
    );
  });

  it('goes through its steps once each, in an order that makes sense, and puts back what was cancelled', async () => {
    const market = open();
    const { id } = await (await market.stall()).offer({ stock: 2 });
    const email = shopper();
    const order = () => market.server.createOrder({ email, lines: [{ listingId: id, quantity: 1 }] });
    const [kept, cancelled] = [await order(), await order()];
    const move = market.service.moveOrder;
    const steps = (moved: Awaited<ReturnType<typeof move>>) =>
      moved?.statusHistory.map(({ status, note }) => note ?? status);
    assert.deepEqual(steps(await move(kept.number, 'shipped')), ['placed']);
    await Promise.all([move(kept.number, 'paid', 'by card'), move(kept.number, 'paid', 'by card')]);
    assert.deepEqual(steps(await move(kept.number, 'shipped')), ['placed', 'by card', 'shipped']);
    assert.deepEqual(steps(await move(kept.number, 'cancelled')), ['placed', 'by card', 'shipped']);
    await Promise.all([move(cancelled.number, 'cancelled'), move(cancelled.number, 'cancelled')]);
    assert.equal((await market.server.getListing({ listingId: id })).stock, 1);
    assert.deepEqual(
      (await market.server.listOrders({ email, status: 'shipped' })).orders.map(({ number }) => number),
      [kept.number],
    );
    assert.equal(await move('FL-0', 'paid'), undefined);
    const first = await market.server.listOrders({ email, limit: 1 });
    const second = await market.server.listOrders({ email, limit: 1, cursor: first.next ?? '' });
    const numbers = [...first.orders, ...second.orders].map(({ number }) => number);
    assert.deepEqual(
      [numbers.toSorted(), second.next],
      [[kept.number, cancelled.number].toSorted(), undefined],
    );
  });
}

import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';

import fc from 'fast-check';

import { balancePlatform } from '../../../../src/client/balance-platform/index.js';
import { createClient } from '../../../../src/client/index.js';
import type { SalePage, SaleRecord } from '../../../../src/client/operator/index.js';
import { memoryLedger, type Identity, type ListingsService } from '../../../../src/proxy/index.js';
import { keepShares } from '../../../../src/proxy/paying/kept-shares.js';
import { clock, EUR, openMarketplace } from '../../../listings/marketplace.js';
import { openThreaded } from '../../../new-database.js';
import { newAttempt } from '../../ledger/new-attempt.js';
import { approver, openOffice, operator, startPlatform } from '../../policy/office.js';

const market = openMarketplace(await openThreaded(), clock.now);
const sandbox = await startPlatform({ seed: 'sales' });
after(() => market.service.close());

const sellerOf = (userId: string, more: Partial<Identity> = {}): Identity => ({
  audience: 'seller',
  userId,
  email: `${userId}@shop.example`,
  ...more,
});

/** Two sellers, and an order of one lamp of the first and two mugs of the second. */
async function openStalls(listings: ListingsService = market.service) {
  const ledger = memoryLedger();
  const office = openOffice(sandbox, { listings, ledger });
  const [one, two] = [await market.stall(), await market.stall()];
  const lamp = await one.offer({ price: EUR(4900) });
  const mug = await two.offer({ title: 'Secret mug', price: EUR(1234) });
  const email = 'buyer.of.both@mail.example';
  const order = await market.server.createOrder({
    email,
    lines: [
      { listingId: lamp.id, quantity: 1 },
      { listingId: mug.id, quantity: 2 },
    ],
  });
  const ask = async (who: Identity | null, path: string) => (await office.get(who, path)).body;
  const list = async (who: Identity, query = '') => (await ask(who, `/sales${query}`)) as unknown as SalePage;
  const sale = async (who: Identity, number = order.number) =>
    (await ask(who, `/sales/${number}`)) as unknown as SaleRecord;
  return { ask, email, lamp, ledger, list, mug, office, one, order, sale, two };
}

describe('sales', () => {
  it('are orders cut down to the lines of the seller who asks, with a total of these and a masked buyer', async () => {
    const { email, lamp, list, one, order, two } = await openStalls();
    const { sales } = await list(sellerOf(one.seller.id));
    assert.deepEqual(sales, [
      {
        number: order.number,
        status: 'placed',
        statusHistory: order.statusHistory,
        lines: order.lines.filter(({ listingId }) => listingId === lamp.id),
        total: EUR(4900),
        buyer: 'b•••@mail.example',
        createdAt: order.createdAt,
        updatedAt: order.updatedAt,
      },
    ]);
    const theirs = await list(sellerOf(two.seller.id));
    assert.deepEqual(
      theirs.sales.map(({ total, lines }) => [total, lines.map(({ title }) => title)]),
      [[EUR(2468), ['Secret mug']]],
    );
    assert.ok(!JSON.stringify([sales, theirs]).includes(email));
  });

  it('C9-260: show no seller another’s line, buyer or total, whatever they ask for', async () => {
    const { list, mug, one, order, sale, two } = await openStalls();
    const first = sellerOf(one.seller.id);
    const secret = JSON.stringify([
      await list(first),
      await list(first, `?seller=${two.seller.id}`),
      await list(first, `?listing=${mug.id}`),
      await list(first, `?search=${order.number}`),
      await sale(first),
    ]);
    for (const word of ['Secret', mug.id, two.seller.id, '2468', '1234', '7368', 'buyer.of.both'])
      assert.ok(!secret.includes(word), word);
    assert.deepEqual((await list(first, `?listing=${mug.id}`)).sales, []);
    const { sales } = await list(sellerOf((await market.stall()).seller.id));
    assert.deepEqual(sales, []);
  });

  it('C9-261: stay cut down where the merchant’s service sends every order whole', async () => {
    let sends: readonly unknown[] = [];
    const { list, mug, one, order, sale, two } = await openStalls((request) =>
      new URL(request.url).pathname === '/sales'
        ? Promise.resolve(Response.json({ orders: sends }))
        : market.service(request),
    );
    const other = { ...order, number: 'OTHER', lines: order.lines.slice(1) };
    const sellerless = { ...order, number: 'NONE', lines: order.lines.map(({ seller: _, ...line }) => line) };
    const noted = { ...order, statusHistory: [{ ...order.statusHistory[0], note: `Mail ${order.email}` }] };
    sends = [other, sellerless, noted];
    const answers = JSON.stringify([
      await list(sellerOf(one.seller.id)),
      await sale(sellerOf(one.seller.id)),
    ]);
    assert.ok(answers.includes(order.number));
    for (const word of ['OTHER', 'NONE', 'Secret', mug.id, two.seller.id, order.email, '7368'])
      assert.ok(!answers.includes(word), word);
    assert.deepEqual((await sale(sellerOf(one.seller.id), 'OTHER')) as unknown, {
      error: { code: 'not-found' },
    });
  });

  it('are closed to all but sellers and operators, and to a seller without a name', async () => {
    const { ask, order } = await openStalls();
    const shopper: Identity = { audience: 'shopper', email: order.email, session: 'one' };
    for (const who of [null, shopper, approver, { audience: 'seller' } as Identity])
      for (const path of ['/sales', `/sales/${order.number}`])
        assert.match(JSON.stringify(await ask(who, path)), /not-found|unauthorised/, path);
  });

  it('show an operator all lines, or those of one seller', async () => {
    const { list, one, order, sale, two } = await openStalls();
    const ofOrder = ({ sales }: SalePage) =>
      sales.filter(({ number }) => number === order.number).map(({ total, buyer }) => [total.value, buyer]);
    assert.deepEqual(ofOrder(await list(operator)), [[7368, 'b•••@mail.example']]);
    assert.deepEqual(ofOrder(await list(operator, `?seller=${two.seller.id}`)), [
      [2468, 'b•••@mail.example'],
    ]);
    assert.deepEqual((await list(operator, '?seller=unknown')).sales, []);
    assert.equal((await sale(operator)).total.value, 7368);
    assert.ok(one.seller.id !== two.seller.id);
  });

  it('are found by state, listing, number and time, newest first, page by page, each once', async () => {
    const { lamp, list, one, order } = await openStalls();
    const who = sellerOf(one.seller.id);
    const buy = async () => {
      clock.pass(1000);
      const lines = [{ listingId: lamp.id, quantity: 1 }];
      return (await market.server.createOrder({ email: 'ann@mail.example', lines })).number;
    };
    const numbers = [order.number, await buy(), await buy()].toReversed();
    await market.service.moveOrder(numbers[1] ?? '', 'paid', 'a note');
    const numbersOf = async (query: string) => (await list(who, query)).sales.map(({ number }) => number);
    assert.deepEqual(await numbersOf(''), numbers);
    assert.deepEqual(await numbersOf('?status=paid'), [numbers[1]]);
    assert.deepEqual(await numbersOf(`?listing=${lamp.id}&search=${numbers[0]}`), [numbers[0]]);
    const [, middle] = (await list(who)).sales;
    const at = encodeURIComponent(middle?.createdAt ?? '');
    assert.deepEqual(await numbersOf(`?from=${at}`), numbers.slice(0, 2));
    assert.deepEqual(await numbersOf(`?until=${at}`), numbers.slice(2));
    assert.ok(!JSON.stringify(middle).includes('a note'));
    const seen: string[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const page: SalePage = await list(who, `?limit=1${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
      seen.push(...page.sales.map(({ number }) => number));
      cursor = page.nextCursor;
    }
    assert.deepEqual(seen, numbers);
  });

  it('refuse a question that cannot be read, and name its field', async () => {
    const { ask, one } = await openStalls();
    for (const [query, field] of [
      ['from=2027-02-30T00:00:00Z', 'from'],
      ['until=yesterday', 'until'],
      ['status=stolen', 'status'],
      ['limit=101', 'limit'],
      ['cursor=nonsense', 'cursor'],
      ['search=%00', 'search'],
      ['buyer=ann', 'buyer'],
    ])
      assert.deepEqual((await ask(sellerOf(one.seller.id), `/sales?${query}`))['error'], {
        code: 'invalid-request',
        field,
      });
  });

  it('come to the sum of their lines, to the minor unit, whatever an order is made of', async () => {
    const { one, list } = await openStalls();
    const things = await Promise.all(
      [1, 99, 4999, 123_457].map((value) => one.offer({ price: EUR(value), stock: 100_000 })),
    );
    const other = await (await market.stall()).offer({ price: EUR(77), stock: 100_000 });
    const quantities = fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(quantities, fc.boolean(), async (pieces, isMixed) => {
        const own = things.map(({ id }, at) => ({ listingId: id, quantity: pieces[at] ?? 0 }));
        const lines = [...own, { listingId: other.id, quantity: isMixed ? 3 : 0 }].filter(
          ({ quantity }) => quantity > 0,
        );
        if (!lines.some(({ listingId }) => listingId !== other.id)) return;
        clock.pass(1);
        const { number } = await market.server.createOrder({ email: 'p@mail.example', lines });
        const { sales } = await list(sellerOf(one.seller.id), `?search=${number}`);
        const sum = things.reduce((total, { price }, at) => total + price.value * (pieces[at] ?? 0), 0);
        assert.equal(sales[0]?.total.value, sum);
        assert.equal(
          sales[0].lines.reduce((total, line) => total + line.total.value, 0),
          sum,
        );
      }),
      { numRuns: 25 },
    );
  });
});

describe('payments of a sale', () => {
  it('say what was to reach the seller’s own accounts, and nothing of another’s', async () => {
    const { ledger, one, order, sale, two } = await openStalls();
    const platform = createClient({
      baseUrl: 'https://sandbox.florin.invalid/bcl/v2',
      fetch: sandbox.fetch,
      headers: { 'x-api-key': 'sandbox' },
    });
    const { accountHolders } = await platform.call(balancePlatform.listAccountHolders, {
      id: 'FlorinPlatform',
    });
    const open = async (accountHolderId = '') => {
      const asked = { accountHolderId, defaultCurrencyCode: 'EUR' };
      const key = { idempotencyKey: `account-${accountHolderId}-${order.number}` };
      return (await platform.call(balancePlatform.createBalanceAccount, asked, key)).id;
    };
    const [mine = '', theirs = ''] = await Promise.all(accountHolders.slice(0, 2).map(({ id }) => open(id)));
    const amount = EUR(7368);
    const begins = { order: order.number, reference: 'PAY-1', amount, orderValue: amount.value };
    await ledger.begin(newAttempt('pays', begins));
    await ledger.settle('pays', {
      outcome: 'paid',
      facts: {},
      pspReference: 'PSP1',
      authorised: amount.value,
      at: 1,
    });
    const splits = [
      { type: 'BalanceAccount' as const, account: mine, amount: { value: 4410 } },
      { type: 'PaymentFee' as const, account: mine },
      { type: 'BalanceAccount' as const, account: theirs, amount: { value: 2221 } },
      { type: 'Commission' as const, amount: { value: 737 } },
    ];
    const around = { note: () => undefined, keepAlive: () => undefined };
    await keepShares({ ledger } as never, around, 'PAY-1', { splits });
    const holder = { accountHolders: [accountHolders[0]?.id ?? ''] };
    const { payments } = await sale(sellerOf(one.seller.id, holder));
    assert.deepEqual(
      payments.map(({ at: _, ...rest }) => rest),
      [
        {
          reference: 'PAY-1',
          pspReference: 'PSP1',
          shares: [{ type: 'BalanceAccount', amount: EUR(4410) }, { type: 'PaymentFee' }],
        },
      ],
    );
    const other = await sale(sellerOf(two.seller.id, { balanceAccounts: [theirs] }));
    assert.deepEqual(other.payments[0]?.shares, [{ type: 'BalanceAccount', amount: EUR(2221) }]);
    const without = await sale(sellerOf(one.seller.id));
    assert.equal(without.payments[0]?.shares, undefined);
  });
});

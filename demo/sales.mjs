import { callPlatform } from './call-platform.mjs';

/** The card that these sales are charged to, and whose it is: see contracts.mjs. */
const SHOPPER = 'anna-1042';

/**
 * What the demonstration's seller has sold before: how many days ago, to whom, which of their things and how many of each, and where
 * it stands. One also holds a thing of another seller; of one the money is not captured yet, of one it went back.
 */
const SALES = [
  { days: 27, buyer: 'bram@example.com', sold: [[0, 1]], steps: ['shipped', 'delivered'] },
  {
    days: 20,
    buyer: 'chloe@example.org',
    sold: [
      [1, 2],
      [0, 1],
    ],
    steps: ['shipped', 'delivered'],
  },
  { days: 13, buyer: 'dirk@example.net', sold: [[2, 1]], steps: ['refunded'], isRefunded: true },
  {
    days: 8,
    buyer: 'emma@example.com',
    sold: [
      [3, 1],
      [1, 1],
    ],
    steps: ['shipped'],
    isShared: true,
  },
  { days: 3, buyer: 'farid@example.org', sold: [[0, 3]], steps: [] },
  { days: 1, buyer: 'greta@example.net', sold: [[4, 1]], steps: [], isOpen: true },
];

/** Sells some things before the shop opens, and pays for them: all of it in the past. */
export function openSales({ sandbox, market, clock, merchantAccount }) {
  const numbers = new Set();
  const ask = (method, path, body, key) =>
    callPlatform(sandbox, method, `https://sandbox.florin.invalid/v71${path}`, body, key);

  /** The seller's things, the one that there is most of first, and no more than there are. */
  async function sell({ days, buyer, sold, steps, isShared }, seller) {
    const things = await market.inStock();
    const own = things.filter((thing) => thing.seller.id === seller);
    const other = things.find((thing) => thing.seller.id !== seller);
    const lines = sold.map(([thing, pieces]) => {
      const { id, stock } = own[thing % own.length];
      return { listingId: id, quantity: Math.min(pieces, stock) };
    });
    const number = await market.daysAgo(days, async () => {
      const order = await market.order(buyer, [
        ...lines,
        ...(isShared ? [{ listingId: other.id, quantity: 1 }] : []),
      ]);
      // At once: it would be expired by now.
      await market.service.moveOrder(order.number, 'paid');
      return order.number;
    });
    numbers.add(number);
    for (const [at, step] of steps.entries())
      await market.daysAgo(days - 1 - at, () => market.service.moveOrder(number, step));
    return number;
  }

  return {
    /** Whether an order is one of these: its buyer is not there, so the shop itself says that it may be charged. */
    has: (number) => numbers.has(number),

    /**
     * Where nothing was sold yet, what does the sales of so many days ago; nothing where there is nothing to sell. The sandbox
     * forgets with the process, and the orders stay: then their money is not found.
     */
    async begin(proxy, ledger) {
      const { userId } = await market.seller();
      if ((await market.soldBy(userId)) > 0) return undefined;
      const sellers = new Set((await market.inStock()).map(({ seller }) => seller.id));
      // A shop with few things may have none of theirs.
      if (!sellers.has(userId) || sellers.size === 1) return undefined;
      const query = `shopperReference=${SHOPPER}&merchantAccount=${merchantAccount}`;
      const stored = await ask('GET', `/storedPaymentMethods?${query}`);
      const [{ id: storedPaymentMethodId }] = stored.storedPaymentMethods;
      const pay = async (sale) => {
        const order = await sell(sale, userId);
        const { kind, reference } = await proxy.charge({
          order,
          key: `sale-${order}`,
          shopperReference: SHOPPER,
          storedPaymentMethodId,
        });
        if (kind !== 'attempted') throw new Error(`${order} was not charged.`);
        const { pspReference, amount } = await ledger.findByReference(reference);
        const change = (what) =>
          ask('POST', `/payments/${pspReference}/${what}`, { merchantAccount, amount }, `${what}-${order}`);
        if (!sale.isOpen) await change('captures');
        if (sale.isRefunded) await change('refunds');
      };
      return {
        async on(days) {
          for (const sale of SALES.filter((each) => each.days === days))
            await clock.daysAgo(days, () => pay(sale));
        },
      };
    },
  };
}

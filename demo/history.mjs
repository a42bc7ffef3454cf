import { callPlatform } from './call-platform.mjs';
import { openOfficeWork } from './office-work.mjs';
import { emailOf, welcome } from './shoppers.mjs';

/** The cards that shoppers paid with, one after another; the banks of two of them refuse. */
const CARDS = [
  '4111111111111111',
  '5555555555554444',
  '4111111111111111',
  '370000000000002',
  '5555555555554444',
  '4000000000009995',
  '6771798021000008',
  '5100290029002909',
  '4111111111111111',
  '5555555555554444',
  '4000000000000002',
];

const BROWSER = {
  colorDepth: 24,
  javaEnabled: false,
  language: 'en',
  screenHeight: 900,
  screenWidth: 1440,
  timeZoneOffset: -60,
};

/** How many orders were paid on each day, from thirty days ago to yesterday: more at the end of a week. */
const ORDERS = [1, 1, 2, 1, 2, 3, 2, 1, 1, 2, 2, 3, 4, 3, 1, 1, 2, 2, 3, 3, 3, 1, 1, 2, 2, 3, 3, 4, 2, 2];

/** How many of each thing are left for those who try the shop. */
const FOR_VISITORS = 5;

/** Days. */
export const LENGTH = ORDERS.length;

/** What the platform looks back on: a marketplace of some size, for the lists of the office. */
export const YEAR = { days: 365, sellers: 300, transactions: 100_000, disputes: 60 };

/** The sandbox makes its year up when it is first asked for it. That takes seconds, which no visitor waits for. */
export async function readYear(sandbox) {
  const window = 'createdSince=2026-01-01T00:00:00Z&createdUntil=2026-01-02T00:00:00Z';
  const transactions = `btl/v4/transactions?balancePlatform=FlorinPlatform&${window}`;
  await callPlatform(sandbox, 'GET', `https://transfers.invalid/${transactions}`);
}

/**
 * A month of a shop at work, for the back office to show: orders that were paid and captured, and some refunded or refused;
 * payouts, links and rules of its staff. All of it goes through the proxy and the platform that the pages use, at the
 * time when it would have been done.
 */
export function openHistory({ sandbox, proxy, ledger, market, clock, shop, merchantAccount }) {
  /** Calls the proxy as a page does. */
  const ask = async (path, body, key, who) => {
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      origin: shop,
      'idempotency-key': `history-${key}`,
      ...who,
    };
    const request = new Request(`${shop}/florin${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const answer = await proxy(request);
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const office = openOfficeWork({ ask, clock });

  /** A shopper orders something and pays for it; what the bank approved is captured. */
  async function sell({ listing, card, days }) {
    const cookie = welcome().split(';')[0];
    const order = await market.daysAgo(days, () =>
      market.order(emailOf({ headers: new Headers({ cookie }) }), [{ listingId: listing.id, quantity: 1 }]),
    );
    const { number, totals } = order;
    const { outcome, reference } = await ask(
      '/checkout/payments',
      {
        order: number,
        amount: totals.total,
        browser: BROWSER,
        paymentMethod: {
          type: 'scheme',
          encryptedCardNumber: `test_${card}`,
          encryptedExpiryMonth: 'test_03',
          encryptedExpiryYear: 'test_2030',
          encryptedSecurityCode: card.length === 15 ? 'test_7373' : 'test_737',
        },
      },
      number,
      { cookie },
    );
    if (outcome !== 'paid') return undefined;
    // The shop would hear of it a moment later, when such an order has expired by the clock of today.
    await market.daysAgo(days, () => market.service.moveOrder(number, 'paid'));
    const { pspReference, amount } = await ledger.findByReference(reference);
    const url = `https://checkout.invalid/v71/payments/${pspReference}/captures`;
    await callPlatform(sandbox, 'POST', url, { merchantAccount, amount }, `capture-${number}`);
    return { pspReference, amount };
  }

  let sold = 0;
  let shelf;

  /** Something that there is enough of, another one each time; nothing in a shop with few things. */
  async function take() {
    if (!shelf) {
      const { userId } = await market.seller();
      // What the seller of the demonstration has sold is in sales.mjs. Of what is rare, nothing is taken.
      const others = (await market.inStock()).filter(({ seller }) => seller.id !== userId);
      shelf = others.map(({ id, stock }) => ({ id, left: stock - FOR_VISITORS }));
    }
    const from = (sold * 7) % (shelf.length || 1);
    const taken = [...shelf.slice(from), ...shelf.slice(0, from)].find(({ left }) => left > 0);
    if (taken) taken.left -= 1;
    return taken;
  }

  return {
    /** Does what was done so many days ago, of `LENGTH`; the oldest comes first. */
    async on(days) {
      const payments = [];
      for (let at = 0; at < ORDERS[LENGTH - days]; at++) {
        const card = CARDS[sold % CARDS.length];
        const listing = await take();
        if (!listing) break;
        const payment = await clock.daysAgo(days - (8 + 3 * at) / 24, () => sell({ listing, card, days }));
        if (payment && sold % 13 === 4) payments.push(payment);
        sold += 1;
      }
      await clock.daysAgo(days - 23 / 24, async () => {
        for (const payment of payments) await office.refund(payment);
        await office.on(days);
      });
    },
  };
}

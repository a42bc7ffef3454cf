import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { balancePlatform } from '../../../src/client/balance-platform/index.js';
import { checkout, type Split } from '../../../src/client/checkout/index.js';
import { createClient } from '../../../src/client/index.js';
import { transfers } from '../../../src/client/transfers/index.js';
import { EUR, HOUR, merchantAccount, MOMENT, openTill, refusal } from './till.js';

/** A till, and three accounts in euros at its platform: two sellers’, and the platform’s own. */
async function openMarket() {
  const till = await openTill();
  const at = (path: string) =>
    createClient({
      baseUrl: `https://balance.example${path}`,
      fetch: till.sandbox.fetch,
      headers: { 'x-api-key': 'key' },
    });
  const accounts = at('/bcl/v2');
  const { accountHolders } = await accounts.call(balancePlatform.listAccountHolders, {
    id: 'FlorinPlatform',
  });
  const open = async (accountHolderId = '') => {
    const { id } = await accounts.call(
      balancePlatform.createBalanceAccount,
      { accountHolderId, defaultCurrencyCode: 'EUR' },
      till.key(),
    );
    return id;
  };
  const money = at('/btl/v4');
  const [own = '', one = '', two = ''] = await Promise.all(accountHolders.map(({ id }) => open(id)));
  const has = async (id: string) =>
    (await accounts.call(balancePlatform.getBalanceAccount, { id })).balances?.[0]?.balance;
  const transactionsOf = async (balanceAccountId: string) => {
    const window = { createdSince: '2026-01-01T00:00:00Z', createdUntil: '2027-01-01T00:00:00Z' };
    return (await money.call(transfers.listTransactions, { balanceAccountId, ...window })).data ?? [];
  };
  const splits: Split[] = [
    { type: 'BalanceAccount', account: one, amount: { value: 1000 }, reference: 'one' },
    { type: 'BalanceAccount', account: two, amount: { value: 800 }, reference: 'two' },
    { type: 'Commission', account: own, amount: { value: 199 }, reference: 'shop' },
    { type: 'PaymentFee' },
  ];
  const ask = (row: 'capturePayment' | 'refundPayment', psp: string, value: number, more: object = {}) =>
    till.client.call(
      checkout[row],
      { merchantAccount, paymentPspReference: psp, amount: EUR(value), ...more } as never,
      till.key(),
    );
  return {
    ...till,
    accounts,
    money,
    holder: accountHolders[1]?.id ?? '',
    ids: { own, one, two },
    splits,
    ask,
    /** What the sellers and the platform have. */
    balances: async () => [await has(one), await has(two), await has(own)],
    async booked(...asked: Parameters<typeof ask>) {
      await ask(...asked);
      till.wait(MOMENT);
    },
    transactions: async (id: string) =>
      (await transactionsOf(id)).map(({ amount, transfer }) => [amount.value, transfer?.categoryData?.type]),
    /** What was booked, and which part of a payment it was. */
    kinds: async (id: string) =>
      (await transactionsOf(id)).map(({ amount, transfer }) => {
        const { categoryData } = transfer ?? {};
        return [amount.value, categoryData?.type === 'platformPayment' && categoryData.platformPaymentType];
      }),
  };
}

describe('the money of a payment with splits', () => {
  it('reaches each seller when it is captured, and not before', async () => {
    const market = await openMarket();
    const psp = await market.pay({ splits: market.splits });
    assert.deepEqual(await market.balances(), [0, 0, 0]);
    await market.ask('capturePayment', psp, 1999);
    assert.deepEqual(await market.balances(), [0, 0, 0]);
    market.wait(MOMENT);
    assert.deepEqual(await market.balances(), [1000, 800, 199]);
    assert.deepEqual(await market.transactions(market.ids.one), [[1000, 'platformPayment']]);
  });

  it('pays for itself: a fee leaves its account with each capture, and no refund brings it back', async () => {
    const market = await openMarket();
    const splits: Split[] = [...market.splits, { type: 'PaymentFee', account: market.ids.one }];
    const psp = await market.pay({ splits });
    await market.booked('capturePayment', psp, 1000);
    await market.booked('capturePayment', psp, 999);
    assert.deepEqual(await market.balances(), [980, 800, 199]);
    assert.deepEqual(await market.kinds(market.ids.one), [
      [500, 'BalanceAccount'],
      [-10, 'PaymentFee'],
      [500, 'BalanceAccount'],
      [-10, 'PaymentFee'],
    ]);
    await market.booked('refundPayment', psp, 199, {
      splits: [{ type: 'BalanceAccount', account: market.ids.one, amount: { value: 199 } }],
    });
    assert.deepEqual(await market.balances(), [781, 800, 199]);
    assert.deepEqual((await market.kinds(market.ids.one)).at(-1), [-199, 'BalanceAccount']);
  });

  it('pays for itself with at least one minor unit, however little it is', async () => {
    const market = await openMarket();
    const { one } = market.ids;
    const splits: Split[] = [
      { type: 'BalanceAccount', account: one, amount: { value: 10 } },
      { type: 'PaymentFee', account: one },
    ];
    await market.booked('capturePayment', await market.pay({ amount: EUR(10), splits }), 10);
    assert.deepEqual(await market.balances(), [9, 0, 0]);
  });

  it('repays a grant of the seller, from its capture on, until nothing is owed', async () => {
    const market = await openMarket();
    const { holder } = market;
    const [offer] = (await market.accounts.call(balancePlatform.listGrantOffers, { accountHolderId: holder }))
      .grantOffers;
    const [gives, share] = [offer?.amount?.value ?? 0, (offer?.repayment?.basisPoints ?? 0) / 10_000];
    const grantOfferId = offer?.id ?? '';
    const taking = {
      grantAccountId: 'FlorinGrants',
      grantOfferId,
      counterparty: { accountHolderId: holder },
    };
    const { id, status } = await market.money.call(transfers.createGrant, taking, market.key());
    assert.equal(status, 'Pending');
    const grant = () => market.money.call(transfers.getGrant, { id });
    market.wait(MOMENT);
    const { total } = (await grant()).balances;
    assert.deepEqual([(await grant()).status, total], ['Active', gives + (offer?.fee?.amount.value ?? 0)]);
    const sell = async (value: number) => {
      const amount = { value };
      const splits = [{ type: 'BalanceAccount', account: market.ids.one, amount, reference: 'one' }] as const;
      const psp = await market.pay({ amount: EUR(value), splits });
      assert.equal((await grant()).status, 'Active');
      await market.booked('capturePayment', psp, value);
    };
    await sell(20_000);
    assert.equal((await grant()).balances.total, total - 20_000 * share);
    assert.equal((await market.balances())[0], 20_000 * (1 - share));
    // The last sale repays what is left, and no more.
    await sell(total / share);
    assert.deepEqual([(await grant()).status, (await grant()).balances.total], ['Repaid', 0]);
  });

  it('follows by itself where the payment says when it is captured', async () => {
    const market = await openMarket();
    await market.pay({ splits: market.splits, captureDelayHours: 1 });
    market.wait(HOUR);
    assert.deepEqual(await market.balances(), [1000, 800, 199]);
  });

  it('is shared in the same ratio by parts of a capture and a refund, to the cent', async () => {
    const market = await openMarket();
    const psp = await market.pay({ splits: market.splits });
    await market.booked('capturePayment', psp, 1000);
    assert.deepEqual(await market.balances(), [500, 400, 100]);
    await market.booked('capturePayment', psp, 999);
    assert.deepEqual(await market.balances(), [1000, 800, 199]);
    await market.booked('refundPayment', psp, 1999);
    assert.deepEqual(await market.balances(), [0, 0, 0]);
  });

  it('is refunded by whom the request names, among those who were paid', async () => {
    const market = await openMarket();
    const psp = await market.pay({ splits: market.splits });
    await market.booked('capturePayment', psp, 1999);
    const by = (account: string, value = 300) => ({
      splits: [{ type: 'BalanceAccount', account, amount: { value }, reference: 'one' }],
    });
    await market.booked('refundPayment', psp, 300, by(market.ids.one));
    assert.deepEqual(await market.balances(), [700, 800, 199]);
    assert.equal(await refusal(market.ask('refundPayment', psp, 300, by('BA-ELSEWHERE'))), '000');
    assert.equal(await refusal(market.ask('refundPayment', psp, 300, by(market.ids.one, 299))), '137');
  });

  it('is given back by the platform where the seller has spent it', async () => {
    const market = await openMarket();
    const psp = await market.pay({ splits: market.splits });
    await market.booked('capturePayment', psp, 1999);
    const big = { splits: [{ type: 'BalanceAccount', account: market.ids.two, amount: { value: 900 } }] };
    await market.booked('refundPayment', psp, 900, big);
    assert.deepEqual(await market.balances(), [1000, 800, 199]);
  });

  it('comes back to the sellers where a refund fails at the bank', async () => {
    const market = await openMarket();
    const psp = await market.pay({ splits: market.splits }, 'refund-fails');
    await market.booked('capturePayment', psp, 1999);
    await market.booked('refundPayment', psp, 1999);
    assert.deepEqual(await market.balances(), [0, 0, 0]);
    market.wait(HOUR);
    assert.deepEqual(await market.balances(), [1000, 800, 199]);
  });

  it('stays with the sellers in a dispute, unless the payment shares that too', async () => {
    for (const [behavior, left] of [
      [undefined, [1000, 800, 199]],
      ['deductAccordingToSplitRatio', [0, 0, 0]],
      ['deductFromOneBalanceAccount', [1000, 800, 199]],
    ] as const) {
      const market = await openMarket();
      const platformChargebackLogic = behavior && { behavior, targetAccount: market.ids.two };
      const psp = await market.pay(
        { splits: market.splits, ...(behavior && { platformChargebackLogic }) },
        'disputed',
      );
      await market.booked('capturePayment', psp, 1999);
      market.wait(2 * HOUR);
      // One account alone has not enough for all of it, and the platform gives.
      assert.deepEqual(await market.balances(), left, behavior);
    }
  });

  it('is the platform’s own where an account is not known', async () => {
    const market = await openMarket();
    const splits = [
      { type: 'BalanceAccount', account: market.ids.one, amount: { value: 1000 } },
      { type: 'BalanceAccount', account: 'BA-ELSEWHERE', amount: { value: 999 } },
    ];
    await market.booked('capturePayment', await market.pay({ splits }), 1999);
    assert.deepEqual(await market.balances(), [1000, 0, 0]);
  });

  it('a remainder takes what the others leave', async () => {
    const market = await openMarket();
    const splits = [
      { type: 'BalanceAccount', account: market.ids.one, amount: { value: 1000 } },
      { type: 'Remainder', account: market.ids.two },
    ];
    await market.booked('capturePayment', await market.pay({ splits }), 1999);
    assert.deepEqual(await market.balances(), [1000, 999, 0]);
  });

  it('splits that do not add up are refused', async () => {
    const market = await openMarket();
    for (const value of [1998, 2000])
      assert.equal(
        await refusal(market.pay({ splits: [{ type: 'BalanceAccount', amount: { value } }] })),
        '137',
      );
  });
});

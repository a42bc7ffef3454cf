import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { splitsOf } from '../../../src/proxy/paying/splits.js';
import type { MerchantOrder } from '../../../src/proxy/platform/merchant-order.js';
import { EUR } from '../shop.js';

const share = (account: string, value: number) => ({
  type: 'BalanceAccount' as const,
  account,
  amount: { value, currency: 'EUR' },
});
const FEE = { type: 'PaymentFee' as const, account: 'FEES' };
const order = (splits?: MerchantOrder['splits']): MerchantOrder => ({
  amount: EUR(1000),
  returnUrl: 'https://shop.example/return',
  splits,
});

/** What each account gets of a part of so much, with so much left to pay after it. */
const part = (value: number, rest: number) =>
  splitsOf(order([share('A', 700), FEE, share('B', 300)]), { amount: EUR(value), rest })?.map(
    ({ account, amount }) => [account, amount?.value],
  );

describe('who gets which part of a payment', () => {
  it('is said as the merchant said it where the order is paid at once', () => {
    const splits = [share('A', 700), FEE, share('B', 300)];
    assert.equal(splitsOf(order(splits), { amount: EUR(1000), rest: 0 }), splits);
    assert.equal(splitsOf(order(), { amount: EUR(400), rest: 600 }), undefined);
  });

  it('is filled one account after the other where an order is paid in parts, to the cent', () => {
    assert.deepEqual(part(400, 600), [
      ['A', 400],
      ['FEES', undefined],
    ]);
    assert.deepEqual(part(350, 250), [
      ['A', 300],
      ['FEES', undefined],
      ['B', 50],
    ]);
    assert.deepEqual(part(250, 0), [
      ['FEES', undefined],
      ['B', 250],
    ]);
  });

  it('adds up to the part, and all parts to the order, however it is cut', () => {
    const splits = [share('A', 333), share('B', 1), share('C', 666)];
    for (const cut of [1, 332, 333, 334, 500, 999]) {
      const parts = [
        splitsOf(order(splits), { amount: EUR(cut), rest: 1000 - cut }) ?? [],
        splitsOf(order(splits), { amount: EUR(1000 - cut), rest: 0 }) ?? [],
      ];
      const sum = (list: MerchantOrder['splits'] = []) =>
        list.reduce((total, { amount }) => total + (amount?.value ?? 0), 0);
      assert.deepEqual(parts.map(sum), [cut, 1000 - cut]);
      for (const { account, amount } of splits)
        assert.equal(sum(parts.flat().filter((each) => each.account === account)), amount.value);
    }
  });
});

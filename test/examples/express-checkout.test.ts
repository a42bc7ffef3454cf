import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runInThisContext } from 'node:vm';

import type { Delivery, ProxyOptions } from '../../src/proxy/index.js';
import { snippet } from '../end-to-end/readme-blocks.js';
import { ADDRESS, AREA, DELIVERY, openDeliveryShop } from '../proxy/delivery-shop.js';

const PAGE = 'docs/express-checkout.md';

type Kept = [reference: string, delivery: Delivery];
type Options = {
  readonly [Name in 'resolveOrder' | 'holdOrder' | 'onSettled']: NonNullable<ProxyOptions[Name]>;
};

/** The options of the page, in front of a merchant's own carts. */
function optionsOfPage(kept: Kept[], paid: string[]): Options {
  const carts = {
    find: () => Promise.resolve({ goods: 2000, country: 'PL' }),
    keepDelivery: (...delivery: Kept) => Promise.resolve(kept.push(delivery)),
    order: (reference: string) => Promise.resolve(reference !== 'SOLD-OUT'),
    markPaid: (reference: string) => Promise.resolve(paid.push(reference)),
  };
  const way = (id: string, price: number) => ({ id, label: id, price });
  const carriers = {
    waysTo: (country: string) => (country === 'NO' ? [] : [way('post', 300), way('courier', 600)]),
  };
  const code = snippet('express-checkout-server', PAGE).replaceAll("'EUR'", "'PLN'");
  const make = runInThisContext(`(carts, carriers) => { ${code}\nreturn options; }`) as (
    ...given: unknown[]
  ) => Options;
  return make(carts, carriers);
}

describe('an express checkout as the documentation shows it', () => {
  it('is priced with its delivery, kept, and paid at that price', async () => {
    const kept: Kept[] = [];
    const paid: string[] = [];
    const { resolveOrder, holdOrder, onSettled } = optionsOfPage(kept, paid);
    const resolve = resolveOrder as (...given: unknown[]) => Promise<{ returnUrl?: string }>;
    const shop = await openDeliveryShop((delivery) =>
      resolve('CART-1', {}, undefined, delivery).then(({ returnUrl: _, ...order }) => order),
    );
    const { amount, option } = (await shop.price({ address: AREA, option: 'courier' })).body;
    assert.deepEqual([amount, option], [{ value: 2600, currency: 'PLN' }, 'courier']);
    assert.equal(kept.length, 0);
    const answer = await shop.payFor('k1', { ...DELIVERY, option: 'courier' }, 2600);
    assert.equal(answer.body['outcome'], 'paid');
    assert.deepEqual(kept[0]?.[1].address, ADDRESS);
    assert.equal(await holdOrder('CART-1'), true);
    assert.equal(await holdOrder('SOLD-OUT'), false);
    const settle = onSettled as (reference: string, outcome: string) => Promise<void>;
    await settle('CART-1', 'refused');
    assert.deepEqual(paid, []);
    await settle('CART-1', 'paid');
    assert.deepEqual(paid, ['CART-1']);
  });

  it('the page gives the element its reference, hides “or” without wallets, and leaves once it is paid', async () => {
    const listeners: Record<string, (event: { detail: object }) => void> = {};
    const express = {
      order: '',
      addEventListener: (name: string, listener: (event: { detail: object }) => void) =>
        void (listeners[name] = listener),
    };
    const or = { hidden: true };
    const left: string[] = [];
    const page = {
      document: { querySelector: (selector: string) => (selector === '#or' ? or : express) },
      location: { assign: (address: string) => left.push(address) },
      fetch: () => Promise.resolve(Response.json({ reference: 'CART-1' })),
    };
    const code = snippet('express-checkout-page', PAGE).replace(/^import .*$/m, '');
    const run = runInThisContext(`async ({ document, location, fetch }) => { ${code} }`) as (
      given: object,
    ) => Promise<void>;
    await run(page);
    assert.equal(express.order, 'CART-1');
    listeners['florin-wallets-changed']?.({ detail: { wallets: ['googlepay'] } });
    assert.equal(or.hidden, false);
    listeners['florin-wallets-changed']?.({ detail: { wallets: [] } });
    assert.equal(or.hidden, true);
    listeners['florin-payment-settled']?.({ detail: { outcome: 'refused' } });
    assert.deepEqual(left, []);
    listeners['florin-payment-settled']?.({ detail: { outcome: 'paid' } });
    assert.deepEqual(left, ['/return?order=CART-1']);
  });
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { runInThisContext } from 'node:vm';

import type { Delivery } from '../../../src/proxy/index.js';
import { snippet } from '../../end-to-end/readme-blocks.js';
import { ADDRESS, AREA, DELIVERY, openDeliveryShop } from '../delivery-shop.js';

type Kept = [order: string, delivery: Delivery];
type Resolve = (...given: unknown[]) => Promise<object>;

/** The function of the page, in front of a merchant's own records. */
function fromDocumentation(kept: Kept[]): Resolve {
  const orders = {
    find: () => Promise.resolve({ goods: 2000, country: 'PL' }),
    keepDelivery: (...delivery: Kept) => Promise.resolve(kept.push(delivery)),
  };
  const way = (id: string, price: number) => ({ id, label: id, price });
  const carriers = {
    waysTo: (country: string) => (country === 'NO' ? [] : [way('post', 300), way('courier', 600)]),
  };
  const code = snippet('delivery-prices', 'docs/delivery-prices.md').replaceAll("'EUR'", "'PLN'");
  const make = runInThisContext(`(orders, carriers) => { ${code}\nreturn resolveOrder; }`) as (
    ...given: unknown[]
  ) => Resolve;
  return make(orders, carriers);
}

it('the server of the documentation prices a delivery, keeps where it goes, and is paid', async () => {
  const kept: Kept[] = [];
  const resolve = fromDocumentation(kept);
  const shop = await openDeliveryShop((delivery) =>
    resolve('ORDER-1', {}, undefined, delivery).then(
      ({ returnUrl: _, ...order }: { returnUrl?: string }) => order,
    ),
  );
  const { amount, option } = (await shop.price({ address: AREA, option: 'courier' })).body;
  assert.deepEqual([amount, option], [{ value: 2600, currency: 'PLN' }, 'courier']);
  assert.deepEqual((await shop.price({ address: { country: 'NO' } })).body['options'], []);
  assert.equal(kept.length, 0);
  const paid = await shop.payFor('k1', { ...DELIVERY, option: 'courier' }, 2600);
  assert.equal(paid.body['outcome'], 'paid');
  assert.deepEqual(kept[0]?.[1].address, ADDRESS);
});

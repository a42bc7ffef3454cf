import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';

import type { Ledger } from '../../../src/proxy/index.js';
import { arrive, codeOf, openShop } from '../shop.js';

/** No other test pays it, or in this account, whose refusals are counted: all of them share one PostgreSQL. */
const run = randomUUID();
const OF = { order: `ORDER-${run}` };
const merchantAccount = 'BackedUp';
const secret = 'a secret that outlives the machine!';

/** An order that was paid before the backup stays paid after it is restored: the same page asks again, and so does another. */
export async function staysPaid(ledger: Ledger, restore: () => Promise<Ledger>): Promise<void> {
  const first = openShop({ ledger, secret, merchantAccount });
  const browser = await arrive(first.proxy);
  const paid = await browser.pay(`key-${run}`, OF);
  assert.deepEqual(
    [paid.body['outcome'], first.platform.paid.length],
    ['paid', 1],
    JSON.stringify(paid.body),
  );
  // What the shop has heard of before the backup is not told again after it.
  await first.proxy.close();
  const cookie = browser.cookies.join('; ');
  const told: string[] = [];
  const next = openShop({
    ledger: await restore(),
    secret,
    merchantAccount,
    onSettled: (order, outcome) => void told.push(`${order} ${outcome}`),
  });
  const again = await arrive(next.proxy);
  const replayed = await again.pay(`key-${run}`, OF, { cookie });
  assert.deepEqual([replayed.body['outcome'], replayed.body['reference']], ['paid', paid.body['reference']]);
  assert.equal(codeOf(await again.pay(`another-${run}`, OF)), 'order-paid');
  assert.equal(next.platform.paid.length, 0);
  await next.proxy.close();
  assert.deepEqual(told, []);
}

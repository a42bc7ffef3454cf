import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DAY } from '../../../src/facts/instant.js';
import { openAppShop } from '../app-shop.js';
import { codeOf, type Reply } from '../shop.js';

const MULTIBANCO = { type: 'multibanco' };
const EUR = { amount: { value: 1999, currency: 'EUR' } };
const said = ({ body }: Reply) => [body['outcome'], body['reason']];

type Shop = Awaited<ReturnType<typeof openAppShop>>;

/** What is done at the till. */
async function atTill({ sandbox }: Shop, { body }: Reply, choice: string): Promise<number> {
  const { paper } = body['action'] as { paper: { instructionsUrl: string } };
  const url = new URL(paper.instructionsUrl);
  const answer = new URLSearchParams({ MD: url.searchParams.get('MD') ?? '', choice });
  return (await sandbox.fetch(`${url.origin}${url.pathname}-answer`, { method: 'POST', body: answer }))
    .status;
}

const stands = async (shop: Shop, key = 'k1') => said(await shop.shopper.attempt(key));

describe('a payment that the shopper pays at a till', () => {
  it('is pending with its lines, and paid by the platform’s report alone', async () => {
    const shop = await openAppShop(EUR);
    const begun = await shop.pay('k1', MULTIBANCO);
    assert.deepEqual(said(begun), ['pending', undefined]);
    const { type, name, expiresIn, paper } = begun.body['action'] as Record<string, unknown>;
    assert.deepEqual([type, name, expiresIn], ['voucher', 'Multibanco', 3 * DAY]);
    assert.match((paper as { entity: string }).entity, /^\d{5}$/);
    assert.match((paper as { reference: string }).reference, /^\d{3} \d{3} \d{3}$/);
    assert.equal(await atTill(shop, begun, 'pay'), 200);
    assert.deepEqual(await stands(shop), ['pending', undefined]);
    await shop.report();
    assert.deepEqual(await stands(shop), ['paid', undefined]);
    assert.equal(await atTill(shop, begun, 'pay'), 404);
  });

  it('stays pending where too little was paid', async () => {
    const shop = await openAppShop(EUR);
    await atTill(shop, await shop.pay('k1', MULTIBANCO), 'less');
    await shop.report();
    assert.deepEqual(await stands(shop), ['pending', undefined]);
  });

  it('is closed where no money came, and the order can be paid again', async () => {
    const shop = await openAppShop(EUR);
    await atTill(shop, await shop.pay('k1', MULTIBANCO), 'expire');
    await shop.report();
    assert.deepEqual(await stands(shop), ['refused', 'offer-closed']);
    assert.deepEqual(said(await shop.pay('k2', MULTIBANCO)), ['pending', undefined]);
  });

  for (const choice of ['twice', 'late'])
    it(`leaves what was paid ${choice} with the operator, because a till gives nothing back`, async () => {
      const shop = await openAppShop(EUR);
      await atTill(shop, await shop.pay('k1', MULTIBANCO), choice);
      await shop.report();
      await shop.report();
      await shop.report();
      assert.deepEqual(
        await stands(shop),
        choice === 'twice' ? ['paid', undefined] : ['refused', 'offer-closed'],
      );
      assert.equal(shop.charged(), choice === 'twice' ? 2 : 1);
      assert.equal(await shop.notGivenBack(), 1);
    });

  for (const isStopped of [false, true])
    it(`is known by the report of its capture where that of the money was lost${isStopped ? ', also after it was stopped' : ''}`, async () => {
      const shop = await openAppShop(EUR);
      const begun = await shop.pay('k1', MULTIBANCO);
      shop.sandbox.faults.next('notifications', 'never');
      await atTill(shop, begun, 'pay');
      if (isStopped) await shop.cancel('k1');
      await shop.report();
      await shop.report();
      assert.deepEqual(await stands(shop), isStopped ? ['cancelled', 'offer-closed'] : ['paid', undefined]);
      assert.equal(await shop.notGivenBack(), isStopped ? 1 : 0);
    });

  it('holds its order as long as the voucher can be paid, and no longer', async () => {
    const shop = await openAppShop(EUR);
    await shop.pay('k1', MULTIBANCO);
    shop.sandbox.faults.next('notifications', 'never');
    shop.later(3 * DAY - 60_000);
    await shop.proxy.reconcile();
    assert.equal(codeOf(await shop.pay('k2', MULTIBANCO)), 'attempt-open');
    shop.later(60_000);
    await shop.proxy.reconcile();
    assert.deepEqual(await stands(shop), ['cancelled', 'offer-closed']);
    assert.deepEqual(said(await shop.pay('k3', MULTIBANCO)), ['pending', undefined]);
  });

  it('is free for another method as soon as the shopper stops it', async () => {
    const shop = await openAppShop(EUR);
    const begun = await shop.pay('k1', MULTIBANCO);
    assert.deepEqual(said(await shop.cancel('k1')), ['cancelled', 'offer-closed']);
    assert.equal(await atTill(shop, begun, 'pay'), 404);
    assert.deepEqual(said(await shop.pay('k2', MULTIBANCO)), ['pending', undefined]);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DAY } from '../../../src/facts/instant.js';
import { EURO, openGiftShop } from '../gift-shop.js';
import type { Reply } from '../shop.js';

const METHODS = ['scheme', 'giftcard', 'multibanco'];

/** A gift card has paid € 50.00 of € 60.00, and a voucher waits for the rest. What the platform reports of the voucher is lost. */
async function openVoucher() {
  const shop = await openGiftShop({ order: { allowedPaymentMethods: METHODS } });
  await shop.part('g1', 'gift-50', 5000);
  await shop.report();
  const voucher = { amount: EURO(1000), paymentMethod: { type: 'multibanco' } };
  const begun = await shop.shopper.pay('v1', voucher);
  assert.equal(begun.body['outcome'], 'pending');
  return { shop, begun };
}

type Shop = Awaited<ReturnType<typeof openVoucher>>['shop'];

/** The shopper pays at the till: of authorisation and capture nothing is heard. */
async function payUnheard({ sandbox }: Shop, { body }: Reply): Promise<void> {
  const { paper } = body['action'] as { paper: { instructionsUrl: string } };
  const url = new URL(paper.instructionsUrl);
  const answer = new URLSearchParams({ MD: url.searchParams.get('MD') ?? '', choice: 'pay' });
  await sandbox.fetch(`${url.origin}${url.pathname}-answer`, { method: 'POST', body: answer });
}

/** Reports of the voucher itself go astray; that of its order arrives. */
async function reportOrderAlone(shop: Shop): Promise<void> {
  for (let time = 0; time < 3; time++) await shop.report();
}

const stands = async ({ shopper }: Shop, key: string) => (await shopper.attempt(key)).body['outcome'];

/** How often the merchant was told that the order is paid. */
const timesPaid = ({ settled }: Shop) => settled.filter((outcome) => outcome === 'paid').length;

describe('an order of the platform’s that is reported as paid', () => {
  it('with a part that still waits: nothing is decided until its time is over, then its money is with the operator', async () => {
    const { shop, begun } = await openVoucher();
    shop.loseReports(/"(?:AUTHORISATION|CAPTURE)"/);
    await payUnheard(shop, begun);
    await reportOrderAlone(shop);
    assert.equal(await stands(shop, 'v1'), 'pending');
    assert.equal(await shop.notGivenBack(), 0);
    shop.later(4 * DAY);
    for (let time = 0; time < 3; time++) {
      await shop.proxy.reconcile();
      await shop.report();
    }
    assert.equal(await stands(shop, 'v1'), 'cancelled');
    assert.equal(await shop.notGivenBack(), 1);
    // What the gift card has paid stays with the merchant, as the platform says, and counts.
    await shop.shopper.methods();
    assert.equal(await stands(shop, 'g1'), 'action-required');
    assert.equal(shop.held(), 6000);
  });

  it('by a part that its shopper was told is over: its money is with the operator', async () => {
    const { shop, begun } = await openVoucher();
    shop.loseReports(/"(?:AUTHORISATION|CAPTURE)"/);
    await payUnheard(shop, begun);
    assert.equal((await shop.cancel('v1')).body['outcome'], 'cancelled');
    await reportOrderAlone(shop);
    assert.equal(await stands(shop, 'v1'), 'cancelled');
    assert.equal(await shop.notGivenBack(), 1);
    assert.equal(timesPaid(shop), 0);
  });

  it('changes nothing where all its parts are known', async () => {
    const { shop, begun } = await openVoucher();
    await payUnheard(shop, begun);
    await reportOrderAlone(shop);
    assert.equal(await stands(shop, 'v1'), 'paid');
    assert.equal(timesPaid(shop), 1);
    assert.equal(await shop.notGivenBack(), 0);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DAY } from '../../../src/facts/instant.js';
import { EURO, openGiftShop, partsOf } from '../gift-shop.js';
import type { Reply } from '../shop.js';
import { event, report } from './reporting.js';

const METHODS = ['scheme', 'giftcard', 'multibanco'];
/** Reports of a part itself, which go astray where that of its order alone is to arrive. */
const OF_PARTS = /"(?:AUTHORISATION|CAPTURE)"/;

/** A gift card has paid € 50.00 of € 60.00. */
async function openPart() {
  const shop = await openGiftShop({ order: { allowedPaymentMethods: METHODS } });
  await shop.part('g1', 'gift-50', 5000);
  await shop.report();
  return shop;
}

type Shop = Awaited<ReturnType<typeof openPart>>;

/** A voucher is given out for a part of the rest. */
async function askVoucher({ shopper }: Shop, key: string, value: number): Promise<Reply> {
  const begun = await shopper.pay(key, { amount: EURO(value), paymentMethod: { type: 'multibanco' } });
  assert.equal(begun.body['outcome'], 'pending');
  return begun;
}

/** A voucher waits for all of the rest. */
async function openVoucher() {
  const shop = await openPart();
  return { shop, begun: await askVoucher(shop, 'v1', 1000) };
}

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

async function cancelled(shop: Shop, key: string): Promise<void> {
  assert.equal((await shop.cancel(key)).body['outcome'], 'cancelled');
}

const stands = async ({ shopper }: Shop, key: string) => (await shopper.attempt(key)).body['outcome'];

/** How often the merchant was told that the order is paid. */
const timesPaid = ({ settled }: Shop) => settled.filter((outcome) => outcome === 'paid').length;

/** Reports that upkeep would go through again. */
const reportsLeft = async ({ ledger }: Shop) => (await ledger.eventsToDo()).length;

/** How often the platform was asked for the money of a part. */
const reversalsOf = (shop: Shop, name: string | undefined): number =>
  shop
    .sent()
    .filter(({ reference, amount, paymentReference }) => reference === name && !amount && !paymentReference)
    .length;

/** What the platform reports of a part, or of an order, by its name. */
const said = ({ proxy }: Shop, changes: Record<string, unknown>) =>
  report(proxy, event({ merchantAccountCode: 'Shop', ...changes }));

describe('an order of the platform’s that is reported as paid', () => {
  it('with a part that still waits: nothing is decided until its time is over, then its money is with the operator', async () => {
    const { shop, begun } = await openVoucher();
    shop.loseReports(OF_PARTS);
    await payUnheard(shop, begun);
    await reportOrderAlone(shop);
    assert.equal(await stands(shop, 'v1'), 'pending');
    assert.equal(await shop.notGivenBack(), 0);
    assert.equal(await reportsLeft(shop), 1);
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

  it('by a part that its shopper was told is over: its money is with the operator, and the log says so', async () => {
    const { shop, begun } = await openVoucher();
    shop.loseReports(OF_PARTS);
    await payUnheard(shop, begun);
    await cancelled(shop, 'v1');
    await reportOrderAlone(shop);
    assert.equal(await stands(shop, 'v1'), 'cancelled');
    assert.equal(await shop.notGivenBack(), 1);
    assert.equal(timesPaid(shop), 0);
    assert.match(shop.told(), /"part-missing"/);
    assert.equal(await reportsLeft(shop), 0);
  });

  it('takes no part of another amount for the money that is missing', async () => {
    const shop = await openPart();
    await askVoucher(shop, 'v0', 1000);
    await cancelled(shop, 'v0');
    await shop.part('g2', 'gift-10', 400);
    await shop.report();
    const begun = await askVoucher(shop, 'v1', 600);
    shop.loseReports(OF_PARTS);
    await payUnheard(shop, begun);
    await cancelled(shop, 'v1');
    await reportOrderAlone(shop);
    const [intent, ...others] = await shop.ledger.failedIntents('proxy');
    assert.equal(others.length, 0);
    assert.equal(intent?.subject, (await shop.ledger.find('v1'))?.pspReference);
  });

  it('leaves it with the merchant where any of two parts may be the money that is missing', async () => {
    const shop = await openPart();
    await askVoucher(shop, 'v0', 1000);
    await cancelled(shop, 'v0');
    const begun = await askVoucher(shop, 'v1', 1000);
    shop.loseReports(OF_PARTS);
    await payUnheard(shop, begun);
    await cancelled(shop, 'v1');
    await reportOrderAlone(shop);
    assert.equal(await shop.notGivenBack(), 0);
    assert.equal(shop.held(), 6000);
    assert.match(shop.told(), /"part-missing"/);
    assert.equal(await reportsLeft(shop), 0);
  });

  it('changes nothing where all its parts are known', async () => {
    const { shop, begun } = await openVoucher();
    await payUnheard(shop, begun);
    await reportOrderAlone(shop);
    assert.equal(await stands(shop, 'v1'), 'paid');
    assert.equal(timesPaid(shop), 1);
    assert.equal(await shop.notGivenBack(), 0);
    assert.doesNotMatch(shop.told(), /"part-missing"/);
    assert.equal(await reportsLeft(shop), 0);
  });

  for (const [what, eventCode, times] of [
    ['asks for none of the money of a part that was refused by name', 'AUTHORISATION', 0],
    ['asks for the money of a part of which the capture alone failed', 'CAPTURE_FAILED', 1],
  ] as const)
    it(what, async () => {
      const { shop } = await openVoucher();
      const part = await shop.ledger.find('v1');
      if (eventCode === 'CAPTURE_FAILED') await cancelled(shop, 'v1');
      const named = { merchantReference: part?.reference, amount: EURO(1000) };
      const names =
        eventCode === 'AUTHORISATION'
          ? { pspReference: part?.pspReference }
          : { pspReference: 'PSP00000000000E1', originalReference: part?.pspReference };
      await said(shop, { eventCode, ...named, ...names, success: 'false' });
      const order = (await shop.ledger.recall('platform-order-part', 'v1')) ?? '';
      await said(shop, { eventCode: 'ORDER_CLOSED', pspReference: order, amount: EURO(6000) });
      assert.equal(await stands(shop, 'v1'), times === 0 ? 'refused' : 'cancelled');
      assert.equal(reversalsOf(shop, part?.reference), times);
      assert.equal(await reportsLeft(shop), 0);
    });
});

describe('an order of the platform’s that is reported as over', () => {
  it('before its time: its parts are back at once, and the merchant is told', async () => {
    const shop = await openPart();
    const order = (await shop.ledger.recall('platform-order-part', 'g1')) ?? '';
    await said(shop, {
      eventCode: 'ORDER_CLOSED',
      pspReference: order,
      amount: EURO(6000),
      success: 'false',
    });
    assert.equal(await reportsLeft(shop), 0);
    assert.deepEqual(shop.settled, ['cancelled']);
    const shown = await shop.shopper.methods();
    assert.deepEqual([shown.body['amount'], partsOf(shown)], [EURO(6000), { paid: [], paidBack: 'expired' }]);
  });

  for (const success of ['true', 'false'] as const)
    it(`changes nothing where another shop of the merchant's opened it (success ${success})`, async () => {
      const shop = await openPart();
      const answer = await said(shop, {
        eventCode: 'ORDER_CLOSED',
        pspReference: 'PSP00000000000F1',
        success,
      });
      assert.equal(answer, '[accepted]');
      assert.equal(await reportsLeft(shop), 0);
      assert.deepEqual([shop.settled, shop.held()], [[], 5000]);
    });
});

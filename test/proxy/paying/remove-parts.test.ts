import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DAY } from '../../../src/facts/instant.js';
import { memoryLedger, type Ledger, type NewAttempt } from '../../../src/proxy/index.js';
import { serviceError } from '../fake-platform.js';
import { EURO, openGiftShop, partsOf } from '../gift-shop.js';
import { arrive, codeOf, envelope, EUR, openShop } from '../shop.js';

describe('an order that is paid in parts', () => {
  it('is paid by two gift cards and a card, and each part names the order as the newest answer does', async () => {
    const { part, rest, shopper, settled, held, sent } = await openGiftShop();
    assert.deepEqual((await part('g1', 'gift-50', 5000)).body['remaining'], EURO(1000));
    assert.deepEqual((await part('g2', 'gift-10', 400)).body['remaining'], EURO(600));
    const shown = await shopper.methods();
    assert.deepEqual(shown.body['amount'], EURO(600));
    const paid = [
      { amount: EURO(5000), brand: 'givex', lastFour: '0050', isRemovable: true },
      { amount: EURO(400), brand: 'givex', lastFour: '0010', isRemovable: true },
    ];
    assert.deepEqual(partsOf(shown), { paid });
    assert.equal((await rest('c1', 600)).body['outcome'], 'paid');
    assert.deepEqual([settled, held()], [['paid'], 6000]);
    const named = sent().flatMap(({ order }) => (order ? [(order as { orderData: string }).orderData] : []));
    assert.equal(new Set(named).size, 3);
  });

  it('C1-18: tells a gift card from another one of the same brand under one key', async () => {
    const { proxy } = openShop();
    const shopper = await arrive(proxy);
    const sealed = () => ({
      amount: EUR(500),
      paymentMethod: { type: 'giftcard', encryptedCardNumber: envelope(), encryptedSecurityCode: envelope() },
    });
    const first = sealed();
    assert.equal((await shopper.pay('key-1', first)).body['outcome'], 'action-required');
    assert.equal((await shopper.pay('key-1', first)).body['outcome'], 'action-required');
    assert.equal(codeOf(await shopper.pay('key-1', sealed())), 'key-reused');
  });

  it('shows another session what was paid, and neither with which card nor a way to take it back', async () => {
    const { part, proxy } = await openGiftShop();
    await part('g1', 'gift-50', 5000);
    const other = await arrive(proxy, 'http://localhost:8080');
    assert.deepEqual(partsOf(await other.methods()), { paid: [{ amount: EURO(5000) }] });
    assert.equal(codeOf(await other.post('/parts/remove', { order: 'ORDER-1' })), 'unknown-attempt');
  });

  it('gives all parts back at once, and is paid anew from the whole amount', async () => {
    const { part, rest, remove, shopper, held, report, settled, balance } = await openGiftShop();
    await part('g1', 'gift-50', 5000);
    await part('g2', 'gift-10', 400);
    const { status, body } = await remove();
    assert.deepEqual(
      [status, body],
      [200, { order: 'ORDER-1', amount: EURO(6000), paid: [], settled: true }],
    );
    assert.deepEqual([(await remove()).body['settled'], held()], [true, 0]);
    const shown = await shopper.methods();
    assert.deepEqual([shown.body['amount'], partsOf(shown)], [EURO(6000), { paid: [], paidBack: 'removed' }]);
    await report();
    assert.deepEqual((await balance('gift-50')).body['balance'], EURO(5000));
    assert.deepEqual((await part('g3', 'gift-50', 5000)).body['remaining'], EURO(1000));
    assert.equal((await rest('c1', 1000)).body['outcome'], 'paid');
    await report();
    assert.deepEqual([settled.filter((outcome) => outcome === 'paid').length, held()], [1, 6000]);
  });

  it('is paid at once by one method after its parts were given back', async () => {
    const { part, rest, remove, held } = await openGiftShop();
    await part('g1', 'gift-50', 5000);
    await remove();
    assert.equal((await rest('c1', 6000)).body['outcome'], 'paid');
    assert.equal(held(), 6000);
  });

  it('gives nothing back once it is paid, nor while another attempt is open', async () => {
    const { part, remove, held, shopper } = await openGiftShop();
    await part('g1', 'gift-50', 5000);
    const waiting = await shopper.pay('b1', { amount: EURO(1000), paymentMethod: { type: 'ideal' } });
    assert.equal(waiting.body['outcome'], 'action-required');
    assert.equal(codeOf(await remove()), 'attempt-open');
    const paid = await openGiftShop();
    await paid.part('g1', 'gift-50', 5000);
    await paid.rest('c1', 1000);
    assert.equal(codeOf(await paid.remove()), 'order-paid');
    assert.deepEqual([held(), paid.held()], [5000, 6000]);
  });
});

describe('a payment of the rest that meets the parts on their way back', () => {
  it('is told that the amount changed where they are back before it is written down', async () => {
    let onHold = async (): Promise<unknown> => true;
    const shop = await openGiftShop({ options: { holdOrder: async () => (await onHold()) !== false } });
    await shop.part('g1', 'gift-50', 5000);
    onHold = shop.remove;
    assert.equal(codeOf(await shop.rest('c1', 1000)), 'amount-changed');
    assert.equal(shop.held(), 0);
  });

  for (const [when, isLate] of [
    ['where they are back before their order at the platform is looked up', false],
    ['where they are back after that', true],
  ] as const)
    it(`is not sent ${when}`, async () => {
      let removal: Promise<unknown> = Promise.resolve();
      let races = false;
      let [goOn, tellAsked] = [(): void => undefined, (): void => undefined];
      const gate = new Promise<void>((resolve) => (goOn = resolve));
      const isAsked = new Promise<void>((resolve) => (tellAsked = resolve));
      /** Once: the parts come back while the payment waits. */
      const comeBack = async (): Promise<void> => {
        races = false;
        goOn();
        await removal;
      };
      const ledger: Ledger = memoryLedger();
      const [begin, recall] = [ledger.begin.bind(ledger), ledger.recall.bind(ledger)];
      Object.assign(ledger, {
        begin: async (attempt: NewAttempt) => {
          const begun = await begin(attempt);
          if (races && !isLate) await comeBack();
          return begun;
        },
        recall: async (kind: string, key: string) => {
          const known = await recall(kind, key);
          const isBegun = races && (await ledger.findOrder('ORDER-1'))?.openAttempt !== undefined;
          if (isBegun && kind === 'platform-order-ended') await comeBack();
          return known;
        },
      });
      const shop = await openGiftShop({
        onOrderCancel: async () => {
          tellAsked();
          await gate;
          return undefined;
        },
        options: {
          ledger,
          holdOrder: async () => {
            if (races) removal = shop.remove();
            if (races) await isAsked;
            return true;
          },
        },
      });
      await shop.part('g1', 'gift-50', 5000);
      races = true;
      assert.equal(codeOf(await shop.rest('c1', 1000)), 'platform-unavailable');
      assert.equal(shop.held(), 0);
      assert.equal((await shop.rest('c2', 6000)).body['outcome'], 'paid');
      assert.equal(shop.held(), 6000);
    });
});

describe('parts whose way back is not sure', () => {
  const away = () => Promise.resolve(new Response(null, { status: 503 }));

  it('are asked back again until the platform takes it on, and nothing is paid meanwhile', async () => {
    let onOrderCancel: (() => Promise<Response>) | undefined = away;
    const { part, rest, remove, shopper, later, proxy, held } = await openGiftShop({
      onOrderCancel: async () => onOrderCancel?.(),
    });
    await part('g1', 'gift-50', 5000);
    const { status, body } = await remove();
    assert.deepEqual([status, body['settled'], held()], [202, false, 5000]);
    assert.equal(codeOf(await rest('c1', 1000)), 'attempt-open');
    assert.equal((await shopper.methods()).status, 200);
    onOrderCancel = undefined;
    later(300_000);
    await proxy.reconcile();
    assert.equal(held(), 0);
    assert.equal((await rest('c2', 6000)).body['outcome'], 'paid');
  });

  it('are asked back in the same words where the server stopped before it wrote the answer down', async () => {
    let stops = true;
    const ledger: Ledger = memoryLedger();
    const endIntent = ledger.endIntent.bind(ledger);
    Object.assign(ledger, {
      endIntent: async (...ends: Parameters<Ledger['endIntent']>) => {
        if (!stops) await endIntent(...ends);
        stops = false;
      },
    });
    const shop = await openGiftShop({ options: { ledger } });
    await shop.part('g1', 'gift-50', 5000);
    await shop.remove();
    shop.later(300_000);
    await shop.proxy.reconcile();
    const cancels = shop.sent().filter(({ reference, order }) => order && reference === undefined);
    assert.ok(cancels.length > 1);
    for (const cancel of cancels) assert.deepEqual(cancel, cancels[0]);
    assert.equal(shop.held(), 0);
  });

  it('go back one by one where the platform does not give up their order', async () => {
    const { part, rest, remove, held } = await openGiftShop({
      onOrderCancel: async () => serviceError(422, '14_017'),
    });
    await part('g1', 'gift-50', 5000);
    await part('g2', 'gift-10', 400);
    const { status, body } = await remove();
    assert.deepEqual([status, body['settled'], body['amount'], held()], [200, true, EURO(6000), 0]);
    assert.equal((await rest('c1', 6000)).body['outcome'], 'paid');
    assert.equal(held(), 6000);
  });

  it('are given back by the platform when the order expires, and the ledger follows its report', async () => {
    const { part, later, report, shopper, held, rest } = await openGiftShop();
    await part('g1', 'gift-50', 5000);
    later(DAY);
    await report();
    const shown = await shopper.methods();
    assert.deepEqual([shown.body['amount'], partsOf(shown)], [EURO(6000), { paid: [], paidBack: 'expired' }]);
    assert.equal((await part('g2', 'gift-50', 5000)).body['outcome'], 'action-required');
    assert.equal((await rest('c1', 1000)).body['outcome'], 'paid');
    assert.equal(held(), 6000);
  });

  it('are followed by the clock where the platform reports nothing', async () => {
    const { part, later, shopper, rest, held } = await openGiftShop({ isHeardOf: false });
    await part('g1', 'gift-50', 5000);
    later(DAY + 60_000);
    const shown = await shopper.methods();
    assert.deepEqual([shown.body['amount'], partsOf(shown)], [EURO(6000), { paid: [], paidBack: 'expired' }]);
    assert.equal((await rest('c1', 6000)).body['outcome'], 'paid');
    assert.equal(held(), 6000);
  });
});

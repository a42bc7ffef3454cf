import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { memoryLedger } from '../../../src/proxy/index.js';
import { BLIK, openAppShop } from '../app-shop.js';
import { Browser, codeOf, EUR, type Reply } from '../shop.js';

const said = ({ status, body }: Reply) => [status, body['outcome']];
/** Never "not charged": an approval may have been quicker, and is given back. */
const isCancelRequested = ({ status, body }: Reply): boolean =>
  status === 200 && body['outcome'] === 'cancelled' && body['reason'] === 'cancel-requested';

/** How often the platform was asked to cancel. */
const cancelsOf = ({ sent }: Awaited<ReturnType<typeof openAppShop>>): number =>
  sent().filter(({ paymentReference }) => paymentReference !== undefined).length;

describe('a payment that the shopper approves in an app', () => {
  it('is paid by the platform’s report, and by nothing a page says', async () => {
    const shop = await openAppShop();
    const begun = await shop.pay('k1');
    assert.deepEqual(said(begun), [200, 'action-required']);
    const { type, subtype, name, expiresIn } = begun.body['action'] as Record<string, unknown>;
    assert.deepEqual([type, subtype, name, expiresIn], ['await', 'blik', 'BLIK', 120_000]);
    shop.later(30_000);
    const waiting = (await shop.shopper.attempt('k1')).body['action'] as Record<string, unknown>;
    assert.equal(waiting['expiresIn'], 90_000);
    assert.equal(await shop.answer(begun, 'approve'), 200);
    assert.deepEqual(said(await shop.shopper.attempt('k1')), [200, 'action-required']);
    await shop.report();
    assert.deepEqual(said(await shop.shopper.attempt('k1')), [200, 'paid']);
    assert.equal(await shop.answer(begun, 'decline'), 404);
  });

  for (const how of ['declines', 'lets it expire'])
    it(`is refused where the shopper ${how}, and the order can be paid again`, async () => {
      const shop = await openAppShop();
      const begun = await shop.pay('k1');
      if (how === 'declines') await shop.answer(begun, 'decline');
      else shop.later(120_000);
      await shop.report();
      await shop.report();
      assert.deepEqual(said(await shop.shopper.attempt('k1')), [200, 'refused']);
      assert.deepEqual(said(await shop.pay('k2')), [200, 'action-required']);
      assert.equal(shop.charged(), 0);
    });

  it('holds its order until the shopper wants another method; then the first is cancelled', async () => {
    const shop = await openAppShop();
    const begun = await shop.pay('k1');
    assert.equal(codeOf(await shop.pay('k2')), 'attempt-open');
    assert.ok(isCancelRequested(await shop.cancel('k1')));
    assert.deepEqual(said(await shop.pay('k3')), [200, 'action-required']);
    assert.equal(await shop.answer(begun, 'approve'), 404);
    assert.equal(shop.charged(), 0);
  });

  it('C7-117: is given back where the approval was quicker than the cancel', async () => {
    const shop = await openAppShop();
    await shop.answer(await shop.pay('k1'), 'approve');
    assert.ok(isCancelRequested(await shop.cancel('k1')));
    const second = await shop.pay('k2');
    await shop.report();
    await shop.answer(second, 'approve');
    await shop.report();
    await shop.report();
    assert.ok(isCancelRequested(await shop.shopper.attempt('k1')));
    assert.deepEqual(said(await shop.shopper.attempt('k2')), [200, 'paid']);
    assert.equal(shop.charged(), 1);
  });

  it('C7-117: is never shown as paid where it is approved while the cancel is on its way', async () => {
    const shop = await openAppShop({
      onCancel: async () => {
        await shop.answer(begun, 'approve');
        await shop.report();
        return undefined;
      },
    });
    const begun = await shop.pay('k1');
    assert.ok(isCancelRequested(await shop.cancel('k1')));
    await shop.report();
    assert.ok(isCancelRequested(await shop.shopper.attempt('k1')));
    assert.equal(shop.charged(), 0);
    assert.deepEqual(said(await shop.pay('k2')), [200, 'action-required']);
  });

  it('C7-117: waits on where the platform refuses the cancel, and is paid by an approval', async () => {
    const refused = { status: 422, errorCode: '1', message: 'no', errorType: 'validation' };
    const shop = await openAppShop({ onCancel: async () => Response.json(refused, { status: 422 }) });
    const begun = await shop.pay('k1');
    assert.deepEqual(said(await shop.cancel('k1')), [200, 'action-required']);
    await shop.answer(begun, 'approve');
    await shop.report();
    assert.deepEqual(said(await shop.shopper.attempt('k1')), [200, 'paid']);
    assert.equal(shop.charged(), 1);
  });

  it('C7-117: is not paid where it is not known whether the cancel arrived; an approval is given back', async () => {
    const shop = await openAppShop({ onCancel: () => Promise.reject(new TypeError('fetch failed')) });
    const begun = await shop.pay('k1');
    assert.deepEqual(said(await shop.cancel('k1')), [200, 'action-required']);
    await shop.answer(begun, 'approve');
    await shop.report();
    await shop.report();
    assert.ok(isCancelRequested(await shop.shopper.attempt('k1')));
    assert.equal(shop.charged(), 0);
  });

  it('C7-117: holds its order where the money is not yet on its way back, and is never shown as not paid', async () => {
    let isDown = true;
    const down = () => Promise.reject(new TypeError('fetch failed'));
    const shop = await openAppShop({
      onCancel: down,
      onReversal: () => (isDown ? down() : Promise.resolve(undefined)),
    });
    const begun = await shop.pay('k1');
    await shop.cancel('k1');
    await shop.answer(begun, 'approve');
    await shop.report();
    assert.deepEqual(said(await shop.shopper.attempt('k1')), [200, 'action-required']);
    assert.equal((await shop.shopper.attempt('k1')).body['isApproved'], undefined);
    assert.equal(codeOf(await shop.pay('k2')), 'attempt-open');
    isDown = false;
    shop.later(120_000);
    await shop.proxy.reconcile();
    assert.ok(isCancelRequested(await shop.shopper.attempt('k1')));
    assert.equal(shop.charged(), 0);
    assert.deepEqual(said(await shop.pay('k3')), [200, 'action-required']);
  });

  it('is not cancelled for another shopper, under another order, or once it has ended', async () => {
    const shop = await openAppShop();
    const begun = await shop.pay('k1');
    const stranger = new Browser(shop.proxy, 'http://localhost:8080');
    await stranger.methods();
    assert.equal(codeOf(await stranger.post('/attempts/k1/cancel', { order: 'ORDER-1' })), 'unknown-attempt');
    assert.equal(codeOf(await shop.cancel('k1', 'ORDER-2')), 'unknown-attempt');
    assert.equal(codeOf(await shop.cancel('k9')), 'unknown-attempt');
    await shop.answer(begun, 'approve');
    await shop.report();
    assert.deepEqual(said(await shop.cancel('k1')), [200, 'paid']);
    assert.equal(shop.charged(), 1);
  });

  it('is not cancelled while another of its steps is on its way', async () => {
    const shop = await openAppShop();
    const begun = await shop.pay('k1');
    await shop.ledger.beginDetails({
      digest: 'STEP-1',
      key: 'k1',
      at: Date.UTC(2030, 0, 1, 10),
      lostBefore: 0,
    });
    assert.deepEqual(said(await shop.cancel('k1')), [202, 'unknown']);
    await shop.ledger.endDetails('STEP-1', {});
    await shop.answer(begun, 'approve');
    await shop.report();
    assert.deepEqual(said(await shop.shopper.attempt('k1')), [200, 'paid']);
    assert.equal(shop.charged(), 1);
  });

  it('stays paid where it was approved just before the cancel was written down', async () => {
    const ledger = memoryLedger();
    const settle = ledger.settle.bind(ledger);
    let isQuicker = false;
    const shop = await openAppShop({ options: { ledger } });
    const begun = await shop.pay('k1');
    ledger.settle = async (...settlement) => {
      const isFirst = !isQuicker;
      isQuicker = true;
      if (isFirst) {
        await shop.answer(begun, 'approve');
        await shop.report();
      }
      return settle(...settlement);
    };
    assert.deepEqual(said(await shop.cancel('k1')), [200, 'paid']);
    assert.equal(cancelsOf(shop), 0);
    assert.equal(shop.charged(), 1);
  });

  it('is no longer cancelled for a session that asks for it too often', async () => {
    const shop = await openAppShop({
      onCancel: () => Promise.reject(new TypeError('fetch failed')),
      options: { limits: { session: 2 } },
    });
    await shop.pay('k1');
    for (let time = 0; time < 3; time++)
      assert.deepEqual(said(await shop.cancel('k1')), [200, 'action-required']);
    assert.equal(codeOf(await shop.cancel('k1')), 'rate-limited');
  });

  it('never holds its order longer than its method allows, page or no page', async () => {
    const shop = await openAppShop();
    await shop.pay('k1');
    shop.sandbox.faults.next('notifications', 'never');
    shop.later(100_000);
    await shop.proxy.reconcile();
    assert.deepEqual(said(await shop.shopper.attempt('k1')), [200, 'action-required']);
    shop.later(20_000);
    await shop.proxy.reconcile();
    assert.ok(isCancelRequested(await shop.shopper.attempt('k1')));
    assert.deepEqual(said(await shop.pay('k2', BLIK)), [200, 'action-required']);
  });

  it('is not offered where the platform’s reports do not reach the shop', async () => {
    const familyIn = async (isHeardOf: boolean) => {
      const { body } = await (await openAppShop({ isHeardOf })).shopper.methods();
      return (body['methods'] as { type: string; family?: string }[]).find(({ type }) => type === 'blik')
        ?.family;
    };
    assert.deepEqual([await familyIn(true), await familyIn(false)], ['short-form', undefined]);
  });
});

describe('a payment at a bank', () => {
  it('is not cancelled: its shopper comes back from there', async () => {
    const shop = await openAppShop({ amount: EUR(1999) });
    assert.deepEqual(said(await shop.pay('k1', { type: 'ideal' })), [200, 'action-required']);
    assert.deepEqual(said(await shop.cancel('k1')), [200, 'action-required']);
    assert.equal(cancelsOf(shop), 0);
    assert.equal(codeOf(await shop.pay('k2', { type: 'ideal' })), 'attempt-open');
  });
});

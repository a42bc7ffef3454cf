import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DAY } from '../../../src/facts/instant.js';
import { memoryLedger, type Charge } from '../../../src/proxy/index.js';
import { openAppShop } from '../app-shop.js';
import { openGiftShop } from '../gift-shop.js';

const amount = { value: 1999, currency: 'EUR' };
const CARD = {
  type: 'scheme',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
};
const VISA = '4111111111111111';
const CHALLENGED = '4212345678910006';

/** A shop whose shopper Anna has stored a card by paying ORDER-1. */
async function openShop(order: object = {}, number = VISA, more: object = {}) {
  let isReachable = true;
  const changed: {
    order?: object;
    isFailing?: boolean;
    meanwhile?: (() => Promise<unknown>) | undefined;
    pricedFor?: object;
  } = {};
  const settled: string[] = [];
  const shop = await openAppShop({
    amount,
    order,
    options: {
      resolveOrder: (_: string, identity: object) => {
        changed.pricedFor = identity;
        if (changed.isFailing) throw new Error('the shop is away');
        return { amount, returnUrl: 'http://localhost:8080/return.html', ...order, ...changed.order };
      },
      identify: () => ({ audience: 'shopper', shopperReference: 'anna-1' }),
      onSettled: (reference: string, outcome: string) => void settled.push(`${reference} ${outcome}`),
      holdOrder: async () => {
        await changed.meanwhile?.();
        return isReachable;
      },
      ...more,
    },
  });
  const paymentMethod = { ...CARD, encryptedCardNumber: `test_${number}` };
  const paid = await shop.shopper.pay('k1', { paymentMethod, amount, storePaymentMethod: true });
  assert.equal(paid.body['outcome'], number === VISA ? 'paid' : 'action-required');
  const [stored] = (await shop.shopper.methods('ORDER-2')).body['storedCards'] as { id: string }[];
  const charge = (changes: Partial<Charge> = {}) =>
    shop.proxy.charge({
      order: 'ORDER-2',
      key: 'november',
      shopperReference: 'anna-1',
      storedPaymentMethodId: stored?.id ?? 'none',
      ...changes,
    });
  return { ...shop, charge, changed, settled, hold: (is: boolean) => void (isReachable = is) };
}

describe('a stored card that the merchant charges without the shopper', () => {
  it('pays an order once, told as the shopper’s absence and for a subscription', async () => {
    const shop = await openShop();
    const charged = await shop.charge();
    assert.ok(charged.kind === 'attempted');
    assert.equal(charged.outcome, 'paid');
    const sent = shop.sent().at(-1)!;
    assert.equal(sent['shopperInteraction'], 'ContAuth');
    assert.equal(sent['recurringProcessingModel'], 'Subscription');
    assert.equal(sent['reference'], charged.reference);
    for (const name of ['browserInfo', 'origin', 'shopperIP', 'channel', 'storePaymentMethod', 'order'])
      assert.equal(sent[name], undefined, name);
    assert.equal(shop.charged(), 2);
    await shop.proxy.reconcile();
    assert.deepEqual(shop.settled, ['ORDER-1 paid', 'ORDER-2 paid']);
  });

  it('is charged once for the same key, at the same moment or a month later, and refused for another', async () => {
    const shop = await openShop();
    const both = await Promise.all([shop.charge(), shop.charge()]);
    assert.deepEqual(both[0], both[1]);
    shop.later(31 * DAY);
    assert.deepEqual(await shop.charge(), both[0]);
    assert.deepEqual(await shop.charge({ key: 'december' }), { kind: 'refused', code: 'order-paid' });
    assert.equal(shop.charged(), 2);
  });

  it('a key that stood for another charge is refused', async () => {
    const shop = await openShop();
    const charged = await shop.charge();
    for (const changes of [
      { recurringProcessingModel: 'UnscheduledCardOnFile' },
      { storedPaymentMethodId: 'another' },
      { type: 'sepadirectdebit' },
    ] as const) {
      const other = await shop.charge(changes);
      assert.ok(other.kind === 'refused');
      assert.equal(other.code, 'key-reused');
    }
    assert.deepEqual(await shop.charge({ type: 'scheme' }), charged);
    assert.equal(shop.charged(), 2);
  });

  it('is the same charge to every version of the proxy', async () => {
    const ledger = memoryLedger();
    const shop = await openShop({}, VISA, { ledger });
    const charged = await shop.charge();
    assert.ok(charged.kind === 'attempted');
    const { key, fingerprint } = (await ledger.findByReference(charged.reference)) ?? {};
    assert.equal(key, 'yiz-8mQRybvWvLemJ6xnC7id7Wqg8i8BZurMhwCvaRA');
    assert.equal(fingerprint, 'WSdMAmQpRd1G3t-KGW7m0zIiOX5LPWuiEDS4ixercOA');
  });

  it('is priced for that shopper', async () => {
    const shop = await openShop();
    await shop.charge();
    assert.deepEqual(shop.changed.pricedFor, { audience: 'shopper', shopperReference: 'anna-1' });
  });

  it('of an order that is paid, or being paid, by the time it is written down charges nothing', async () => {
    for (const [wins, code] of [
      ['paid', 'order-paid'],
      ['open', 'attempt-open'],
    ] as const) {
      const shop = await openShop();
      shop.changed.meanwhile = async () => {
        shop.changed.meanwhile = undefined;
        const number = wins === 'paid' ? VISA : CHALLENGED;
        const paymentMethod = { ...CARD, encryptedCardNumber: `test_${number}` };
        await shop.shopper.pay('first', { order: 'ORDER-2', amount, paymentMethod });
      };
      assert.deepEqual(await shop.charge(), { kind: 'refused', code });
      assert.equal(shop.charged(), wins === 'paid' ? 2 : 1);
    }
  });

  it('of an order that is paid is told so, though its items are not held any more', async () => {
    const shop = await openShop();
    await shop.charge();
    shop.hold(false);
    assert.deepEqual(await shop.charge({ key: 'december' }), { kind: 'refused', code: 'order-paid' });
  });

  it('is not charged while the shopper pays the same order, nor paid by the shopper after', async () => {
    const shop = await openShop();
    const leaves = await shop.shopper.pay('k2', {
      order: 'ORDER-2',
      amount,
      paymentMethod: { ...CARD, encryptedCardNumber: `test_${CHALLENGED}` },
    });
    assert.equal(leaves.body['outcome'], 'action-required');
    assert.deepEqual(await shop.charge(), { kind: 'refused', code: 'attempt-open' });
    assert.equal((await shop.charge({ order: 'ORDER-3' })).kind, 'attempted');
    const late = await shop.shopper.pay('k3', {
      order: 'ORDER-3',
      amount,
      paymentMethod: { ...CARD, encryptedCardNumber: `test_${VISA}` },
    });
    assert.equal((late.body['error'] as { code: string }).code, 'order-paid');
    assert.equal(shop.charged(), 2);
  });

  it('of another shopper, or that is not there, charges nothing', async () => {
    const shop = await openShop();
    for (const changes of [{ shopperReference: 'ben-1' }, { storedPaymentMethodId: 'NOSUCHCARD' }]) {
      const charged = await shop.charge({ ...changes, key: Object.keys(changes)[0]! });
      assert.ok(charged.kind === 'refused');
      assert.equal(charged.code, 'platform-refused');
    }
    assert.equal(shop.charged(), 1);
  });

  it('is not charged for an order whose items are no longer held', async () => {
    const shop = await openShop();
    shop.hold(false);
    assert.deepEqual(await shop.charge(), { kind: 'refused', code: 'order-expired' });
    assert.equal(shop.charged(), 1);
  });

  it('is told by the shopper’s page that it has paid, and by no other’s', async () => {
    const shop = await openShop();
    await shop.charge();
    const answer = await shop.shopper.methods('ORDER-2');
    assert.equal(answer.body['isPaid'], true);
    const attempt = await shop.shopper.attempt(answer.body['attempt'] as string);
    assert.equal(attempt.body['outcome'], 'paid');
  });

  it('cannot be begun with a key or a name that is none', async () => {
    const shop = await openShop();
    await assert.rejects(shop.charge({ key: 'a b' }), /key has to be/);
    await assert.rejects(shop.charge({ shopperReference: '' }), /shopperReference has to be/);
    assert.equal(shop.charged(), 1);
  });

  it('is logged without whose card it was', async () => {
    const shop = await openShop();
    await shop.charge();
    assert.match(shop.told(), /"operation":"charge".*"outcome":"paid".*"duration":[\d.]+/);
    assert.doesNotMatch(shop.told(), /anna-1|november/);
  });
});

describe('a charge of an order that is paid in parts', () => {
  const charge = (shop: Awaited<ReturnType<typeof openGiftShop>>) =>
    shop.proxy.charge({
      order: 'ORDER-1',
      key: 'november',
      shopperReference: 'anna-1',
      storedPaymentMethodId: 'A-CARD',
    });

  it('is refused while its parts go back, and tells nothing to the platform', async () => {
    const shop = await openGiftShop({ onOrderCancel: async () => new Response('', { status: 500 }) });
    await shop.part('g1', 'gift-50', 5000);
    assert.equal((await shop.remove()).body['settled'], false);
    const before = shop.sent().length;
    assert.deepEqual(await charge(shop), { kind: 'refused', code: 'attempt-open' });
    assert.deepEqual(
      shop.sent().filter((body, at) => at >= before && 'paymentMethod' in body),
      [],
    );
  });

  it('is refused where a part was paid since its amount was looked up', async () => {
    let isPaying = true;
    const shop = await openGiftShop({
      options: {
        holdOrder: async () => {
          if (isPaying) {
            isPaying = false;
            await shop.part('g1', 'gift-50', 5000);
          }
          return true;
        },
      },
    });
    assert.deepEqual(await charge(shop), { kind: 'refused', code: 'amount-changed' });
    assert.equal(shop.held(), 5000);
  });
});

describe('a charge that cannot be made', () => {
  it('is refused by the name of the field where the order takes no card', async () => {
    const shop = await openShop();
    shop.changed.order = { blockedPaymentMethods: ['scheme'] };
    const refused = { kind: 'refused', code: 'invalid-request', field: 'storedPaymentMethodId' };
    assert.deepEqual(await shop.charge(), refused);
    assert.equal(shop.charged(), 1);
  });

  it('never becomes one later under the same key, when the order takes a card again', async () => {
    const shop = await openShop();
    shop.changed.order = { blockedPaymentMethods: ['scheme'] };
    await shop.charge();
    shop.changed.order = {};
    const again = await shop.charge();
    assert.ok(again.kind === 'refused');
    assert.equal(again.code, 'attempt-fenced');
    assert.equal((await shop.charge({ key: 'second' })).kind, 'attempted');
  });

  it('rejects where your server does not know the price, is logged, and may be asked for again', async () => {
    const shop = await openShop();
    shop.changed.isFailing = true;
    await assert.rejects(shop.charge(), /the shop is away/);
    assert.match(shop.told(), /"operation":"charge","audience":"none","outcome":"internal"/);
    shop.changed.isFailing = false;
    const { reference, ...rest } = (await shop.charge()) as Record<string, unknown>;
    assert.deepEqual([rest, typeof reference], [{ kind: 'attempted', outcome: 'paid' }, 'string']);
  });

  it('is refused once the proxy is closed', async () => {
    const shop = await openShop();
    await shop.proxy.close();
    const charged = await shop.charge();
    assert.ok(charged.kind === 'refused');
    assert.equal(charged.code, 'unavailable');
    assert.equal(shop.charged(), 1);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { createProxy, memoryLedger, type ProxyEvent } from '../../../src/proxy/index.js';
import { createSandbox } from '../../../src/sandbox/index.js';
import { Browser, codeOf, EUR, type Reply } from '../shop.js';

const SHOP = 'http://localhost:8080';

const CARD = {
  type: 'scheme',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
};

/** EUR 50.00 to spend. */
const GIFT = {
  type: 'giftcard',
  brand: 'givex',
  encryptedCardNumber: 'test_6036280000000000050',
  encryptedSecurityCode: 'test_123',
};

/** An order of EUR 50.00, of which a gift card has paid EUR 20.00. */
async function openPartPaid() {
  let amount = EUR(5000);
  const settled: string[] = [];
  const events: ProxyEvent[] = [];
  const sandbox = await createSandbox({
    origin: 'http://127.0.0.1:8081',
    apiKey: 'key',
    merchantAccount: 'Shop',
  });
  const proxy = createProxy({
    environment: 'sandbox',
    merchantAccount: 'Shop',
    apiKey: 'key',
    ledger: memoryLedger(),
    inPage: false,
    platform: { fetch: sandbox.fetch, budget: 60, pause: 1 },
    resolveOrder: () => ({ amount, returnUrl: `${SHOP}/return.html`, countryCode: 'NL' }),
    onSettled: (order, outcome) => void settled.push(`${order} ${outcome}`),
    onEvent: (event) => void events.push(event),
  });
  const shopper = new Browser(proxy, SHOP);
  await shopper.methods();
  let count = 0;
  const pay = (value: number, paymentMethod: object = CARD): Promise<Reply> =>
    shopper.pay(`key-${++count}`, { amount: EUR(value), paymentMethod });
  const part = await pay(2000, GIFT);
  assert.deepEqual([part.body['outcome'], part.body['remaining']], ['action-required', EUR(3000)]);
  /** What the page asks for, and whether it says that nothing is left to pay. */
  const asked = async (by = shopper) => {
    const { body } = await by.methods();
    return [(body['amount'] as { value: number }).value, body['isPaid'] ?? false, body['attempt']];
  };
  return {
    shopper,
    stranger: new Browser(proxy, SHOP),
    settled,
    events,
    pay,
    asked,
    costs: (value: number, currency = 'EUR') => (amount = { value, currency }),
  };
}

describe('the price of an order that is paid in part', () => {
  for (const [what, value, isMore] of [
    ['what was authorised', 2000, false],
    ['less than that', 1500, true],
  ] as const)
    it(`C5-103: falls to ${what}: the order is paid, the merchant is told once, and nothing more is taken`, async () => {
      const { shopper, stranger, settled, events, pay, asked, costs } = await openPartPaid();
      costs(value);
      assert.deepEqual(await asked(), [value, true, 'key-1']);
      assert.equal((await shopper.attempt('key-1')).body['outcome'], 'paid');
      assert.equal(codeOf(await pay(value)), 'order-paid');
      assert.deepEqual(await asked(stranger), [value, true, undefined]);
      assert.deepEqual(settled, ['ORDER-1 paid']);
      assert.equal(
        events.some(({ notes }) => notes.includes('authorised-more')),
        isMore,
      );
    });

  it('C5-103: falls, and a payment that the page has begun before it looked again is refused as paid', async () => {
    const { pay, costs, settled } = await openPartPaid();
    costs(1500);
    assert.equal(codeOf(await pay(3000)), 'order-paid');
    assert.deepEqual(settled, ['ORDER-1 paid']);
  });

  it('falls, and only the rest is asked for and taken', async () => {
    const { pay, asked, costs, settled } = await openPartPaid();
    costs(4500);
    assert.deepEqual(await asked(), [2500, false, undefined]);
    assert.equal((await pay(2500)).body['outcome'], 'paid');
    assert.deepEqual(settled, ['ORDER-1 paid']);
  });

  it('rises: the platform’s order is filled first, then a second payment takes what was added', async () => {
    const { pay, asked, costs, settled } = await openPartPaid();
    costs(5700);
    assert.deepEqual(await asked(), [3000, false, undefined]);
    const filled = await pay(3000);
    assert.deepEqual([filled.body['outcome'], filled.body['remaining']], ['action-required', EUR(700)]);
    assert.deepEqual(await asked(), [700, false, undefined]);
    assert.equal((await pay(700)).body['outcome'], 'paid');
    assert.deepEqual([await asked(), settled], [[5700, true, 'key-3'], ['ORDER-1 paid']]);
  });

  it('rises, and what was added is paid in parts too', async () => {
    const { pay, asked, costs, settled } = await openPartPaid();
    costs(7000);
    assert.equal((await pay(3000)).body['outcome'], 'action-required');
    assert.equal((await pay(1500, GIFT)).body['outcome'], 'action-required');
    assert.deepEqual(await asked(), [500, false, undefined]);
    assert.equal((await pay(500)).body['outcome'], 'paid');
    assert.deepEqual(settled, ['ORDER-1 paid']);
  });

  it('changes its currency: that is the merchant’s slip, and no amount is asked for', async () => {
    const { shopper, costs } = await openPartPaid();
    costs(5000, 'USD');
    const { status, body } = await shopper.methods();
    assert.deepEqual(
      [status, body['error']],
      [500, { code: 'internal', field: 'resolveOrder.amount.currency' }],
    );
  });
});

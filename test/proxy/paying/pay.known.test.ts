import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { memoryLedger } from '../../../src/proxy/index.js';
import { answer, serviceError } from '../fake-platform.js';
import { arrive, Browser, card, codeOf, EUR, fieldOf, openShop, ORIGIN } from '../shop.js';

const { encryptedCardNumber, encryptedSecurityCode } = card();
const GIFT = { type: 'giftcard', brand: 'givex', encryptedCardNumber, encryptedSecurityCode };

describe('a payment that comes again', () => {
  it('is answered as it stands, though the shop has forgotten its order and more tries would be too many', async () => {
    let isThere = true;
    const { proxy, platform } = openShop({
      limits: { session: 1 },
      resolveOrder: () => (isThere ? { amount: EUR(1999), returnUrl: `${ORIGIN}/return` } : null),
    });
    const shopper = await arrive(proxy);
    await shopper.pay('key-1');
    isThere = false;
    for (let time = 0; time < 5; time++) assert.equal((await shopper.pay('key-1')).body['outcome'], 'paid');
    assert.equal(platform.paid.length, 1);
  });

  it('is the same payment to every version of the proxy, at the platform and in the ledger', async () => {
    const ledger = memoryLedger();
    const { proxy, platform } = openShop({ ledger });
    await (await arrive(proxy)).pay('key-1');
    assert.equal(platform.paid[0]?.key, 'wD7DRhc94IWn2IAsFDiEF1Ey8NgGw-po1DL2-jzjKog');
    assert.equal((await ledger.find('key-1'))?.fingerprint, '93FE2TRrVGc4VhN8wNZzpwaWfc9ef8fXOBOOdvdhINA');
  });

  it('is refused by the name of its key where it asks for something else', async () => {
    const shopper = await arrive(openShop().proxy);
    await shopper.pay('key-1');
    const reused = await shopper.pay('key-1', { order: 'ORDER-2' });
    assert.deepEqual([codeOf(reused), fieldOf(reused)], ['key-reused', 'Idempotency-Key']);
  });
});

describe('a payment', () => {
  it('is refused under the name of its amount where that is not the price, or a gift card would pay nothing', async () => {
    const { proxy, platform } = openShop();
    const shopper = await arrive(proxy);
    for (const changes of [
      { amount: EUR(2000) },
      { amount: EUR(0) },
      { amount: EUR(0), paymentMethod: GIFT },
    ]) {
      const refused = await shopper.pay(crypto.randomUUID(), changes);
      assert.deepEqual([codeOf(refused), fieldOf(refused)], ['amount-changed', 'amount']);
    }
    assert.equal(platform.paid.length, 0);
  });

  it('in part is not sent where the platform makes no order for it', async () => {
    const { proxy, platform } = openShop();
    platform.network = ({ path }, execute) => (path === '/orders' ? serviceError(401, '000') : execute());
    const part = await (await arrive(proxy)).pay('key-1', { amount: EUR(500), paymentMethod: GIFT });
    assert.deepEqual([part.status, codeOf(part), platform.paid], [502, 'platform-unavailable', []]);
  });

  it('is no try of a card where another one of its order is under way: it never begins', async () => {
    const { proxy, platform } = openShop({ limits: { refusals: 2 } });
    const shopper = await arrive(proxy);
    platform.network = () => answer(503, {});
    await shopper.pay('key-1');
    platform.network = (_, execute) => execute();
    for (let time = 2; time < 7; time++)
      assert.equal(codeOf(await shopper.pay(`key-${time}`)), 'attempt-open');
    assert.equal((await shopper.pay('key-7', { order: 'ORDER-2' })).body['outcome'], 'paid');
  });

  it('that is fenced in that very moment is told as fenced', async () => {
    const ledger = memoryLedger();
    const { proxy } = openShop({ ledger });
    const shopper = await arrive(proxy);
    await shopper.post('/attempts/key-1/fence', { order: 'ORDER-1' });
    const find = ledger.find.bind(ledger);
    let asked = 0;
    ledger.find = async (key) => (asked++ === 0 ? undefined : find(key));
    assert.equal(codeOf(await shopper.pay('key-1')), 'attempt-fenced');
  });

  it('is an error of the shop where its ledger has lost it', async () => {
    const ledger = memoryLedger();
    const { proxy } = openShop({ ledger });
    const shopper = await arrive(proxy);
    ledger.find = async () => undefined;
    const lost = await shopper.pay('key-1');
    assert.deepEqual([lost.status, codeOf(lost)], [500, 'internal']);
  });

  it('keeps an edge runtime awake while the platform takes its time', async () => {
    const ledger = memoryLedger();
    const { proxy, platform } = openShop({ ledger, answerWithin: 1 });
    const kept: Promise<unknown>[] = [];
    const context = { waitUntil: (work: Promise<unknown>) => void kept.push(work) };
    const shopper = new Browser(
      Object.assign((request: Request, env?: unknown) => proxy(request, env, context), proxy),
    );
    await shopper.methods();
    kept.length = 0;
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    platform.network = (_, execute) => gate.then(execute);
    assert.equal((await shopper.pay('key-1')).status, 202);
    release();
    await Promise.all(kept);
    assert.equal((await ledger.find('key-1'))?.outcome, 'paid');
  });
});

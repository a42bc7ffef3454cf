import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DAY } from '../../../src/facts/instant.js';
import { authorised } from '../fake-platform.js';
import { arrive, card, codeOf, envelope, fieldOf, openShop } from '../shop.js';

describe('encrypted card data', () => {
  it('C1-18: pays for one attempt: another order, another session, and another try of the same order get a 422', async () => {
    const { proxy, platform, events } = openShop();
    const [shopper, thief] = [await arrive(proxy), await arrive(proxy)];
    platform.decide = (got) => ({ ...authorised(got), resultCode: 'Refused' });
    const paymentMethod = card();
    assert.equal((await shopper.pay('a', { paymentMethod })).body['outcome'], 'refused');
    for (const [browser, key, order] of [
      [thief, 'b', 'ORDER-2'],
      [shopper, 'c', 'ORDER-1'],
      [shopper, 'd', 'ORDER-3'],
    ] as const) {
      const again = await browser.pay(key, { paymentMethod, order });
      assert.deepEqual(
        [again.status, codeOf(again), fieldOf(again)],
        [422, 'invalid-request', 'paymentMethod'],
      );
    }
    assert.equal(platform.paid.length, 1);
    assert.ok(events.at(-1)?.notes.includes('envelope-used'));
    assert.equal((await shopper.pay('e')).body['outcome'], 'refused');
  });

  it('C1-18: is refused where one part alone is used again, a security code of a stored card too', async () => {
    const identify = () => ({ audience: 'shopper', shopperReference: 'shopper-1' }) as const;
    const { proxy, platform } = openShop({ identify });
    const shopper = await arrive(proxy);
    const first = card();
    await shopper.pay('a', { paymentMethod: first });
    const stored = { type: 'scheme', storedPaymentMethodId: '8415718415172204' };
    for (const [at, paymentMethod] of [
      { ...card(), encryptedCardNumber: first.encryptedCardNumber },
      { ...card(), encryptedSecurityCode: first.encryptedSecurityCode },
      { ...stored, encryptedSecurityCode: first.encryptedSecurityCode },
    ].entries())
      assert.equal((await shopper.pay(`b${at}`, { paymentMethod, order: `ORDER-b${at}` })).status, 422);
    const encryptedSecurityCode = envelope();
    const paid = await shopper.pay('c', {
      paymentMethod: { ...stored, encryptedSecurityCode },
      order: 'ORDER-c',
    });
    assert.equal(paid.body['outcome'], 'paid');
    const again = { paymentMethod: { ...stored, encryptedSecurityCode }, order: 'ORDER-d' };
    assert.equal((await shopper.pay('d', again)).status, 422);
    assert.equal(platform.paid.length, 2);
  });

  it('C1-18: is joined or replayed where the same attempt is sent again', async () => {
    const { proxy, platform } = openShop();
    const shopper = await arrive(proxy);
    const paymentMethod = card();
    const all = await Promise.all([1, 2, 3].map(() => shopper.pay('a', { paymentMethod })));
    assert.deepEqual(
      all.map(({ body }) => body['outcome']),
      ['paid', 'paid', 'paid'],
    );
    assert.equal((await shopper.pay('a', { paymentMethod })).body['outcome'], 'paid');
    assert.equal(platform.paid.length, 1);
  });

  it('C1-18: is not made fresh by writing the same bytes in another way', async () => {
    const { proxy, platform } = openShop();
    const shopper = await arrive(proxy);
    const paymentMethod = card();
    await shopper.pay('a', { paymentMethod });
    // The last character of the tag holds four bits that say nothing.
    const respelt = paymentMethod.encryptedCardNumber.replace(/.$/, (last) => (last === 'w' ? 'x' : 'w'));
    const changed = { ...card(), encryptedCardNumber: respelt };
    const padded = { ...card(), encryptedCardNumber: `${paymentMethod.encryptedCardNumber}==` };
    for (const [at, method] of [changed, padded].entries()) {
      const order = `ORDER-${at + 2}`;
      assert.equal((await shopper.pay(`b${at}`, { paymentMethod: method, order })).status, 422);
    }
    assert.equal(platform.paid.length, 1);
  });

  it('C1-18: stays refused for as long as the platform would take it', async () => {
    let now = 1_800_000_000_000;
    const { proxy } = openShop({ now: () => now });
    const shopper = await arrive(proxy);
    const paymentMethod = card();
    await shopper.pay('a', { paymentMethod });
    now += DAY;
    await proxy.reconcile();
    assert.equal((await shopper.pay('b', { paymentMethod, order: 'ORDER-2' })).status, 422);
  });

  it('C1-17: is refused where its header names another algorithm, or its parts have other lengths', async () => {
    const { proxy, platform } = openShop();
    const shopper = await arrive(proxy);
    const [header = '', key = '', iv = '', text = '', tag = ''] = envelope().split('.');
    const strange = [
      ...[
        { alg: 'RSA-OAEP', enc: 'A256GCM' },
        { alg: 'RSA-OAEP-512', enc: 'A256GCM' },
        { alg: 'RSA-OAEP-256', enc: 'none' },
        { alg: 'RSA-OAEP-256', enc: 'A256GCM', zip: 'DEF' },
        { alg: 'RSA-OAEP-256', enc: 'A256GCM', crit: ['exp'] },
        null,
        [],
      ].map((named) => envelope('x', named as object)),
      [header, 'a2V5', iv, text, tag].join('.'),
      [header, key, 'aXY', text, tag].join('.'),
      [header, key, iv, '', tag].join('.'),
      [header, key, iv, text, 'dGFn'].join('.'),
      ['NDExMTExMTE', key, iv, text, tag].join('.'),
    ];
    for (const encryptedCardNumber of strange) {
      const refused = await shopper.pay('a', { paymentMethod: { ...card(), encryptedCardNumber } });
      assert.deepEqual([refused.status, codeOf(refused)], [422, 'clear-card-data'], encryptedCardNumber);
    }
    assert.equal(platform.paid.length, 0);
  });
});

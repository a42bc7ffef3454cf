import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { isIssuerId } from '../../../src/client/shopper/issuers.js';
import { listOfIssuers, offersIssuers } from '../../../src/proxy/paying/issuers.js';
import { openAppShop } from '../app-shop.js';
import { codeOf, fieldOf } from '../shop.js';

const AUSTRIA = { amount: { value: 1999, currency: 'EUR' }, order: { countryCode: 'AT' } };
const PHILIPPINES = { amount: { value: 1999, currency: 'PHP' }, order: { countryCode: 'PH' } };

describe('a method with a list of banks', () => {
  it('tells a page the banks and which are not available, and sends the one that was picked', async () => {
    const shop = await openAppShop(AUSTRIA);
    const methods = (await shop.shopper.methods()).body['methods'] as Record<string, unknown>[];
    const eps = methods.find(({ type }) => type === 'eps');
    assert.equal(eps?.['family'], 'issuer-list');
    const { issuers } = eps['configuration'] as { issuers: object[] };
    assert.deepEqual(issuers.slice(7, 9), [
      { id: '108', name: 'Hypo Tirol Bank', isDisabled: true },
      { id: '109', name: 'Oberbank' },
    ]);
    const begun = await shop.pay('k1', { type: 'eps', issuer: '109' });
    assert.equal(begun.body['outcome'], 'action-required');
    assert.deepEqual(shop.sent().at(-1)?.['paymentMethod'], { type: 'eps', issuer: '109' });
  });

  it('C9-180: a page that names a foreign bank, or a bank with another method, pays nothing', async () => {
    const shop = await openAppShop(AUSTRIA);
    for (const [at, paymentMethod] of [
      { type: 'eps' },
      { type: 'eps', issuer: '../109' },
      { type: 'eps', issuer: 'a b' },
      { type: 'ideal', issuer: '109' },
      { type: 'blik', fields: { blikCode: '123456' }, issuer: '109' },
      { type: 'scheme', issuer: '109' },
      { type: 'giftcard', issuer: '109' },
      { type: 'sepadirectdebit', issuer: '109' },
      { type: 'googlepay', issuer: '109' },
      { type: 'afterpay_default', issuer: '109' },
    ].entries()) {
      const refused = await shop.pay(`k${at}`, paymentMethod);
      assert.deepEqual([codeOf(refused), fieldOf(refused)], ['invalid-request', 'paymentMethod.issuer']);
    }
    for (const [at, issuer] of ['999', '108'].entries()) {
      const { body } = await shop.pay(`p${at}`, { type: 'eps', issuer });
      assert.notEqual(body['outcome'], 'authorised');
      assert.notEqual(body['outcome'], 'action-required');
    }
    assert.deepEqual(shop.sandbox.books(), []);
  });

  it('sends who pays beside the place that was picked, and keeps no email', async () => {
    const shop = await openAppShop(PHILIPPINES);
    const type = 'dragonpay_otc_banking';
    const fields = { shopperEmail: 'ana@shop.example' };
    const begun = await shop.pay('k1', { type, issuer: '101', fields });
    assert.equal(begun.body['outcome'], 'pending');
    const { paymentMethod, shopperEmail } = shop.sent().at(-1) ?? {};
    assert.deepEqual(paymentMethod, { type, issuer: '101', ...fields });
    assert.equal(shopperEmail, fields.shopperEmail);
    assert.doesNotMatch(JSON.stringify(begun) + shop.told(), /ana@/);
    for (const [at, [paymentMethod, field]] of (
      [
        [{ type, fields }, 'paymentMethod.issuer'],
        [{ type, issuer: '101' }, 'paymentMethod.fields.shopperEmail'],
        [{ type, issuer: '101', fields: { shopperEmail: 'ana' } }, 'paymentMethod.fields.shopperEmail'],
        [{ type: 'eps', issuer: '101', fields }, 'paymentMethod.fields.shopperEmail'],
      ] as const
    ).entries())
      assert.equal(fieldOf(await shop.pay(`w${at}`, paymentMethod)), field);
    // The platform's own page names none here, and one is named where the platform lists one.
    const other = await openAppShop(PHILIPPINES);
    const store = await other.pay('k1', { type: 'dragonpay_otc_philippines', issuer: '101', fields });
    assert.equal(store.body['outcome'], 'pending');
  });

  it('offers apps on a phone alone, by the platform’s own names for them', async () => {
    const shop = await openAppShop({
      amount: { value: 1999, currency: 'INR' },
      order: { countryCode: 'IN' },
    });
    const offered = async (agent: string) => {
      const { body } = await shop.shopper.post(
        '/checkout/paymentMethods',
        { order: 'ORDER-1' },
        { 'user-agent': agent },
      );
      return (body['methods'] as Record<string, unknown>[]).find(({ type }) => type === 'upi_intent');
    };
    assert.equal(await offered('Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0'), undefined);
    assert.equal(await offered('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1'), undefined);
    for (const agent of [
      'Mozilla/5.0 (Linux; Android 16) Mobile',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0)',
    ]) {
      const method = await offered(agent);
      assert.equal(method?.['family'], 'issuer-list');
      const { issuers } = method['configuration'] as { issuers: object[] };
      assert.deepEqual(issuers[1], { id: '102', name: 'Google Pay' });
    }
    const begun = await shop.pay('k1', { type: 'upi_intent', issuer: '102' });
    assert.equal(begun.body['outcome'], 'action-required');
    assert.deepEqual(shop.sent().at(-1)?.['paymentMethod'], { type: 'upi_intent', appId: '102' });
    assert.equal(fieldOf(await shop.pay('k2', { type: 'upi_intent' })), 'paymentMethod.issuer');
  });

  it('keeps of the platform’s list what a page can show, each bank once', () => {
    const bank = { id: '1', name: 'Oberbank' };
    const hostile = [null, 'x', { id: 1, name: 'A' }, { id: '<i>', name: 'A' }, { id: '2', name: ' ' }];
    const hidden = [
      { id: '3', name: 'Ober\u202Ebank' },
      { id: '4', name: 'x'.repeat(101) },
    ];
    assert.deepEqual(listOfIssuers([...hostile, { ...bank, logo: 'x' }, bank, ...hidden]), [bank]);
    assert.deepEqual(listOfIssuers({ length: 1 }), []);
    const many = Array.from({ length: 400 }, (_, at) => ({ id: String(at), name: 'A' }));
    assert.equal(listOfIssuers(many).length, 300);
    assert.ok(
      isIssuerId('d8680457-1a2b-4c3d-9e0f-123456789abc') && !isIssuerId('') && !isIssuerId('x'.repeat(65)),
    );
  });

  it('is offered without a list only where no bank has to be named', () => {
    assert.deepEqual([offersIssuers('paybybank', []), offersIssuers('eps', [])], [true, false]);
    assert.equal(offersIssuers('eps', [{ id: '1', name: 'A', isDisabled: true }]), false);
  });
});

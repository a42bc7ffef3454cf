import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DAY } from '../../../src/facts/instant.js';
import { openAppShop } from '../app-shop.js';
import { codeOf, fieldOf } from '../shop.js';

const NAME = { firstName: 'Aiko', lastName: 'Mori' };
const SHOPPER = { ...NAME, shopperEmail: 'aiko@shop.example' };
const JAPAN = { amount: { value: 1999, currency: 'JPY' }, order: { countryCode: 'JP' } };

type Shop = Awaited<ReturnType<typeof openAppShop>>;

const sentBy = (shop: Shop) => shop.sent().at(-1) ?? {};
const told = (shop: Shop) => JSON.stringify(shop.told());

describe('a boleto', () => {
  const billingAddress = {
    street: 'Rua Augusta',
    houseNumberOrName: '10',
    postalCode: '01305-000',
    city: 'São Paulo',
    stateOrProvince: 'SP',
    country: 'BR',
  };
  const person = { ...NAME, socialSecurityNumber: '12345678909', billingAddress };
  const type = 'boletobancario';

  it('needs no lines of the order, says who pays beside its name, and waits five days', async () => {
    const shop = await openAppShop({
      amount: { value: 1999, currency: 'BRL' },
      order: { countryCode: 'BR' },
    });
    const offered = (await shop.shopper.methods()).body['methods'] as { type: string; family?: string }[];
    assert.equal(offered.find((method) => method.type === type)?.family, 'invoice');
    const begun = await shop.pay('k1', { type, person });
    assert.equal(begun.body['outcome'], 'pending');
    const { name, expiresIn } = begun.body['action'] as Record<string, unknown>;
    assert.deepEqual([name, expiresIn], ['Boleto', 5 * DAY]);
    const { paymentMethod, ...sent } = sentBy(shop);
    assert.deepEqual(paymentMethod, { type });
    assert.deepEqual(
      [sent['shopperName'], sent['socialSecurityNumber'], sent['billingAddress'], sent['deliveryAddress']],
      [NAME, '12345678909', billingAddress, undefined],
    );
    assert.doesNotMatch(JSON.stringify(begun) + told(shop), /Aiko|12345678909|Augusta/);
  });

  it('sends an email for a copy where the shopper gives one, and asks for none', async () => {
    const shop = await openAppShop({ amount: { value: 1999, currency: 'BRL' } });
    const { shopperEmail } = SHOPPER;
    const wrong = await shop.pay('k1', { type, person: { ...person, shopperEmail: 'aiko' } });
    assert.equal(fieldOf(wrong), 'paymentMethod.person.shopperEmail');
    assert.equal(
      fieldOf(await shop.pay('k2', { type, person: { ...person, telephoneNumber: '+5511987654321' } })),
      'paymentMethod.person.telephoneNumber',
    );
    const begun = await shop.pay('k3', { type, person: { ...person, shopperEmail } });
    assert.equal(begun.body['outcome'], 'pending');
    assert.equal(sentBy(shop)['shopperEmail'], shopperEmail);
    assert.doesNotMatch(JSON.stringify(begun) + told(shop), /aiko@/);
  });

  it('takes a number of a taxpayer as it is sent, and no card number in its place', async () => {
    const shop = await openAppShop({ amount: { value: 1999, currency: 'BRL' } });
    for (const socialSecurityNumber of ['123.456.789-09', '12345678900', '30569309025904']) {
      const refused = await shop.pay('k1', { type, person: { ...person, socialSecurityNumber } });
      assert.equal(fieldOf(refused), 'paymentMethod.person.socialSecurityNumber');
    }
  });
});

describe('a bank transfer', () => {
  it('may name an email for a copy of the details, which is said beside the method alone', async () => {
    const shop = await openAppShop({ amount: { value: 1999, currency: 'EUR' } });
    const type = 'bankTransfer_IBAN';
    const begun = await shop.pay('k1', { type, fields: { shopperEmail: SHOPPER.shopperEmail } });
    assert.equal(begun.body['outcome'], 'pending');
    const { type: shown, paper } = begun.body['action'] as { type: string; paper: { iban: string } };
    assert.deepEqual([shown, paper.iban], ['bankTransfer', 'NL13TEST0123456789']);
    const { paymentMethod, shopperEmail } = sentBy(shop);
    assert.deepEqual([paymentMethod, shopperEmail], [{ type }, SHOPPER.shopperEmail]);
    assert.doesNotMatch(JSON.stringify(begun) + told(shop), /aiko@/);
    const other = await openAppShop({ amount: { value: 1999, currency: 'EUR' } });
    assert.equal((await other.pay('k1', { type })).body['outcome'], 'pending');
    const wrong = await other.pay('k2', { type, fields: { shopperEmail: 'aiko' } });
    assert.equal(fieldOf(wrong), 'paymentMethod.fields.shopperEmail');
  });
});

describe('a voucher that asks who pays', () => {
  it('says so in the method and beside it, and keeps none of it', async () => {
    const shop = await openAppShop({ amount: { value: 1999, currency: 'IDR' } });
    const begun = await shop.pay('k1', { type: 'doku_bca_va', fields: SHOPPER });
    assert.equal(begun.body['outcome'], 'pending');
    const { paymentMethod, shopperName, shopperEmail } = sentBy(shop);
    assert.deepEqual(paymentMethod, { type: 'doku_bca_va', ...SHOPPER });
    assert.deepEqual([shopperName, shopperEmail], [NAME, SHOPPER.shopperEmail]);
    assert.doesNotMatch(JSON.stringify(begun) + told(shop), /Aiko|Mori|aiko@/);
  });

  it('counts before what the merchant knows of the shopper', async () => {
    const known = { shopperName: { firstName: 'M', lastName: 'N' }, shopperEmail: 'm@shop.example' };
    const shop = await openAppShop({ ...JAPAN, order: { ...JAPAN.order, ...known } });
    const fields = { ...SHOPPER, telephoneNumber: '09012345678' };
    await shop.pay('k1', { type: 'econtext_atm', fields });
    const { shopperName, shopperEmail, telephoneNumber } = sentBy(shop);
    assert.deepEqual([shopperName, shopperEmail], [NAME, SHOPPER.shopperEmail]);
    assert.equal(telephoneNumber, '09012345678');
  });

  it('takes no card number in place of a name, and a telephone number of Japan alone', async () => {
    const shop = await openAppShop(JAPAN);
    const fields = { ...SHOPPER, telephoneNumber: '0312345678' };
    for (const [name, value] of [
      ['firstName', '4111 1111 1111 1111'],
      ['lastName', '4a1b1c1d1e1f1g1h1i1j1k1l1'],
      ['firstName', ' Aiko'],
      ['telephoneNumber', '+81312345678'],
      ['telephoneNumber', '031234567'],
      ['telephoneNumber', '090123456789'],
    ] as const) {
      const refused = await shop.pay('k1', { type: 'econtext', fields: { ...fields, [name]: value } });
      assert.deepEqual(
        [codeOf(refused), fieldOf(refused)],
        ['invalid-request', `paymentMethod.fields.${name}`],
      );
    }
    assert.equal(shop.sandbox.books().length, 0);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { openAppShop } from '../app-shop.js';
import { ADDRESS, PERSON } from '../invoice-person.js';
import { codeOf, fieldOf } from '../shop.js';

const CARD = {
  type: 'scheme',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
};
const RIVERTY = { type: 'afterpay_default', person: PERSON };
const LINES = [{ id: 'a', description: 'Lamp', quantity: 1, amountIncludingTax: 1999 }];

const openShop = (order: object = {}) =>
  openAppShop({
    amount: { value: 1999, currency: 'EUR' },
    order: { countryCode: 'NL', lineItems: LINES, ...order },
  });
const withPerson = (fields: object) => ({ ...RIVERTY, person: { ...PERSON, ...fields } });

describe('a method that is paid later', () => {
  it('is offered with the lines of the order alone, and says which country the order is in', async () => {
    const riverty = async (order?: object) => {
      const { shopper } = await openShop(order);
      const methods = (await shopper.methods()).body['methods'] as { type: string }[];
      return methods.find(({ type }) => type === 'afterpay_default');
    };
    assert.deepEqual(await riverty(), {
      type: 'afterpay_default',
      name: 'Riverty',
      family: 'invoice',
      configuration: { countryCode: 'NL' },
    });
    for (const lineItems of [undefined, []]) assert.equal(await riverty({ lineItems }), undefined);
    const shop = await openShop({ lineItems: [] });
    assert.equal(fieldOf(await shop.pay('k', RIVERTY)), 'paymentMethod.type');
    assert.equal(shop.sandbox.books().length, 0);
  });

  it('is paid by who the shopper says they are, and captured when the goods are shipped', async () => {
    const shop = await openShop();
    const paid = await shop.pay('k1', RIVERTY);
    assert.equal(paid.body['outcome'], 'paid');
    assert.equal(shop.charged(), 1);
  });

  it('is declined or left open by its provider, and the shopper is told so', async () => {
    const shop = await openShop();
    assert.equal((await shop.pay('k1', withPerson({ lastName: 'Declined' }))).body['outcome'], 'refused');
    assert.equal((await shop.pay('k2', withPerson({ lastName: 'Pending' }))).body['outcome'], 'pending');
  });

  it('takes the fields of its row alone, each as it is sent', async () => {
    const shop = await openShop();
    const wrong: readonly [paymentMethod: object, field: string][] = [
      [{ type: 'afterpay_default' }, 'person.billingAddress'],
      [withPerson({ firstName: undefined }), 'person.firstName'],
      [withPerson({ dateOfBirth: '2015-06-05' }), 'person.dateOfBirth'],
      [withPerson({ dateOfBirth: '1987-02-30' }), 'person.dateOfBirth'],
      [withPerson({ telephoneNumber: '06 12345678' }), 'person.telephoneNumber'],
      [withPerson({ shopperEmail: 'anneke' }), 'person.shopperEmail'],
      [withPerson({ acceptsTerms: false }), 'person.acceptsTerms'],
      [withPerson({ acceptsTerms: undefined }), 'person.acceptsTerms'],
      [withPerson({ billingAddress: { ...ADDRESS, country: 'DE' } }), 'person.billingAddress.country'],
      [
        withPerson({ billingAddress: { ...ADDRESS, postalCode: '1012' } }),
        'person.billingAddress.postalCode',
      ],
      [withPerson({ deliveryAddress: { ...ADDRESS, firstName: 'Jan' } }), 'person.deliveryAddress.lastName'],
      [{ ...RIVERTY, brand: 'visa' }, 'brand'],
      [{ type: 'ideal', person: PERSON }, 'person'],
      [{ ...CARD, person: PERSON }, 'person'],
      [{ type: 'blik', fields: { blikCode: '123456' }, person: PERSON }, 'person'],
    ];
    for (const [at, [paymentMethod, field]] of wrong.entries()) {
      const refused = await shop.pay(`k${at}`, paymentMethod);
      assert.deepEqual([codeOf(refused), fieldOf(refused)], ['invalid-request', `paymentMethod.${field}`]);
    }
    assert.equal(shop.sandbox.books().length, 0);
  });

  it('asks for no more than its row: a short address, another country’s form', async () => {
    const atome = await openAppShop({
      amount: { value: 1999, currency: 'SGD' },
      order: { countryCode: 'SG', lineItems: LINES },
    });
    const { firstName, lastName, telephoneNumber, shopperEmail } = PERSON;
    const short = { street: 'Bukit 1', postalCode: '018956', country: 'SG' };
    const person = { firstName, lastName, telephoneNumber, billingAddress: short };
    assert.equal((await atome.pay('k1', { type: 'atome', person })).body['outcome'], 'action-required');
    for (const [extra, field] of [
      [{ shopperEmail }, 'shopperEmail'],
      [{ deliveryAddress: short }, 'deliveryAddress'],
      [{ acceptsTerms: true }, 'acceptsTerms'],
      [{ billingAddress: { ...short, city: 'Singapore' } }, 'billingAddress.city'],
    ] as const) {
      const refused = await atome.pay(`k-${field.replace('.', '-')}`, {
        type: 'atome',
        person: { ...person, ...extra },
      });
      assert.equal(fieldOf(refused), `paymentMethod.person.${field}`);
    }
    const affirm = await openAppShop({
      amount: { value: 19_990, currency: 'USD' },
      order: { countryCode: 'US', lineItems: LINES },
    });
    const american = {
      street: '1 Main Street',
      postalCode: '94103',
      city: 'San Francisco',
      stateOrProvince: 'CA',
      country: 'US',
    };
    const whole = { firstName, lastName, telephoneNumber, shopperEmail, billingAddress: american };
    const begun = await affirm.pay('k1', { type: 'affirm', person: whole });
    assert.equal(begun.body['outcome'], 'action-required');
    const stateless = { ...american, stateOrProvince: 'California' };
    const refused = await affirm.pay('k2', {
      type: 'affirm',
      person: { ...whole, billingAddress: stateless },
    });
    assert.equal(refused.body['outcome'], undefined);
  });

  it('C9-171: takes no card number in a text, and no field that the method does not ask for', async () => {
    const shop = await openShop();
    const number = '4111 1111 1111 1111';
    const wrong: readonly [fields: object, field: string][] = [
      [{ firstName: number }, 'firstName'],
      [{ lastName: '٤١١١١١١١١١١١١١١١' }, 'lastName'],
      [{ billingAddress: { ...ADDRESS, street: `Singel ${number}` } }, 'billingAddress.street'],
      [
        { billingAddress: { ...ADDRESS, houseNumberOrName: number.replaceAll(' ', '') } },
        'billingAddress.houseNumberOrName',
      ],
      [{ billingAddress: { ...ADDRESS, city: number } }, 'billingAddress.city'],
      [{ deliveryAddress: { ...ADDRESS, firstName: number, lastName: 'A' } }, 'deliveryAddress.firstName'],
      [{ companyName: 'A company' }, 'companyName'],
      [{ billingAddress: { ...ADDRESS, stateOrProvince: 'NH' } }, 'billingAddress.stateOrProvince'],
    ];
    for (const [at, [fields, field]] of wrong.entries()) {
      const refused = await shop.pay(`k${at}`, withPerson(fields));
      assert.deepEqual(
        [codeOf(refused), fieldOf(refused)],
        ['invalid-request', `paymentMethod.person.${field}`],
      );
    }
    assert.equal(codeOf(await shop.pay('k', withPerson({ other: 'x' }))), 'invalid-request');
    assert.equal(shop.sandbox.books().length, 0);
  });

  it('C9-170: leaves nothing that was typed in the log, an answer or the ledger', async () => {
    const shop = await openShop();
    const deliveryAddress = { ...ADDRESS, firstName: 'Wim', lastName: 'Zwartjes', street: 'Raam' };
    const paid = await shop.pay('k1', withPerson({ deliveryAddress }));
    assert.equal(paid.body['outcome'], 'paid');
    const refused = await shop.pay('k2', withPerson({ dateOfBirth: '2015-06-05' }));
    const looked = await shop.shopper.methods();
    const kept = JSON.stringify([paid, refused, looked]) + shop.told();
    assert.doesNotMatch(
      kept,
      // Whole, because the digits of a random id may hold a part of them.
      /Anneke|Vermeer|anneke@|61234567|1987-06-05|2015-06-05|Singel|1012 ?VC|Wim|Zwartjes|Raam/,
    );
  });
});

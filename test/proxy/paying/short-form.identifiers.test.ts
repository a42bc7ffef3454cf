import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { openAppShop } from '../app-shop.js';
import { codeOf, fieldOf } from '../shop.js';

const AUSTRALIA = { amount: { value: 1999, currency: 'AUD' }, order: { countryCode: 'AU' } };
const NAME = { firstName: 'Ana', lastName: 'Lima' };
const PHONE = { telephoneNumber: '+61-412345678' };

const payTo = (fields: object) => ({ type: 'payto', fields: { ...NAME, ...fields } });

describe('an account that is named in one of several ways', () => {
  it('is sent in one text, with who pays beside the method alone, and is told nowhere else', async () => {
    const ways: readonly [fields: object, sent: string][] = [
      [PHONE, '+61-412345678'],
      [{ shopperEmail: 'ana@shop.example' }, 'ana@shop.example'],
      [{ businessNumber: '53004085616' }, '53004085616'],
      [{ organisationId: 'north shore surf club' }, 'north shore surf club'],
      [{ bankStateBranch: '062000', bankAccountNumber: '12345678' }, '062000-12345678'],
    ];
    for (const [fields, shopperAccountIdentifier] of ways) {
      const shop = await openAppShop(AUSTRALIA);
      const begun = await shop.pay('k1', payTo(fields));
      assert.equal(begun.body['outcome'], 'action-required');
      const { paymentMethod, shopperName, shopperEmail, telephoneNumber } = shop.sent().at(-1) ?? {};
      assert.deepEqual(paymentMethod, { type: 'payto', shopperAccountIdentifier });
      assert.deepEqual([shopperName, shopperEmail, telephoneNumber], [NAME, undefined, undefined]);
      const told = JSON.stringify([begun, await shop.shopper.attempt('k1')]) + shop.told();
      assert.doesNotMatch(told, /412345678|ana@|53004085616|north shore|062000|12345678|Lima/);
    }
  });

  it('is named in one way, with all of its fields, each as it is sent', async () => {
    const shop = await openAppShop(AUSTRALIA);
    const wrong: readonly [fields: object, field: string][] = [
      [{}, 'telephoneNumber'],
      [{ ...PHONE, shopperEmail: 'ana@shop.example' }, 'shopperEmail'],
      [{ ...PHONE, lastName: undefined }, 'lastName'],
      [{ telephoneNumber: '+61412345678' }, 'telephoneNumber'],
      [{ telephoneNumber: '+351912345678' }, 'telephoneNumber'],
      [{ businessNumber: '53004085617' }, 'businessNumber'],
      [{ organisationId: 'North Shore' }, 'organisationId'],
      [{ organisationId: '4111 1111 1111 1111' }, 'organisationId'],
      [{ bankStateBranch: '062000' }, 'bankAccountNumber'],
      [{ bankAccountNumber: '12345678' }, 'bankStateBranch'],
      [{ bankStateBranch: '062-000', bankAccountNumber: '12345678' }, 'bankStateBranch'],
      [{ bankStateBranch: '062000', bankAccountNumber: '4111111111111111' }, 'bankAccountNumber'],
      [{ ...PHONE, blikCode: '123456' }, 'blikCode'],
    ];
    for (const [at, [fields, field]] of wrong.entries()) {
      const refused = await shop.pay(`k${at}`, payTo(fields));
      assert.deepEqual(
        [codeOf(refused), fieldOf(refused)],
        ['invalid-request', `paymentMethod.fields.${field}`],
      );
    }
    assert.equal(shop.sandbox.books().length, 0);
  });
});

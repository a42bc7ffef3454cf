import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { openAppShop } from '../app-shop.js';
import { codeOf, fieldOf } from '../shop.js';

const amount = { value: 1999, currency: 'BRL' };
const NAME = { firstName: 'Ana', lastName: 'Lima' };
const WHO = { ...NAME, socialSecurityNumber: '12345678909' };

const open = (order: object = {}) => openAppShop({ amount, order: { countryCode: 'BR', ...order } });
const asking = (order: object = {}) => open({ personalDetailsRequired: ['pix'], ...order });
const pix = (fields?: object) => ({ type: 'pix', ...(fields && { fields }) });

async function configurationOf(shop: Awaited<ReturnType<typeof open>>): Promise<unknown> {
  const offered = (await shop.shopper.methods()).body['methods'] as {
    readonly type: string;
    readonly configuration?: unknown;
  }[];
  return offered.find(({ type }) => type === 'pix')?.configuration;
}

describe('Pix, which asks who pays where the order says so', () => {
  it('asks for nothing otherwise, and takes nothing', async () => {
    const shop = await open();
    assert.equal(await configurationOf(shop), undefined);
    const refused = await shop.pay('k1', pix(WHO));
    assert.equal(fieldOf(refused), 'paymentMethod.fields.firstName');
    assert.equal(shop.sandbox.books().length, 0);
    assert.equal((await shop.pay('k2', pix())).body['outcome'], 'action-required');
  });

  it('tells the page, and sends the name and the CPF or CNPJ beside the method alone', async () => {
    for (const socialSecurityNumber of ['12345678909', '12ABC34501DE35']) {
      const shop = await asking({ shopperName: { firstName: 'Of', lastName: 'Record' } });
      assert.deepEqual(await configurationOf(shop), { personalDetailsRequired: true });
      const begun = await shop.pay('k1', pix({ ...NAME, socialSecurityNumber }));
      assert.equal(begun.body['outcome'], 'action-required');
      const { paymentMethod, shopperName, ...sent } = shop.sent().at(-1) ?? {};
      assert.deepEqual(
        [paymentMethod, shopperName, sent['socialSecurityNumber']],
        [{ type: 'pix' }, NAME, socialSecurityNumber],
      );
      assert.equal(sent['personalDetailsRequired'], undefined);
      const told = JSON.stringify([begun, await shop.shopper.attempt('k1')]) + shop.told();
      assert.doesNotMatch(told, /Lima|12345678909|12ABC34501DE35/);
    }
  });

  it('is not begun without one of them, or with a number that no taxpayer has', async () => {
    const shop = await asking();
    const wrong: readonly [fields: object | undefined, field: string][] = [
      [undefined, 'firstName'],
      [{ ...WHO, lastName: undefined }, 'lastName'],
      [NAME, 'socialSecurityNumber'],
      [{ ...WHO, socialSecurityNumber: '12345678900' }, 'socialSecurityNumber'],
      [{ ...WHO, socialSecurityNumber: '123.456.789-09' }, 'socialSecurityNumber'],
      [{ ...WHO, shopperEmail: 'ana@shop.example' }, 'shopperEmail'],
    ];
    for (const [at, [fields, field]] of wrong.entries()) {
      const refused = await shop.pay(`k${at}`, pix(fields));
      assert.deepEqual(
        [codeOf(refused), fieldOf(refused)],
        ['invalid-request', `paymentMethod.fields.${field}`],
      );
    }
    assert.equal(shop.sandbox.books().length, 0);
  });

  it('is the one method that can be asked for so: another one in the order is the server’s mistake', async () => {
    const shop = await open({ personalDetailsRequired: ['blik'] });
    assert.equal(codeOf(await shop.pay('k1', pix())), 'internal');
  });
});

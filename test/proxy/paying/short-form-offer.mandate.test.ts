import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { openAppShop } from '../app-shop.js';
import { codeOf } from '../shop.js';

const mandate = {
  amount: '4999',
  amountRule: 'max',
  frequency: 'monthly',
  count: '1',
  startsAt: '2030-02-01',
  endsAt: '2031-02-01',
  remarks: 'Box of vegetables',
};

const open = (order: object = {}, options: object = {}) =>
  openAppShop({
    amount: { value: 4999, currency: 'AUD' },
    order: { countryCode: 'AU', ...order },
    options,
  });

async function configurationOf(shop: Awaited<ReturnType<typeof open>>, wanted = 'payto') {
  const offered = (await shop.shopper.methods()).body['methods'] as {
    readonly type: string;
    readonly configuration?: unknown;
  }[];
  return offered.find(({ type }) => type === wanted)?.configuration;
}

const PAYTO = {
  type: 'payto',
  fields: { telephoneNumber: '+61-412345678', firstName: 'Ana', lastName: 'Lima' },
};

describe('the mandate of an order', () => {
  it('is told to the page with PayTo alone, with the payee and the currency of its amount', async () => {
    const shop = await open({ mandate });
    const terms = { mandate, currency: 'AUD', payee: 'Florin Sandbox' };
    assert.deepEqual(await configurationOf(shop), { terms });
    assert.equal(JSON.stringify((await configurationOf(shop, 'zip')) ?? {}).includes('mandate'), false);
    assert.equal(await configurationOf(await open()), undefined);
    const own = await open({ mandate, creditor: { name: 'Green Box Pty' } });
    assert.deepEqual(await configurationOf(own), { terms: { ...terms, payee: 'Green Box Pty' } });
  });

  it('is sent to the platform, and shown in the bank’s app', async () => {
    const shop = await open({ mandate });
    const begun = await shop.pay('k1', PAYTO);
    assert.deepEqual(shop.sent().at(-1)?.['mandate'], mandate);
    const { url } = begun.body['action'] as { readonly url: string };
    const app = (await (await shop.sandbox.fetch(url)).text()).replaceAll(/\s+/g, ' ');
    for (const line of [
      'up to A$49.99',
      'monthly, 1 payment',
      '2030-02-01',
      '2031-02-01',
      'Box of vegetables',
    ])
      assert.ok(app.includes(line), line);
  });

  it('ends the request where a shopper could not read it, and nothing is sent', async () => {
    for (const changes of [
      { amount: '49.99' },
      { endsAt: '01/02/2031' },
      { endsAt: '2031-13-01' },
      { startsAt: 'soon' },
      { count: 'many' },
    ]) {
      const shop = await open({ mandate: { ...mandate, ...changes } });
      assert.equal(codeOf(await shop.pay('k1', PAYTO)), 'internal', JSON.stringify(changes));
      assert.equal(shop.sandbox.books().length, 0);
      assert.match(shop.told(), new RegExp(`mandate\\.${Object.keys(changes)[0]}`));
    }
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { openAppShop } from '../app-shop.js';

type Listed = { readonly type: string; readonly hint?: unknown };

async function hintsOf(order: object): Promise<Record<string, unknown>> {
  const shop = await openAppShop({
    amount: { value: 12_000, currency: 'EUR' },
    order: { countryCode: 'FR', ...order },
  });
  const { body } = await shop.shopper.methods();
  const hinted = (body['methods'] as Listed[]).filter(({ hint }) => hint);
  return Object.fromEntries(hinted.map(({ type, hint }) => [type, hint]));
}

describe('what the list says of a method before it is chosen', () => {
  it('is nothing where the merchant’s server says nothing', async () => {
    assert.deepEqual(await hintsOf({}), {});
  });

  it('is the merchant’s word on each type, and nothing of another', async () => {
    const methodHints = {
      alma: { installments: [3] },
      googlepay: { surcharge: 35 },
      ideal: { surcharge: 1 },
    };
    assert.deepEqual(await hintsOf({ methodHints }), {
      alma: { installments: [3] },
      googlepay: { surcharge: 35 },
    });
  });

  it('is the number of payments that a card may pay in, unless the merchant says another', async () => {
    const installmentOptions = {
      card: { values: [2, 6], plans: ['regular', 'revolving'] },
      amex: { values: [12] },
    };
    assert.deepEqual(await hintsOf({ installmentOptions }), { scheme: { installments: [2, 6] } });
    const { amex } = installmentOptions;
    assert.deepEqual(await hintsOf({ installmentOptions: { amex } }), { scheme: { installments: [12] } });
    assert.deepEqual(await hintsOf({ installmentOptions, methodHints: { scheme: { installments: [4] } } }), {
      scheme: { installments: [4] },
    });
  });

  it('ends the request where it is not right, and the log names the field', async () => {
    for (const hint of [
      { installments: [1] },
      { installments: 3 },
      { surcharge: -1 },
      { surcharge: 0.5 },
      { fee: 1 },
    ]) {
      const shop = await openAppShop({ order: { methodHints: { alma: hint } } });
      const { status } = await shop.shopper.methods();
      assert.equal(status, 500);
      assert.match(shop.told(), /methodHints\.alma/);
    }
  });
});

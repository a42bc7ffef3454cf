import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';

import { checkout } from '../../../src/client/checkout/index.js';
import { Platform } from '../../../src/proxy/platform/platform.js';
import type { Settings } from '../../../src/proxy/settings.js';
import { answer } from '../fake-platform.js';

const INPUT = {
  merchantAccount: 'Shop',
  amount: { value: 1999, currency: 'EUR' },
  paymentMethod: { type: 'scheme' },
  reference: 'order-1',
  returnUrl: 'https://shop.example/',
};

const openPlatform = (platformFetch: () => Promise<Response>, platform: object): Platform =>
  new Platform({
    checkoutUrl: 'https://platform.example/v71',
    apiKey: 'key',
    options: { platform },
    meters: { platform: () => undefined },
    platformFetch,
  } as unknown as Settings);

const pay = (platform: Platform) => platform.call(checkout.payments, INPUT, 'key-1', {});

describe('a connection to the platform that fails', () => {
  const kindOf = async (error: unknown): Promise<string> =>
    (await pay(openPlatform(() => Promise.reject(error), { budget: 0 }))).kind;
  const failed = (facts: object): Error => Object.assign(new TypeError('fetch failed'), facts);

  it('is certain to have carried nothing where no address was connected', async () => {
    for (const facts of [
      { code: 'ECONNREFUSED' },
      { cause: { code: 'ENOTFOUND' } },
      { cause: { code: 'ECONNREFUSED', errors: [] } },
      { cause: { errors: [{ code: 'ECONNREFUSED' }, { code: 'EHOSTUNREACH' }] } },
    ])
      assert.equal(await kindOf(failed(facts)), 'not-executed', JSON.stringify(facts));
  });

  it('is in doubt where one of the addresses may have been, and where nothing is said', async () => {
    for (const facts of [
      {},
      { errors: [] },
      { code: 'ECONNRESET' },
      { cause: { code: 'ECONNREFUSED', errors: [{ code: 'ECONNREFUSED' }, { code: 'ECONNRESET' }] } },
    ])
      assert.equal(await kindOf(failed(facts)), 'unknown', JSON.stringify(facts));
  });
});

describe('a platform that is busy', () => {
  it('is asked again only after a while', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    let count = 0;
    const platform = openPlatform(async () => answer(++count === 1 ? 503 : 200, { resultCode: 'Refused' }), {
      pause: 500,
    });
    const paid = pay(platform);
    let waited = 0;
    for (; count < 2; await turn())
      if (count === 1) {
        mock.timers.tick(10);
        waited += 10;
      }
    assert.equal((await paid).kind, 'answered');
    assert.ok(waited >= 250, `${waited} ms`);
    mock.timers.reset();
  });
});

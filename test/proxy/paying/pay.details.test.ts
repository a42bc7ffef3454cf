import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { memoryLedger, type LogEntry, type MerchantOrder } from '../../../src/proxy/index.js';
import { arrive, codeOf, EUR, fieldOf, openShop, ORIGIN } from '../shop.js';

const PERSON = {
  shopperName: { firstName: 'CANARY-FIRST', lastName: 'CANARY-LAST' },
  shopperEmail: 'canary@example.com',
  telephoneNumber: '+31 6 CANARY',
  dateOfBirth: '1990-06-21',
  billingAddress: {
    street: 'CANARY-STREET',
    houseNumberOrName: '1',
    city: 'CANARY-CITY',
    postalCode: '1012 LG',
    country: 'NL',
  },
};
const BASE = { amount: EUR(1999), returnUrl: `${ORIGIN}/return` };

function openWith(details: object) {
  const lines: LogEntry[] = [];
  const kept: string[] = [];
  const told: unknown[] = [];
  const ledger = memoryLedger();
  const watched = new Proxy(ledger, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        kept.push(JSON.stringify(given) ?? '');
        return Reflect.apply(value, target, given) as unknown;
      };
    },
  });
  const shop = openShop({
    ledger: watched,
    log: (entry) => void lines.push(entry),
    onSettled: (...given) => void told.push(given),
    resolveOrder: () => ({ ...BASE, ...details }) as MerchantOrder,
  });
  return { ...shop, lines, kept, told };
}

describe('an order of which the merchant’s server says more', () => {
  it('is paid with all of it', async () => {
    const details = {
      ...PERSON,
      lineItems: [{ id: 'pen', quantity: 1, amountIncludingTax: 1999 }],
      splits: [{ type: 'BalanceAccount', account: 'BA1', amount: { value: 1999 } }],
      metadata: { cart: '7' },
      store: 'amsterdam',
      captureDelayHours: 24,
      merchantOrderReference: 'M-1',
      shopperLocale: 'nl-NL',
    };
    const { proxy, platform } = openWith(details);
    const shopper = await arrive(proxy);
    assert.equal((await shopper.pay('key-1', { locale: 'de' })).body['outcome'], 'paid');
    const [{ body } = assert.fail()] = platform.paid;
    for (const [name, value] of Object.entries(details)) assert.deepEqual(body[name], value, name);
  });

  it('C8-120: a browser can neither set nor change what the server says', async () => {
    const { proxy, platform } = openWith({ ...PERSON, metadata: { cart: '7' } });
    const shopper = await arrive(proxy);
    for (const set of [
      { splits: [] },
      { metadata: {} },
      { shopperEmail: 'x@example.com' },
      { billingAddress: {} },
    ]) {
      const refused = await shopper.pay('key-1', set);
      assert.deepEqual([refused.status, fieldOf(refused)], [422, Object.keys(set)[0]]);
    }
    assert.equal(platform.paid.length, 0);
  });

  it('C8-122: nothing of the person reaches the ledger, the log, a hook or the page', async () => {
    const { proxy, platform, events, lines, kept, told, idle } = openWith(PERSON);
    const shopper = await arrive(proxy);
    const answers = [await shopper.methods(), await shopper.pay('key-1'), await shopper.attempt('key-1')];
    await idle();
    assert.match(JSON.stringify(platform.paid[0]?.body), /CANARY-STREET/);
    const seen = JSON.stringify([answers.map(({ body }) => body), events, lines, told]) + kept.join('');
    assert.doesNotMatch(seen, /canary|1012 LG|1990-06-21/i);
  });

  it('C8-119: a field that is not right ends in 500; its name is in the log, its value nowhere', async () => {
    const { proxy, platform, events, lines } = openWith({
      ...PERSON,
      billingAddress: { ...PERSON.billingAddress, city: ['CANARY-CITY'] },
    });
    const shopper = await arrive(proxy);
    const field = 'resolveOrder.billingAddress.city';
    for (const answer of [await shopper.methods(), await shopper.pay('key-1')]) {
      assert.deepEqual([answer.status, codeOf(answer), fieldOf(answer)], [500, 'internal', field]);
      assert.doesNotMatch(JSON.stringify(answer.body), /canary/i);
    }
    assert.equal(platform.got.length, 0);
    assert.deepEqual(lines.at(-1)?.notes, [field]);
    assert.equal(lines.at(-1)?.level, 'error');
    assert.doesNotMatch(JSON.stringify([events, lines]), /canary/i);
  });

  it('lists methods by the store, the country and the language that the server says', async () => {
    const { proxy, platform } = openWith({ store: 'amsterdam', countryCode: 'NL', shopperLocale: 'nl-NL' });
    await (await arrive(proxy)).methods('ORDER-1', { locale: 'de', countryCode: 'DE' });
    const { store, countryCode, shopperLocale } = platform.got.at(-1)?.body ?? {};
    assert.deepEqual([store, countryCode, shopperLocale], ['amsterdam', 'NL', 'nl-NL']);
  });

  it('lists methods without a store whose name is longer than that request takes', async () => {
    const { proxy, platform } = openWith({ store: 'ST322LJ223223K5F4SQNR9XL5' });
    await (await arrive(proxy)).methods();
    assert.equal(Object.hasOwn(platform.got.at(-1)?.body ?? {}, 'store'), false);
  });

  it('C8-121: a method that the merchant does not allow is neither listed nor paid by', async () => {
    const { proxy, platform } = openWith({ allowedPaymentMethods: ['scheme'] });
    const shopper = await arrive(proxy);
    const { body } = await shopper.methods();
    assert.deepEqual(
      (body['methods'] as { type: string }[]).map(({ type }) => type),
      ['scheme'],
    );
    assert.deepEqual(platform.got.at(-1)?.body['allowedPaymentMethods'], ['scheme']);
    const refused = await shopper.pay('key-1', { paymentMethod: { type: 'ideal' } });
    assert.deepEqual([refused.status, fieldOf(refused)], [422, 'paymentMethod.type']);
    assert.equal(codeOf(await shopper.pay('key-1', { paymentMethod: { type: 'ideal' } })), 'attempt-fenced');
    assert.equal(platform.paid.length, 0);
  });

  it('C8-121: with cards blocked, stored ones are not offered either', async () => {
    const { proxy } = openWith({ blockedPaymentMethods: ['scheme'] });
    const { body } = await (await arrive(proxy)).methods();
    assert.deepEqual(body['storedCards'], []);
    assert.ok(!(body['methods'] as { type: string }[]).some(({ type }) => type === 'scheme'));
  });
});

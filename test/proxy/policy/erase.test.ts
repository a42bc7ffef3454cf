import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { PGlite } from '@electric-sql/pglite';

import {
  createProxy,
  memoryLedger,
  sqlLedger,
  type Identity,
  type Ledger,
} from '../../../src/proxy/index.js';
import { ACCOUNT, operator, startPlatform } from './office.js';
import { arrive, Browser, card, codeOf, EUR, openShop, SECRET } from '../shop.js';
import { openPGlite } from '../../new-database.js';

const anna: Identity = { audience: 'shopper', shopperReference: 'anna-1' };
const bert: Identity = { audience: 'shopper', shopperReference: 'bert-1' };
const as = (who: Identity) => ({ 'x-identity': JSON.stringify(who) });
const identify = (request: Request) =>
  JSON.parse(request.headers.get('x-identity') ?? 'null') as Identity | null;

let database: PGlite;
before(async () => {
  database = await openPGlite();
});
after(() => database.close());

const LEDGERS: Readonly<Record<string, () => Ledger>> = {
  memory: memoryLedger,
  SQL: () => sqlLedger({ query: (sql, parameters) => database.query(sql, [...parameters]) }),
};

for (const [name, open] of Object.entries(LEDGERS))
  describe(`a shopper who asks to be forgotten, ledger in ${name}`, () => {
    const orderOf = (number: number) => `ORDER-${name}-${number}`;

    it('C4-88: is: attempts name no shopper, cards are gone, and paid orders stay paid', async () => {
      const ledger = open();
      const { proxy, platform } = openShop({ ledger, identify });
      const browser = await arrive(proxy);
      const key = (number: number) => `${name}-${number}`;
      await browser.pay(key(1), { order: orderOf(1) }, as(anna));
      await browser.pay(key(2), { order: orderOf(2) }, as(bert));
      platform.network = () => Promise.reject(new TypeError('broken'));
      await browser.pay(key(3), { order: orderOf(3) }, as(anna));
      platform.network = (_, execute) => execute();

      assert.deepEqual(await proxy.erase({ shopperReference: 'anna-1' }), { waiting: 1 });
      const attempt = async (number: number, who: Identity) =>
        (
          await browser.send(`/florin/attempts/${key(number)}`, {
            headers: { ...as(who), 'sec-fetch-site': 'same-origin' },
          })
        ).status;
      assert.deepEqual(
        [await attempt(1, anna), await attempt(2, bert), await attempt(3, anna)],
        [404, 200, 200],
      );
      assert.deepEqual((await ledger.find(key(1)))?.facts, {});
      assert.equal((await ledger.find(key(2)))?.facts.lastFour, '1111');
      assert.equal(codeOf(await browser.pay(key(4), { order: orderOf(1) }, as(anna))), 'order-paid');

      // What was open is over now: asked again, it is forgotten as well.
      await ledger.settle(key(3), { outcome: 'refused', facts: {}, at: 1 });
      assert.deepEqual(await proxy.erase({ shopperReference: 'anna-1' }), { waiting: 0 });
      assert.equal(await attempt(3, anna), 404);
    });

    it('by an operator, through the platform, is forgotten here too', async () => {
      const sandbox = await startPlatform();
      const ledger = open();
      const proxy = createProxy({
        log: false,
        environment: 'sandbox',
        merchantAccount: ACCOUNT,
        secret: SECRET,
        ledger,
        inPage: false,
        identify,
        resolveOrder: () => ({ amount: EUR(1999), returnUrl: 'http://localhost:8080/return' }),
        platform: { fetch: sandbox.fetch },
      });
      const browser = new Browser(proxy, 'http://localhost:8080');
      const paymentMethod = {
        ...card(),
        encryptedCardNumber: 'test_4111111111111111',
        encryptedExpiryMonth: 'test_03',
        encryptedExpiryYear: 'test_2030',
        encryptedSecurityCode: 'test_737',
      };
      const key = `${name}-office`;
      await browser.pay(key, { order: orderOf(9), paymentMethod }, as(anna));
      const { pspReference = '', facts } = (await ledger.find(key)) ?? {};
      assert.equal(facts?.lastFour, '1111');
      const erase = (input: object) =>
        browser.post('/data-protection/requestSubjectErasure', input, as(operator));
      assert.equal((await erase({ pspReference: 'UNKNOWN000000000' })).body['result'], 'PAYMENT_NOT_FOUND');
      assert.equal((await ledger.find(key))?.facts.lastFour, '1111');
      // Another payment waits for its shopper's answer at the bank: that one is kept, and the operator learns of it.
      const challenged = { ...paymentMethod, encryptedCardNumber: 'test_4212345678910006' };
      await browser.pay(`${key}-open`, { order: orderOf(8), paymentMethod: challenged }, as(anna));
      const { body: told } = await erase({ pspReference });
      assert.deepEqual([told['result'], told['waiting']], ['SUCCESS', 1]);
      const erased = await ledger.find(key);
      assert.deepEqual([erased?.owner, erased?.facts, erased?.outcome], ['', {}, 'paid']);
      // Asked again, after the ledger was away for example, it is still carried out.
      const { body: again } = await erase({ pspReference });
      assert.deepEqual([again['result'], again['waiting']], ['ALREADY_PROCESSED', undefined]);
      assert.equal(
        codeOf(await browser.pay(`${key}-2`, { order: orderOf(9), paymentMethod }, as(bert))),
        'order-paid',
      );
    });
  });

it('no shopper is forgotten where none is named', async () => {
  const { proxy } = openShop();
  await assert.rejects(proxy.erase({}), /needs a shopperReference or a session/);
  await assert.rejects(proxy.erase({ shopperReference: '' }), TypeError);
});

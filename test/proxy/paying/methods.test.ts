import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { shopper as table } from '../../../src/client/shopper/index.js';
import { leniently } from '../../../src/client/schema/validate.js';
import { answer, serviceError } from '../fake-platform.js';
import { arrive, Browser, codeOf, EUR, openShop } from '../shop.js';

describe('asking how an order can be paid', () => {
  it("answers with the amount, the time, the methods, and nothing else of the platform's", async () => {
    const { proxy, platform } = openShop({ now: () => 1_800_000_000_000 });
    const { status, body } = await new Browser(proxy).methods();
    assert.equal(status, 200);
    assert.deepEqual(body, {
      environment: 'test',
      serverTime: '1800000000000',
      order: 'ORDER-1',
      amount: EUR(1999),
      methods: [
        { type: 'scheme', name: 'Cards', family: 'card', brands: ['visa', 'mc'] },
        { type: 'ideal', name: 'iDEAL', family: 'redirect' },
      ],
      storedCards: [
        {
          id: '8415718415172204',
          brand: 'visa',
          name: 'VISA',
          lastFour: '1111',
          expiryMonth: '03',
          expiryYear: '2030',
        },
      ],
      canStore: false,
    });
    assert.equal(leniently(table.methods.output?.() ?? assert.fail(), body).fault, undefined);
    assert.deepEqual(platform.got[0]?.body, {
      merchantAccount: 'ShopAccount',
      amount: EUR(1999),
      channel: 'Web',
    });
  });

  it('takes Bancontact cards with all others, as the first of their brands', async () => {
    const { proxy, platform } = openShop();
    const bancontact = { type: 'bcmc', name: 'Bancontact card', brands: ['bcmc', 'maestro'] };
    const cards = { type: 'scheme', name: 'Cards' };
    const offered = async (...paymentMethods: object[]) => {
      platform.methods = () => answer(200, { paymentMethods });
      return (await new Browser(proxy).methods()).body['methods'];
    };
    const all = { ...cards, family: 'card', brands: ['bcmc', 'visa', 'maestro'] };
    assert.deepEqual(await offered({ ...cards, brands: ['visa', 'maestro'] }, bancontact), [all]);
    assert.deepEqual(await offered({ ...cards, brands: ['visa', 'bcmc'] }, bancontact), [
      { ...all, brands: ['bcmc', 'visa'] },
    ]);
    assert.deepEqual(await offered(cards, bancontact), [{ ...cards, family: 'card' }]);
    assert.deepEqual(await offered(bancontact), [
      { ...bancontact, type: 'scheme', family: 'card', brands: ['bcmc'] },
    ]);
  });

  it('names whose cards each line of gift cards takes', async () => {
    const { proxy, platform } = openShop();
    platform.methods = () =>
      answer(200, {
        paymentMethods: [
          { type: 'giftcard', name: 'Givex', brand: 'givex' },
          { type: 'giftcard', name: 'SVS', brand: 'svs' },
          { type: 'giftcard', name: 'Gift card', brands: ['givex', 'svs'] },
        ],
      });
    const gift = { type: 'giftcard', family: 'gift-card' };
    assert.deepEqual((await new Browser(proxy).methods()).body['methods'], [
      { ...gift, name: 'Givex', brands: ['givex'] },
      { ...gift, name: 'SVS', brands: ['svs'] },
      { ...gift, name: 'Gift card', brands: ['givex', 'svs'] },
    ]);
  });

  it('writes the amount in the language that is asked for, where it can be read', async () => {
    const { proxy } = openShop();
    const browser = new Browser(proxy);
    const writtenIn = async (locale: string) =>
      (await browser.methods('ORDER-1', { locale })).body['amountText'];
    assert.equal(await writtenIn('en'), '€19.99');
    assert.equal(await writtenIn('de'), '19,99\u00a0€');
    assert.equal(await writtenIn('no language'), undefined);
    assert.equal(await writtenIn(''), undefined);
  });

  it('asks for the stored cards of the shopper who is signed in', async () => {
    const { proxy, platform } = openShop({
      identify: () => ({ audience: 'shopper', shopperReference: 'shopper-7' }),
    });
    const { body } = await new Browser(proxy).methods();
    assert.equal(body['canStore'], true);
    assert.equal(platform.got[0]?.body['shopperReference'], 'shopper-7');
  });

  it('names the attempt of this session that is open or has paid', async () => {
    const { proxy } = openShop();
    const shopper = await arrive(proxy);
    await shopper.pay('key-1');
    assert.equal((await shopper.methods()).body['attempt'], 'key-1');
    assert.equal((await (await arrive(proxy)).methods()).body['attempt'], undefined);
  });

  it('says that the platform cannot be reached, whatever went wrong there', async () => {
    const failures = [
      () => serviceError(401, '000'),
      () => answer(500, { errorCode: '905' }),
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      () => answer(200, { paymentMethods: 'none' }),
    ];
    for (const failure of failures) {
      const { proxy, platform } = openShop();
      platform.methods = failure;
      const refused = await new Browser(proxy).methods();
      assert.deepEqual([refused.status, codeOf(refused)], [502, 'platform-unavailable']);
    }
  });

  it('offers a method that the platform has added since as one button, and pays with it', async () => {
    const { proxy, platform } = openShop();
    platform.methods = () => answer(200, { paymentMethods: [{ type: 'brandNew_XX', name: 'Brand New' }] });
    const shopper = await arrive(proxy);
    assert.deepEqual((await shopper.methods()).body['methods'], [
      { type: 'brandNew_XX', name: 'Brand New', family: 'redirect' },
    ]);
    assert.equal((await shopper.pay('key-1', { paymentMethod: { type: 'brandNew_XX' } })).status, 200);
    assert.deepEqual(platform.got.at(-1)?.body['paymentMethod'], { type: 'brandNew_XX' });
  });

  it('names a method that no family takes without one, and never those of tills and of servers', async () => {
    const { proxy, platform } = openShop();
    const types = ['masterpass', 'twint_pos', 'balanceplatform', 'networkToken'];
    platform.methods = () => answer(200, { paymentMethods: types.map((type) => ({ type, name: type })) });
    const { body } = await new Browser(proxy).methods();
    assert.deepEqual(body['methods'], [{ type: 'masterpass', name: 'masterpass' }]);
  });

  it("passes the platform's wish to wait on", async () => {
    const { proxy, platform } = openShop();
    platform.methods = () => new Response('', { status: 429, headers: { 'retry-after': '7' } });
    const refused = await new Browser(proxy).methods();
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '7']);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DAY } from '../../../src/facts/instant.js';
import { openAppShop } from '../app-shop.js';
import type { Reply } from '../shop.js';

/** One method of each way to wait, and where its shopper answers. */
const METHODS = [
  { name: 'an app', paymentMethod: { type: 'blik', fields: { blikCode: '123456' } }, currency: 'PLN' },
  { name: 'a code', paymentMethod: { type: 'swish' }, currency: 'SEK' },
  { name: 'a page of its own', paymentMethod: { type: 'ideal' }, currency: 'EUR' },
  {
    name: 'a bank of a list',
    paymentMethod: { type: 'eps', issuer: '109' },
    currency: 'EUR',
  },
] as const;

type Shop = Awaited<ReturnType<typeof openAppShop>>;

const said = ({ body }: Reply) => [body['outcome'], body['reason']];

/** Answers where the method has led its shopper, who comes back to the shop from a page of its own. */
async function choose(shop: Shop, { body }: Reply, choice: string): Promise<void> {
  const { paper, url = paper?.instructionsUrl ?? '' } = body['action'] as {
    readonly url?: string;
    readonly paper?: { readonly instructionsUrl?: string };
  };
  const { origin, pathname, searchParams } = new URL(url);
  const answer = new URLSearchParams({ MD: searchParams.get('MD') ?? '', choice });
  const page = await shop.sandbox.fetch(`${origin}${pathname}-answer`, { method: 'POST', body: answer });
  assert.ok(page.status < 400);
  const redirectResult = new URL(page.headers.get('location') ?? url).searchParams.get('redirectResult');
  if (redirectResult) await shop.shopper.details({ redirectResult });
}

/** What is with the merchant, and what was given back. */
const books = ({ sandbox }: Shop) =>
  sandbox
    .books()
    .map(({ charged, reversed }) => (charged ? 'with the shop' : reversed ? 'given back' : 'not paid'));

for (const { name, paymentMethod, currency } of METHODS)
  describe(`a payment by ${name}`, () => {
    const open = async () => {
      const shop = await openAppShop({ amount: { value: 1999, currency } });
      return { shop, begun: await shop.pay('k1', paymentMethod) };
    };
    const report = async (shop: Shop) => {
      for (let time = 0; time < 4; time++) await shop.report();
      assert.equal(await shop.notGivenBack(), 0);
    };

    it('that is paid twice: the second one is given back by itself', async () => {
      const { shop, begun } = await open();
      await choose(shop, begun, 'twice');
      await report(shop);
      assert.deepEqual(said(await shop.shopper.attempt('k1')), ['paid', undefined]);
      assert.deepEqual(books(shop).toSorted(), ['given back', 'with the shop']);
    });

    it('that is paid too late: is refused, and the money is given back by itself', async () => {
      const { shop, begun } = await open();
      await choose(shop, begun, 'late');
      await report(shop);
      assert.equal((await shop.shopper.attempt('k1')).body['outcome'], 'refused');
      assert.deepEqual(books(shop), ['not paid', 'given back']);
    });

    it('that is let expire: is refused, and the order can be paid by another', async () => {
      const { shop, begun } = await open();
      await choose(shop, begun, 'expire');
      await report(shop);
      assert.equal((await shop.shopper.attempt('k1')).body['outcome'], 'refused');
      assert.deepEqual(books(shop), ['not paid']);
      assert.equal((await shop.pay('k2', paymentMethod)).body['outcome'], 'action-required');
    });
  });

describe('a transfer', () => {
  for (const choice of ['twice', 'late'])
    it(`that is paid ${choice}: the money is on its way back by itself, and with the operator where no account is named`, async () => {
      const shop = await openAppShop({ amount: { value: 1999, currency: 'EUR' } });
      await choose(shop, await shop.pay('k1', { type: 'bankTransfer_IBAN' }), choice);
      for (let time = 0; time < 4; time++) await shop.report();
      assert.equal(await shop.notGivenBack(), 0);
      const kept = choice === 'twice' ? 'with the shop' : 'not paid';
      assert.deepEqual(books(shop).toSorted(), ['given back', kept]);
      shop.later(14 * DAY);
      await shop.report();
      assert.equal(await shop.notGivenBack(), 1);
      assert.deepEqual(books(shop).toSorted(), [kept, 'with the shop'].toSorted());
    });
});

describe('a transfer whose shopper takes another method', () => {
  const amount = { value: 1999, currency: 'EUR' };
  const transfer = { type: 'bankTransfer_IBAN' };
  const other = ['cancelled', 'cancel-requested'];

  it('C7-117: is not paid by money that came while the cancel was on its way, and takes back', async () => {
    const shop = await openAppShop({
      amount,
      onCancel: async () => {
        await choose(shop, begun, 'pay');
        await shop.report();
        return undefined;
      },
    });
    const begun = await shop.pay('k1', transfer);
    assert.deepEqual(said(await shop.cancel('k1')), other);
    for (let time = 0; time < 4; time++) await shop.report();
    assert.deepEqual(said(await shop.shopper.attempt('k1')), other);
    assert.deepEqual(books(shop), ['given back']);
    assert.deepEqual(said(await shop.pay('k2', transfer)), ['pending', undefined]);
  });

  it('C7-117: gives back by itself what came before the cancel and was reported after it', async () => {
    const shop = await openAppShop({ amount });
    await choose(shop, await shop.pay('k1', transfer), 'pay');
    assert.deepEqual(said(await shop.cancel('k1')), other);
    for (let time = 0; time < 4; time++) await shop.report();
    assert.deepEqual(books(shop), ['given back']);
    assert.equal(await shop.notGivenBack(), 0);
  });

  it('waits on as before where the platform refuses the cancel, and is paid by what comes', async () => {
    const refused = { status: 422, errorCode: '1', message: 'no', errorType: 'validation' };
    const shop = await openAppShop({
      amount,
      onCancel: async () => Response.json(refused, { status: 422 }),
    });
    const begun = await shop.pay('k1', transfer);
    assert.deepEqual(said(await shop.cancel('k1')), ['pending', undefined]);
    await choose(shop, begun, 'pay');
    await shop.report();
    assert.deepEqual(said(await shop.shopper.attempt('k1')), ['paid', undefined]);
    assert.deepEqual(books(shop), ['with the shop']);
  });
});

describe('a voucher', () => {
  it('that is paid too late: is with the operator, also where the first try to give it back was lost', async () => {
    let tries = 0;
    const shop = await openAppShop({
      amount: { value: 1999, currency: 'EUR' },
      onReversal: async () => {
        if (tries++ < 2) throw new TypeError('fetch failed');
        return undefined;
      },
    });
    await choose(shop, await shop.pay('k1', { type: 'multibanco' }), 'late');
    // How many rounds it takes depends on which report comes first.
    for (let round = 0; round < 10 && (await shop.notGivenBack()) === 0; round++) {
      await shop.report();
      await shop.proxy.reconcile();
    }
    assert.ok(tries > 2);
    assert.deepEqual(books(shop), ['not paid', 'with the shop']);
    assert.equal(await shop.notGivenBack(), 1);
  });
});

describe('holiday vouchers', () => {
  const open = async () => {
    const shop = await openAppShop({
      amount: { value: 6000, currency: 'EUR' },
      order: { countryCode: 'FR' },
    });
    const ancv = { type: 'ancv', fields: { beneficiaryId: '12345678901' } };
    return { shop, begun: await shop.pay('k1', ancv) };
  };
  const report = async (shop: Shop) => {
    for (let time = 0; time < 4; time++) await shop.report();
  };

  it('that are spent twice: the order takes no more than it costs', async () => {
    const { shop, begun } = await open();
    await choose(shop, begun, 'twice');
    await report(shop);
    assert.deepEqual(said(await shop.shopper.attempt('k1')), ['paid', undefined]);
    assert.deepEqual(books(shop), ['with the shop', 'not paid']);
  });

  it('that are spent too late: are refused, and given back by themselves', async () => {
    const { shop, begun } = await open();
    await choose(shop, begun, 'late');
    await report(shop);
    assert.equal((await shop.shopper.attempt('k1')).body['outcome'], 'refused');
    assert.deepEqual(books(shop), ['not paid', 'given back']);
    assert.equal(await shop.notGivenBack(), 0);
  });
});

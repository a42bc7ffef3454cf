import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DAY } from '../../../src/facts/instant.js';
import { snippet } from '../../end-to-end/readme-blocks.js';
import { arrive, codeOf, fieldOf } from '../shop.js';
import { openDonor } from './donor.js';

const SHOP = 'http://localhost:8080';

describe('a donation after a paid order', () => {
  it('is a payment of its own, by the card that the order was paid with, and leaves the order as it was', async () => {
    const shop = await openDonor();
    await shop.buy();
    const [trees] = await shop.offered();
    const given = await shop.give('giving-1', trees?.id ?? '', 300);
    assert.deepEqual([given.status, given.body['outcome'], given.body['lastFour']], [200, 'paid', '1111']);
    assert.deepEqual(shop.books(), [
      ['ORDER-1', 1950],
      ['donation-ORDER-1', 300],
    ]);
    assert.deepEqual(shop.settled, ['ORDER-1 paid']);
    assert.deepEqual(shop.donated, [['ORDER-1', 'paid', { value: 300, currency: 'EUR' }]]);
    assert.equal((await shop.shopper.methods()).body['isPaid'], true);
  });

  it('is charged once, however often and by however many keys it is sent', async () => {
    const shop = await openDonor();
    await shop.buy();
    const [trees] = await shop.offered();
    const id = trees?.id ?? '';
    const twice = await Promise.all([shop.give('giving-1', id, 300), shop.give('giving-1', id, 300)]);
    assert.deepEqual(
      twice.map(({ body }) => body['outcome']),
      ['paid', 'paid'],
    );
    const replayed = await shop.give('giving-1', id, 300);
    assert.deepEqual([replayed.body['outcome'], replayed.body['key']], ['paid', 'giving-1']);
    assert.equal(codeOf(await shop.give('giving-2', id, 300)), 'unknown-order');
    assert.equal(shop.books().length, 2);
    const { causes, attempt } = (await shop.causes()).body;
    assert.deepEqual([causes, attempt], [[], 'giving-1']);
  });

  it('is charged once where two tabs give at the same moment', async () => {
    const shop = await openDonor();
    await shop.buy();
    const [trees] = await shop.offered();
    const tabs = ['giving-1', 'giving-2', 'giving-3'].map((key) => shop.give(key, trees?.id ?? '', 300));
    const replies = await Promise.all(tabs);
    assert.equal(replies.filter(({ body }) => body['outcome'] === 'paid').length, 1);
    assert.equal(shop.books().length, 2);
  });

  it('whose answer got lost is found again under its key, and sent to the platform under one of its own', async () => {
    let isLost = true;
    const shop = await openDonor();
    await shop.buy();
    const [trees] = await shop.offered();
    const lost = await openDonor({
      options: {
        platform: {
          fetch: async (...request: Parameters<typeof shop.sandbox.fetch>) => {
            const answer = await shop.sandbox.fetch(...request);
            if (!String(request[0]).endsWith('/donations') || !isLost) return answer;
            isLost = false;
            throw new TypeError('gone');
          },
          budget: 2000,
          pause: 1,
        },
      },
    });
    await lost.buy('buying-2');
    const given = await lost.give('giving-9', trees?.id ?? '', 300);
    assert.equal(given.body['outcome'], 'paid');
    assert.equal(isLost, false);
    const donations = shop.books().filter(([, value]) => value === 300);
    assert.equal(donations.length, 1);
  });

  it('that no answer tells of is unknown, and neither made nor refused', async () => {
    const shop = await openDonor();
    let isDown = false;
    const doubtful = await openDonor({
      options: {
        platform: {
          fetch: async (...request: Parameters<typeof shop.sandbox.fetch>) => {
            if (isDown && String(request[0]).endsWith('/donations')) throw new TypeError('gone');
            return shop.sandbox.fetch(...request);
          },
          budget: 20,
          pause: 1,
        },
      },
    });
    await doubtful.buy();
    const [trees] = await doubtful.offered();
    isDown = true;
    const given = await doubtful.give('giving-1', trees?.id ?? '', 300);
    assert.equal(given.body['outcome'], 'unknown');
    assert.equal((await doubtful.shopper.attempt('giving-1')).body['outcome'], 'unknown');
    isDown = false;
    const again = await doubtful.give('giving-2', trees?.id ?? '', 300);
    assert.equal(codeOf(again), 'attempt-open');
    assert.deepEqual(doubtful.donated, [['ORDER-1', 'unknown', { value: 300, currency: 'EUR' }]]);
  });

  it('that is refused leaves the order paid, and may be tried again', async () => {
    const shop = await openDonor({ card: 'donation-refused' });
    await shop.buy();
    const [trees] = await shop.offered();
    const given = await shop.give('giving-1', trees?.id ?? '', 300);
    assert.equal(given.body['outcome'], 'refused');
    assert.equal((await shop.shopper.methods()).body['isPaid'], true);
    assert.deepEqual(shop.settled, ['ORDER-1 paid']);
    assert.equal((await shop.offered()).length, 2);
    assert.equal((await shop.give('giving-2', trees?.id ?? '', 100)).body['outcome'], 'refused');
  });

  it('that is pending ends by the platform’s own report, which changes no order', async () => {
    const shop = await openDonor({ card: 'donation-pending' });
    await shop.buy();
    const [trees] = await shop.offered();
    const given = await shop.give('giving-1', trees?.id ?? '', 300);
    assert.equal(given.body['outcome'], 'pending');
    shop.later(600_000);
    await shop.report();
    assert.equal((await shop.shopper.attempt('giving-1')).body['outcome'], 'paid');
    assert.deepEqual(shop.settled, ['ORDER-1 paid']);
    assert.deepEqual(
      shop.donated.map((told) => (told as string[])[1]),
      ['pending', 'paid'],
    );
  });

  it('that the bank asks about goes on by the details of its own attempt', async () => {
    const shop = await openDonor({ card: 'donation-challenge' });
    await shop.buy();
    const [trees] = await shop.offered();
    const given = await shop.give('giving-1', trees?.id ?? '', 300);
    const { type, subtype } = given.body['action'] as Record<string, string>;
    assert.deepEqual([type, subtype], ['threeDS2', 'challenge']);
    const { order = '', key } = given.body as Record<string, string>;
    const details = { threeDSResult: Buffer.from('{"transStatus":"N"}').toString('base64') };
    const refused = await shop.shopper.details({ key, ...details }, order);
    assert.equal(codeOf(refused), 'platform-refused');
    assert.equal((await shop.shopper.methods()).body['isPaid'], true);
  });

  it('by iDEAL is approved at the bank, and its result comes back beside a sign that it is the donation’s', async () => {
    const shop = await openDonor();
    const paid = await shop.buy('buying-1', { type: 'ideal' });
    const answer = async (reply: typeof paid): Promise<URL> => {
      const { url = '' } = reply.body['action'] as { url?: string };
      const MD = new URL(url).searchParams.get('MD') ?? '';
      const body = new URLSearchParams({ MD, choice: 'approve' });
      const at = url.replace(/\?.*/, '').replace('/redirect', '/redirect-answer');
      const page = await shop.sandbox.fetch(at, { method: 'POST', body, redirect: 'manual' });
      const markup = await page.text();
      const found =
        page.headers.get('location') ?? /url=([^"]+)"/.exec(markup)?.[1]?.replaceAll('&amp;', '&');
      return new URL(found ?? '');
    };
    const back = await answer(paid);
    const redirectResult = back.searchParams.get('redirectResult') ?? '';
    assert.equal((await shop.shopper.details({ redirectResult })).body['outcome'], 'paid');
    const { method } = (await shop.causes()).body;
    assert.equal(method, 'ideal');
    const [trees] = await shop.offered();
    const given = await shop.give('giving-1', trees?.id ?? '', 300);
    const home = await answer(given);
    assert.equal(home.searchParams.get('florin-donation'), '1');
    const result = { redirectResult: home.searchParams.get('redirectResult') ?? '' };
    const ended = await shop.shopper.details(result, String(given.body['order']));
    assert.deepEqual([ended.body['outcome'], ended.body['key']], ['paid', 'giving-1']);
    assert.deepEqual(shop.settled, ['ORDER-1 paid']);
  });

  it('C9-190: of an order that another shopper has paid, or that is not paid, is refused', async () => {
    const shop = await openDonor();
    const early = await shop.give('giving-0', 'DC1', 300);
    assert.deepEqual([codeOf(early), fieldOf(early)], ['unknown-order', 'order']);
    await shop.buy();
    const [trees] = await shop.offered();
    const other = await arrive(shop.proxy, SHOP);
    assert.deepEqual((await shop.causes(other)).body['causes'], []);
    assert.equal(codeOf(await shop.give('giving-1', trees?.id ?? '', 300, other)), 'unknown-order');
    assert.deepEqual(shop.books(), [['ORDER-1', 1950]]);
    await shop.give('giving-2', trees?.id ?? '', 300);
    assert.equal(codeOf(await other.attempt('giving-2')), 'unknown-attempt');
    assert.equal((await shop.causes(other)).body['attempt'], undefined);
  });

  it('C9-191: of an amount, a currency or a cause that is not offered sends nothing, also later', async () => {
    const shop = await openDonor();
    await shop.buy();
    const [trees, meals] = await shop.offered();
    const wrong: [string, number, object][] = [
      [trees?.id ?? '', 301, {}],
      [trees?.id ?? '', 30_000_000, {}],
      [meals?.id ?? '', 300, {}],
      ['DCNONE', 300, {}],
      [trees?.id ?? '', 300, { amount: { value: 300, currency: 'JPY' } }],
    ];
    for (const [at, [cause, value, changes]] of wrong.entries()) {
      const reply = await shop.give(`giving-${at}`, cause, value, shop.shopper, changes);
      assert.equal(codeOf(reply), 'amount-changed');
      assert.equal(
        codeOf(await shop.give(`giving-${at}`, cause, value, shop.shopper, changes)),
        'attempt-fenced',
      );
    }
    assert.deepEqual(shop.books(), [['ORDER-1', 1950]]);
    for (const field of ['donationToken', 'merchantAccount', 'paymentMethod', 'returnUrl'])
      assert.equal(
        codeOf(await shop.give('giving-x', trees?.id ?? '', 300, shop.shopper, { [field]: 'own' })),
        'invalid-request',
      );
  });

  it('C9-192: a donation’s own order can be paid, asked for and changed by no other row', async () => {
    const shop = await openDonor();
    await shop.buy();
    const order = 'florin-donation/ORDER-1';
    assert.equal(codeOf(await shop.shopper.methods(order)), 'unknown-order');
    const paid = await shop.shopper.pay('paying-2', { order, amount: { value: 1950, currency: 'EUR' } });
    assert.equal(codeOf(paid), 'unknown-order');
    assert.equal(codeOf(await shop.causes(shop.shopper, order)), 'unknown-order');
    const [trees] = await shop.offered();
    const fenced = await shop.shopper.post('/attempts/giving-1/fence', { order });
    assert.deepEqual([fenced.body['outcome'], fenced.body['order']], ['cancelled', order]);
    assert.equal(codeOf(await shop.give('giving-1', trees?.id ?? '', 300)), 'attempt-fenced');
    assert.equal((await shop.give('giving-2', trees?.id ?? '', 300)).body['outcome'], 'paid');
  });

  it('C9-193: what it is asked for with never reaches a browser or a log, and is kept for a day at most', async () => {
    const shop = await openDonor();
    const paid = await shop.buy();
    const [trees] = await shop.offered();
    const seen = [
      paid,
      await shop.causes(),
      await shop.shopper.attempt('buying-1'),
      await shop.shopper.methods(),
    ];
    shop.later(DAY);
    await shop.proxy.reconcile();
    assert.equal((await shop.offered()).length, 2);
    shop.later(60_000);
    await shop.proxy.reconcile();
    assert.deepEqual(await shop.offered(), []);
    assert.equal(codeOf(await shop.give('giving-1', trees?.id ?? '', 300)), 'unknown-order');
    const other = await openDonor();
    await other.buy();
    const given = await other.give('giving-1', (await other.offered())[0]?.id ?? '', 300);
    const [token = ''] = other
      .sent()
      .flatMap(({ donationToken }) => (donationToken ? [String(donationToken)] : []));
    assert.ok(token.length > 20);
    const everything = JSON.stringify([seen, given.body]) + shop.told() + other.told();
    assert.ok(!everything.includes(token) && !everything.includes('onationToken'));
    assert.ok(!other.told().includes('Treehouse'));
  });

  it('is off until the merchant turns it on, and the answer names the option', async () => {
    const shop = await openDonor({ options: { donations: undefined } });
    await shop.buy();
    const refused = [await shop.causes(), await shop.give('giving-1', 'DC1', 300)];
    assert.deepEqual(
      refused.map((reply) => [reply.status, codeOf(reply), fieldOf(reply)]),
      [
        [501, 'not-configured', 'donations'],
        [501, 'not-configured', 'donations'],
      ],
    );
  });

  it('goes to the account that the merchant names, and to none of another', async () => {
    const shop = await openDonor({ options: { donations: { account: 'Charity_1' } } });
    await shop.buy();
    await shop.give('giving-1', (await shop.offered())[0]?.id ?? '', 300);
    const accounts = shop.sent().flatMap(({ donationAccount }) => donationAccount ?? []);
    assert.deepEqual(accounts, ['Charity_1']);
    await assert.rejects(
      openDonor({ options: { donations: { account: 'no account' } } }),
      /donations\.account/,
    );
  });

  it('is turned on as docs/donations.md says, and its hook hears of one that was made', async () => {
    const thanked: unknown[] = [];
    const code = `export default (createProxy, thank) => { ${snippet('donations-proxy', 'docs/donations.md')} }`;
    const { default: run } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    let options = {};
    run(
      (given: object) => void (options = given),
      (...told: unknown[]) => void thanked.push(told),
    );
    const shop = await openDonor({ options });
    await shop.buy();
    const [trees] = await shop.offered();
    const { body } = await shop.give('giving-1', trees?.id ?? '', 300);
    assert.equal(body['outcome'], 'paid');
    assert.deepEqual(thanked, [['ORDER-1', body['reference'], { value: 300, currency: 'EUR' }]]);
  });
});

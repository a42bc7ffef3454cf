import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { donationOrder } from '../../../src/client/shopper/donation-order.js';
import { canonical, createSigner } from '../../../src/proxy/edge/signing.js';
import { APP_SECRET } from '../app-shop.js';
import { arrive, BROWSER, codeOf, EUR, fieldOf, openShop } from '../shop.js';
import { cardOf, openDonor, type Offered } from './donor.js';

type Options = NonNullable<Parameters<typeof openDonor>[0]>;

/** What the platform is asked to charge for a donation of € 3.00. */
async function sentFor(options: Options = {}): Promise<Record<string, unknown>> {
  const shop = await openDonor(options);
  await shop.buy();
  const [trees] = await shop.offered();
  await shop.give('giving-1', trees?.id ?? '', 300, shop.shopper, { locale: 'de-DE' });
  const request = shop.sent().find(({ donationToken }) => donationToken !== undefined);
  assert.ok(request);
  return request;
}

describe('what the platform is asked for a donation', () => {
  it('names the payment that it follows, the cause, and nothing of the card', async () => {
    const request = await sentFor();
    const {
      donationToken,
      donationOriginalPspReference,
      donationCampaignId,
      reference,
      browserInfo,
      ...rest
    } = request;
    assert.ok(donationToken && donationOriginalPspReference && donationCampaignId);
    assert.match(String(reference), /^donation-ORDER-1-\w{10}$/);
    assert.equal(Object(browserInfo).javaScriptEnabled, true);
    assert.deepEqual(rest, {
      merchantAccount: 'Shop',
      amount: { value: 300, currency: 'EUR' },
      returnUrl: 'http://localhost:8080/return.html?florin-donation=1',
      paymentMethod: { type: 'scheme' },
      channel: 'Web',
      origin: 'http://localhost:8080',
      shopperInteraction: 'Ecommerce',
      shopperLocale: 'de-DE',
      authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
    });
  });

  it('leads back to the order’s own page, beside what its address says already', async () => {
    const returnUrl = 'http://localhost:8080/return.html?shop=2#end';
    const request = await sentFor({ order: { returnUrl } });
    assert.equal(request['returnUrl'], 'http://localhost:8080/return.html?shop=2&florin-donation=1#end');
  });

  it('is charged to the account that the order was paid to', async () => {
    const request = await sentFor({ order: { merchantAccount: 'Shop' } });
    assert.equal(request['merchantAccount'], 'Shop');
  });

  it('has a key at the platform that is no other’s, and the same each time it is sent', async () => {
    const keys: (string | null)[] = [];
    const inner = await openDonor();
    const shop = await openDonor({
      options: {
        platform: {
          fetch: async (...request: Parameters<typeof inner.sandbox.fetch>) => {
            const [url, init] = request;
            const key = new Headers(init?.headers).get('idempotency-key');
            if (/\/(?:payments|donations)$/.test(String(url))) keys.push(key);
            const answer = await inner.sandbox.fetch(...request);
            if (String(url).endsWith('/donations') && keys.length === 2) throw new TypeError('gone');
            return answer;
          },
          budget: 2000,
          pause: 1,
        },
      },
    });
    await shop.buy('one-key');
    const [trees] = await shop.offered();
    assert.equal((await shop.give('giving-1', trees?.id ?? '', 300)).body['outcome'], 'paid');
    const [paid, first, again] = keys;
    assert.equal(keys.length, 3);
    assert.ok(first && first === again && first !== paid && first !== 'giving-1');
    // Also in the next version of the proxy, which may send it again.
    const { sign } = createSigner(() => APP_SECRET);
    assert.equal(first, await sign('donate', 'giving-1', donationOrder('ORDER-1'), 'Shop'));
    const said = canonical({ order: 'ORDER-1', cause: trees?.id, amount: EUR(300) });
    const known = await shop.ledger.find('giving-1');
    assert.equal(known?.fingerprint, await sign('fingerprint', said));
  });
});

describe('a donation on its way', () => {
  it('is told to the runtime, so that an edge worker finishes it after its answer', async () => {
    const shop = await openDonor();
    const works: Promise<unknown>[] = [];
    const context = { waitUntil: (work: Promise<unknown>) => void works.push(work) };
    const { proxy } = shop;
    const donor = await arrive(
      Object.assign((request: Request, env?: unknown) => proxy(request, env, context), proxy),
      'http://localhost:8080',
    );
    await donor.pay('buying-1', { amount: EUR(1950), paymentMethod: cardOf('plain') });
    const [trees] = (await shop.causes(donor)).body['causes'] as readonly Offered[];
    works.length = 0;
    assert.equal((await shop.give('giving-1', trees?.id ?? '', 300, donor)).body['outcome'], 'paid');
    await Promise.all(works);
    assert.ok(works.length > 0);
  });
});

describe('a donation that cannot be made', () => {
  it('names the field that is wrong', async () => {
    const shop = await openDonor();
    await shop.buy();
    const [trees] = await shop.offered();
    const other = await shop.give('giving-1', trees?.id ?? '', 299);
    assert.deepEqual([codeOf(other), fieldOf(other)], ['amount-changed', 'amount']);
  });

  it('of another amount under the same key is refused, and the first stands', async () => {
    const shop = await openDonor();
    await shop.buy();
    const [trees] = await shop.offered();
    await shop.give('giving-1', trees?.id ?? '', 300);
    const other = await shop.give('giving-1', trees?.id ?? '', 500);
    assert.deepEqual([codeOf(other), fieldOf(other)], ['key-reused', 'Idempotency-Key']);
    assert.equal(shop.books().length, 2);
  });

  it('is refused where the shopper’s address is not known, outside the sandbox, and the option is named', async () => {
    const { proxy } = openShop({ donations: {}, clientAddress: () => undefined });
    const shopper = await arrive(proxy);
    const body = { order: 'ORDER-1', cause: 'DC1', amount: EUR(300), browser: BROWSER };
    const reply = await shopper.post('/donations', body, { 'idempotency-key': 'giving-1' });
    assert.deepEqual([codeOf(reply), fieldOf(reply)], ['not-configured', 'clientAddress']);
  });

  it('counts as a payment does, so that no card tester tries cards by it', async () => {
    const shop = await openDonor({ options: { limits: { session: 2 } } });
    await shop.buy();
    assert.equal(codeOf(await shop.give('giving-1', 'DCNONE', 300)), 'amount-changed');
    assert.equal(codeOf(await shop.give('giving-2', 'DCNONE', 300)), 'rate-limited');
  });

  it('that another tab has made in the meantime is refused, and charged once', async () => {
    let isHeld = false;
    let goOn = (): void => undefined;
    const inner = await openDonor();
    let asked = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => (asked = resolve));
    const shop = await openDonor({
      options: {
        platform: {
          fetch: async (...request: Parameters<typeof inner.sandbox.fetch>) => {
            const answer = await inner.sandbox.fetch(...request);
            if (!isHeld || !String(request[0]).endsWith('/donationCampaigns')) return answer;
            isHeld = false;
            asked();
            await new Promise<void>((resolve) => (goOn = resolve));
            return answer;
          },
          budget: 2000,
          pause: 1,
        },
      },
    });
    await shop.buy();
    const [trees] = await shop.offered();
    isHeld = true;
    const late = shop.give('giving-1', trees?.id ?? '', 300);
    await isAsked;
    assert.equal((await shop.give('giving-2', trees?.id ?? '', 300)).body['outcome'], 'paid');
    goOn();
    assert.equal(codeOf(await late), 'order-paid');
    assert.equal(inner.books().filter(([, value]) => value === 300).length, 1);
  });
});

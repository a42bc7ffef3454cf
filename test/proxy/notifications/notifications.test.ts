import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DAY } from '../../../src/facts/instant.js';
import { memoryLedger, platformNotifications } from '../../../src/proxy/index.js';
import { answer, serviceError } from '../fake-platform.js';
import { arrive, codeOf, EUR, openShop, ORIGIN, type Browser } from '../shop.js';
import { event, HMAC_KEY, openReportingShop, post, report, signed } from './reporting.js';

const lose = () => answer(503, {});
const outcomeOf = async (browser: Browser, key: string) => (await browser.attempt(key)).body['outcome'];

/** A payment whose answer got lost: whether it was carried out, only the platform can tell. */
async function lostPayment() {
  const shop = openReportingShop();
  const browser = await arrive(shop.proxy);
  shop.platform.network = lose;
  const { body } = await browser.pay('k1');
  assert.equal(body['outcome'], 'unknown');
  shop.platform.network = (_, execute) => execute();
  return { ...shop, browser, merchantReference: String(body['reference']) };
}

describe('what the platform reports', () => {
  it('settles a payment whose answer was lost, and tells the merchant', async () => {
    const { proxy, browser, merchantReference, settled } = await lostPayment();
    assert.equal(await report(proxy, event({ merchantReference })), '[accepted]');
    assert.equal(await outcomeOf(browser, 'k1'), 'paid');
    assert.deepEqual(settled, ['ORDER-1 unknown', 'ORDER-1 paid']);
    assert.equal(codeOf(await browser.pay('k2')), 'order-paid');
  });

  it('is not believed about another merchant account, nor of real money where there is none', async () => {
    const { proxy, browser, merchantReference, events } = await lostPayment();
    const other = event({ merchantReference, merchantAccountCode: 'AnotherShop' });
    assert.equal(await report(proxy, other), '[accepted]');
    assert.ok(events.at(-1)?.notes.includes('notification-of-another-account'));
    assert.equal(await outcomeOf(browser, 'k1'), 'unknown');
    const notificationItems = [await signed(event({ merchantReference }))];
    assert.equal((await post(proxy, { live: 'true', notificationItems })).status, 401);
    assert.equal(await outcomeOf(browser, 'k1'), 'unknown');
    await report(proxy, event({ merchantReference }));
    assert.equal(await outcomeOf(browser, 'k1'), 'paid');
  });

  it('frees the order of a payment that failed', async () => {
    const { proxy, browser, merchantReference } = await lostPayment();
    await report(proxy, event({ merchantReference, success: 'false' as never }));
    assert.equal(await outcomeOf(browser, 'k1'), 'refused');
    assert.equal((await browser.pay('k2')).body['outcome'], 'paid');
  });

  it('leaves a payment open where another try under the same reference failed', async () => {
    const { proxy, platform } = openReportingShop();
    const browser = await arrive(proxy);
    platform.decide = () => ({ ...REDIRECT, pspReference: 'PSP0000000000001' });
    const merchantReference = String((await browser.pay('k1')).body['reference']);
    const failed = { merchantReference, success: 'false' as never };
    await report(proxy, event({ ...failed, pspReference: 'PSP0000000000002' }));
    assert.equal(await outcomeOf(browser, 'k1'), 'action-required');
    assert.equal(codeOf(await browser.pay('k2')), 'attempt-open');
    await report(proxy, event({ ...failed, pspReference: 'PSP0000000000001' }));
    assert.equal(await outcomeOf(browser, 'k1'), 'refused');
  });

  it('counts once, however often and in whatever order it comes', async () => {
    const { proxy, browser, merchantReference, settled } = await lostPayment();
    const paid = event({ merchantReference });
    const cancelled = event({
      eventCode: 'CANCELLATION',
      merchantReference: 'any text of the back office',
      pspReference: 'PSP0000000000009',
      originalReference: paid.pspReference,
    });
    await report(proxy, paid, paid);
    await report(proxy, cancelled);
    await report(proxy, paid, cancelled);
    assert.equal(await outcomeOf(browser, 'k1'), 'cancelled');
    assert.deepEqual(settled, ['ORDER-1 unknown', 'ORDER-1 paid', 'ORDER-1 cancelled']);
    assert.equal((await browser.pay('k2')).body['outcome'], 'paid');
  });

  it('is not believed where the signature is of another key, or covers something else', async () => {
    const { proxy, browser, merchantReference } = await lostPayment();
    const real = event({ merchantReference });
    const forged = await signed(real, 'FF'.repeat(32));
    const { NotificationRequestItem: item } = (await signed(real)) as Record<string, object>;
    const bodies = [
      { live: 'false', notificationItems: [forged] },
      { live: 'false', notificationItems: [await signed(real), forged] },
      { live: 'false', notificationItems: [{ NotificationRequestItem: real }] },
      { live: 'false', notificationItems: [{ NotificationRequestItem: { ...item, amount: EUR(1) } }] },
      { live: 'false', notificationItems: [{ NotificationRequestItem: { ...item, success: 'false' } }] },
      {},
      'no JSON',
    ];
    for (const body of bodies) assert.equal((await post(proxy, body)).status, 401);
    assert.equal(await outcomeOf(browser, 'k1'), 'unknown');
  });

  it('is believed under either key while one replaces the other', async () => {
    const notifications = platformNotifications({ hmacKeys: ['FF'.repeat(32), HMAC_KEY] });
    const { proxy } = openReportingShop({ notifications });
    assert.equal(await report(proxy, event()), '[accepted]');
    assert.throws(() => platformNotifications({ hmacKeys: [] }), /hmacKeys/);
  });

  it('says nothing about a payment of another amount', async () => {
    const { proxy, browser, merchantReference, events } = await lostPayment();
    await report(proxy, event({ merchantReference, amount: EUR(1) }));
    assert.equal(await outcomeOf(browser, 'k1'), 'unknown');
    assert.ok(events.at(-2)?.notes.includes('answer-mismatch'));
  });

  it('cannot be posted where no adapter reads it, nor by a body without end', async () => {
    assert.equal((await post(openShop().proxy, {})).status, 404);
    let chunks = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (++chunks > 1000) controller.close();
        else controller.enqueue(new Uint8Array(65_536));
      },
    });
    const request = new Request(`${ORIGIN}/florin/notifications`, {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit);
    assert.equal((await openReportingShop().proxy(request)).status, 413);
    assert.ok(chunks < 10, `${chunks} chunks read`);
  });
});

describe('money that was authorised beside what the ledger holds', () => {
  it('is given back when a payment was carried out twice, once, and reported', async () => {
    const { proxy, platform, reversed, idle } = openReportingShop();
    const browser = await arrive(proxy);
    const merchantReference = String((await browser.pay('k1')).body['reference']);
    const second = event({ merchantReference, pspReference: 'PSP0000000000002' });
    await report(proxy, second);
    await report(proxy, second, event({ merchantReference }));
    await idle();
    const sent = platform.got.filter(({ path }) => path.endsWith('/reversals'));
    assert.deepEqual(
      sent.map(({ path }) => path),
      ['/payments/PSP0000000000002/reversals'],
    );
    assert.deepEqual(reversed, ['ORDER-1 PSP0000000000002']);
    assert.equal(await outcomeOf(browser, 'k1'), 'paid');
  });

  it('is given back when the payment was told to be over', async () => {
    const { proxy, browser, merchantReference, reversed, idle } = await lostPayment();
    await report(proxy, event({ merchantReference, success: 'false' as never }));
    await browser.pay('k2');
    await report(proxy, event({ merchantReference, pspReference: 'PSP0000000000007' }));
    await idle();
    assert.deepEqual(reversed, ['ORDER-1 PSP0000000000007']);
    assert.deepEqual([await outcomeOf(browser, 'k1'), await outcomeOf(browser, 'k2')], ['refused', 'paid']);
  });

  it('is given back later where the platform could not be reached', async () => {
    let now = 1_800_000_000_000;
    const { proxy, platform, reversed, idle } = openReportingShop({ now: () => now });
    const browser = await arrive(proxy);
    const merchantReference = String((await browser.pay('k1')).body['reference']);
    platform.network = lose;
    await report(proxy, event({ merchantReference, pspReference: 'PSP0000000000002' }));
    await idle();
    platform.network = (_, execute) => execute();
    assert.deepEqual(reversed, []);
    now += 100_000;
    await proxy.reconcile();
    await proxy.reconcile();
    assert.deepEqual(reversed, ['ORDER-1 PSP0000000000002']);
  });
});

describe('money beside the ledger, where something breaks before it is given back', () => {
  it('is given back by another process where this one dies', async () => {
    const ledger = memoryLedger();
    const { beginIntent } = ledger;
    const { proxy } = openReportingShop({ ledger });
    const merchantReference = String((await (await arrive(proxy)).pay('k1')).body['reference']);
    const reached = new Promise<void>((resolve) => {
      ledger.beginIntent = () => new Promise<never>(() => resolve());
    });
    void report(proxy, event({ merchantReference, pspReference: 'PSP0000000000002' }));
    await reached;
    ledger.beginIntent = beginIntent;
    const next = openReportingShop({ ledger });
    await next.proxy.reconcile();
    assert.deepEqual(next.reversed, ['ORDER-1 PSP0000000000002']);
  });

  it('is given back where the database is away for a moment', async () => {
    for (const step of ['findEvents', 'remember', 'beginIntent', 'endIntent'] as const) {
      const ledger = memoryLedger();
      const { proxy, reversed, idle } = openReportingShop({ ledger });
      const merchantReference = String((await (await arrive(proxy)).pay('k1')).body['reference']);
      const works = ledger[step].bind(ledger) as (...given: unknown[]) => unknown;
      let tries = 0;
      const failsOnce = async (...given: unknown[]) => {
        if (tries++ === 0) throw new Error('the database is away');
        return works(...given);
      };
      Object.assign(ledger, { [step]: failsOnce });
      await report(proxy, event({ merchantReference, pspReference: 'PSP0000000000002' }));
      await idle();
      assert.deepEqual(reversed, ['ORDER-1 PSP0000000000002'], step);
      assert.ok(tries > 0);
    }
  });
});

describe('upkeep', () => {
  it('tells a merchant whose hook failed again, until it has worked', async () => {
    let isBroken = true;
    const heard: string[] = [];
    let now = 1_800_000_000_000;
    const { proxy } = openReportingShop({
      now: () => now,
      onSettled: (_, outcome) => {
        if (isBroken) throw new Error('away');
        heard.push(outcome);
      },
    });
    await (await arrive(proxy)).pay('k1');
    await proxy.reconcile();
    isBroken = false;
    await proxy.reconcile();
    assert.deepEqual(heard, []);
    now += 30_000;
    await proxy.reconcile();
    await proxy.reconcile();
    assert.deepEqual(heard, ['paid']);
  });

  it('cancels a payment of unknown outcome under its own reference, and frees the order', async () => {
    let now = 1_800_000_000_000;
    const { proxy, platform } = openReportingShop({ now: () => now });
    const browser = await arrive(proxy);
    platform.network = lose;
    const { body } = await browser.pay('k1');
    platform.network = (_, execute) => execute();
    now += 14 * 60_000;
    await proxy.reconcile();
    assert.equal(await outcomeOf(browser, 'k1'), 'unknown');
    now += 2 * 60_000;
    await proxy.reconcile();
    await proxy.reconcile();
    const cancels = platform.got.filter(({ path }) => path === '/cancels');
    assert.deepEqual(
      cancels.map((got) => got.body['paymentReference']),
      [body['reference']],
    );
    assert.equal(await outcomeOf(browser, 'k1'), 'cancelled');
    assert.equal((await browser.pay('k2')).body['outcome'], 'paid');
  });

  it('keeps the order taken until the platform has taken its cancel on', async () => {
    let now = 1_800_000_000_000;
    const { proxy, platform } = openReportingShop({ now: () => now });
    const browser = await arrive(proxy);
    platform.network = lose;
    await browser.pay('k1');
    const noes = [lose, () => serviceError(500, '702'), () => serviceError(422, '167')];
    for (const [time, no] of noes.entries()) {
      now += 16 * 60_000;
      platform.network = no;
      await proxy.reconcile();
      assert.equal(await outcomeOf(browser, 'k1'), 'unknown');
      assert.equal(codeOf(await browser.pay(`another-${time}`)), 'attempt-open');
    }
  });

  it('leaves it to an operator where the platform reports nothing', async () => {
    let now = 1_800_000_000_000;
    const { proxy, platform } = openShop({ now: () => now });
    const browser = await arrive(proxy);
    platform.network = lose;
    await browser.pay('k1');
    now += DAY;
    await proxy.reconcile();
    assert.equal(await outcomeOf(browser, 'k1'), 'unknown');
  });

  it('releases an attempt at the bank only when the platform says so', async () => {
    let now = 1_800_000_000_000;
    const { proxy, platform } = openReportingShop({ now: () => now });
    const browser = await arrive(proxy);
    platform.decide = () => REDIRECT;
    const merchantReference = String((await browser.pay('k1')).body['reference']);
    now += 3 * 60 * 60_000;
    await proxy.reconcile();
    assert.equal(await outcomeOf(browser, 'k1'), 'action-required');
    await report(
      proxy,
      event({ eventCode: 'TECHNICAL_CANCEL', merchantReference, originalReference: 'PSP0000000000001' }),
    );
    assert.equal(await outcomeOf(browser, 'k1'), 'cancelled');
  });
});

const REDIRECT = {
  resultCode: 'RedirectShopper',
  action: { type: 'redirect', method: 'GET', url: 'https://bank.example/', paymentMethodType: 'scheme' },
};

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { approver, operator } from '../policy/office.js';
import { arrive, card, codeOf, EUR, fieldOf, type Browser, type Reply } from '../shop.js';
import { event, openReportingShop, report } from '../notifications/reporting.js';
import { memoryLedger, type Identity, type ProxyOptions } from '../../../src/proxy/index.js';

const MINUTE = 60_000;
const OPERATOR = JSON.stringify(operator);

type Fields = Record<string, unknown>;

/** A shop whose clock the test has, with one payment whose answer was lost. */
async function openUnsettled(options: Partial<ProxyOptions> = {}) {
  let at = 1_800_000_000_000;
  const shop = openReportingShop({
    now: () => at,
    identify: (request) => JSON.parse(request.headers.get('x-identity') ?? 'null') as Identity | null,
    ...options,
  });
  const browser = await arrive(shop.proxy);
  shop.platform.network = () => Promise.reject(new TypeError('broken'));
  const { body } = await browser.pay('key-1');
  shop.platform.network = (_, execute) => execute();
  const reference = String(body['reference']);
  const get = (path: string, who: Identity = operator) =>
    browser.send(`/florin${path}`, {
      headers: { 'sec-fetch-site': 'same-origin', 'x-identity': JSON.stringify(who) },
    });
  const settle = (input: object, key = 'settle-1', who = OPERATOR) =>
    browser.post(`/payments/${reference}/settlement`, input, { 'x-identity': who, 'idempotency-key': key });
  return { ...shop, browser, reference, get, settle, later: (ms: number) => (at += ms) };
}

const list = ({ body }: Reply) => body['payments'] as Fields[];
const outcome = async (browser: Browser) => (await browser.attempt('key-1')).body['outcome'];
const unsettled = (payment: Fields | undefined) => payment?.['unsettled'] as Fields | undefined;
const history = ({ body }: Reply) =>
  (body['history'] as Fields[]).map(({ kind, status, by }) => [kind, status, by]);

describe('what is not settled', () => {
  it('is listed once the proxy has had its time, with why and since when', async () => {
    const { get, later, reference } = await openUnsettled();
    assert.deepEqual(list(await get('/unsettled')), []);
    later(15 * MINUTE);
    const [found = {}] = list(await get('/unsettled'));
    assert.deepEqual(
      [found['reference'], unsettled(found)?.['why'], found['amount']],
      [reference, 'no-answer', EUR(1999)],
    );
    assert.equal(unsettled(found)?.['since'], '2027-01-15T08:00:00.000Z');
    assert.deepEqual(found['order'], 'ORDER-1');
  });

  it('tells what was left at a bank from what is pending, and gives both longer', async () => {
    const { browser, platform, get, later } = await openUnsettled();
    platform.decide = () => ({ resultCode: 'Pending', pspReference: 'PSPPENDING' });
    await browser.pay('key-2', { order: 'ORDER-2' });
    platform.decide = () => ({
      resultCode: 'RedirectShopper',
      pspReference: 'PSPBANK',
      action: { type: 'redirect', url: 'https://bank.example/', method: 'GET', paymentMethodType: 'scheme' },
    });
    await browser.pay('key-3', { order: 'ORDER-3' });
    later(20 * MINUTE);
    assert.deepEqual(
      list(await get('/unsettled')).map((payment) => unsettled(payment)?.['why']),
      ['no-answer'],
    );
    later(100 * MINUTE);
    const whys = Object.fromEntries(
      list(await get('/unsettled')).map((payment) => [payment['order'], unsettled(payment)?.['why']]),
    );
    assert.deepEqual(whys, { 'ORDER-1': 'no-answer', 'ORDER-2': 'pending', 'ORDER-3': 'at-bank' });
  });

  it('shows what the platform has reported that did not settle it', async () => {
    const { proxy, get, later, reference } = await openUnsettled();
    await report(proxy, event({ merchantReference: reference, amount: EUR(1), pspReference: 'PSPOTHER' }));
    later(15 * MINUTE);
    const [{ history = [] } = {}] = list(await get('/unsettled')) as { history?: Fields[] }[];
    const reported = history.find(({ reference }) => reference === 'PSPOTHER');
    assert.deepEqual(
      [reported?.['kind'], reported?.['status'], reported?.['amount']],
      ['authorisation', 'paid', EUR(1)],
    );
  });

  it('comes in pages that follow each other, the oldest first', async () => {
    const { browser, platform, get, later } = await openUnsettled();
    platform.network = () => Promise.reject(new TypeError('broken'));
    for (const order of ['ORDER-2', 'ORDER-3']) {
      later(1000);
      await browser.pay(`key-${order}`, { order });
    }
    later(15 * MINUTE);
    const first = await get('/unsettled?limit=2');
    assert.deepEqual(
      list(first).map(({ order }) => order),
      ['ORDER-1', 'ORDER-2'],
    );
    const second = await get(
      `/unsettled?limit=2&cursor=${encodeURIComponent(String(first.body['nextCursor']))}`,
    );
    assert.deepEqual(
      list(second).map(({ order }) => order),
      ['ORDER-3'],
    );
    assert.equal(second.body['nextCursor'], undefined);
    assert.equal(fieldOf(await get('/unsettled?search=x')), 'search');
  });

  it('is open to operators alone', async () => {
    const { get, settle, later, browser, reference } = await openUnsettled();
    later(15 * MINUTE);
    for (const who of [
      { audience: 'shopper', shopperReference: 'me-1' },
      { audience: 'seller' },
      approver,
    ] as const) {
      assert.equal((await get('/unsettled', who)).status, 404);
      assert.equal(
        (await settle({ outcome: 'paid', pspReference: 'PSP1' }, 'k', JSON.stringify(who))).status,
        404,
      );
    }
    assert.equal(
      (await browser.post(`/payments/${reference}/settlement`, {}, { 'idempotency-key': 'k' })).status,
      404,
    );
    assert.equal(await outcome(browser), 'unknown');
  });
});

describe('settling by hand', () => {
  it('as paid: the shopper, the merchant and the order learn of it, and who said so is kept', async () => {
    const { browser, get, settle, later, settled } = await openUnsettled();
    later(15 * MINUTE);
    const reply = await settle({ outcome: 'paid', pspReference: 'PSPFOUND' });
    assert.deepEqual(
      [reply.status, reply.body['outcome'], reply.body['pspReference']],
      [200, 'paid', 'PSPFOUND'],
    );
    assert.deepEqual(history(reply), [
      ['authorisation', 'paid', undefined],
      ['settlement', 'paid', 'olga@shop.example'],
    ]);
    assert.equal(await outcome(browser), 'paid');
    assert.equal(codeOf(await browser.pay('key-2')), 'order-paid');
    assert.deepEqual(settled, ['ORDER-1 unknown', 'ORDER-1 paid']);
    assert.deepEqual(list(await get('/unsettled')), []);
  });

  it('as not charged: the order can be paid again, and the platform is asked to let go', async () => {
    const { browser, platform, settle, later, settled, idle } = await openUnsettled();
    later(15 * MINUTE);
    assert.equal((await settle({ outcome: 'cancelled' })).status, 200);
    await idle();
    assert.equal(await outcome(browser), 'cancelled');
    assert.equal(platform.got.filter(({ path }) => path.endsWith('/cancels')).length, 1);
    assert.equal((await browser.pay('key-2')).body['outcome'], 'paid');
    assert.deepEqual(settled, ['ORDER-1 unknown', 'ORDER-1 cancelled', 'ORDER-1 paid']);
  });

  it('money that comes for it after all is given back', async () => {
    const { proxy, settle, later, reversed, reference, idle } = await openUnsettled();
    later(15 * MINUTE);
    await settle({ outcome: 'cancelled' });
    await report(proxy, event({ merchantReference: reference, pspReference: 'PSPLATE' }));
    await idle();
    assert.deepEqual(reversed, ['ORDER-1 PSPLATE']);
  });

  it('twice is once; something else after it is refused', async () => {
    const { settle, later, settled, events } = await openUnsettled();
    later(15 * MINUTE);
    const paid = { outcome: 'paid', pspReference: 'PSPFOUND' };
    const first = await settle(paid);
    assert.deepEqual((await settle(paid)).body, first.body);
    assert.equal(codeOf(await settle({ outcome: 'cancelled' })), 'key-reused');
    assert.equal(codeOf(await settle({ outcome: 'cancelled' }, 'settle-2')), 'already-settled');
    assert.equal((await settle(paid, 'settle-3')).status, 200);
    const times = events.filter(({ notes }) => notes.includes('settled-by-hand')).length;
    assert.equal(times, 2, 'once for each key');
    assert.deepEqual(settled, ['ORDER-1 unknown', 'ORDER-1 paid']);
  });

  it('what the platform reported meanwhile stands', async () => {
    const { proxy, browser, settle, later, reference } = await openUnsettled();
    later(15 * MINUTE);
    await report(proxy, event({ merchantReference: reference, pspReference: 'PSPTRUE' }));
    assert.equal(codeOf(await settle({ outcome: 'cancelled' })), 'already-settled');
    assert.equal(
      fieldOf(await settle({ outcome: 'paid', pspReference: 'PSPWRONG' }, 'settle-2')),
      'pspReference',
    );
    assert.equal((await settle({ outcome: 'paid', pspReference: 'PSPTRUE' }, 'settle-3')).status, 200);
    assert.equal(await outcome(browser), 'paid');
  });

  for (const [what, meanwhile] of Object.entries({
    'paid with another payment': { outcome: 'paid', pspReference: 'PSPTRUE' },
    'refused, under the same name': { outcome: 'refused', pspReference: 'PSPFOUND' },
  } as const))
    it(`as paid is refused where in that very moment the platform said that it was ${what}`, async () => {
      const ledger = memoryLedger();
      const { settle, later } = await openUnsettled({ ledger });
      later(15 * MINUTE);
      const write = ledger.settle.bind(ledger);
      ledger.settle = async (key, settlement) => {
        await write(key, { facts: {}, at: settlement.at, ...meanwhile });
        return write(key, settlement);
      };
      const reply = await settle({ outcome: 'paid', pspReference: 'PSPFOUND' });
      assert.deepEqual([reply.status, codeOf(reply)], [409, 'already-settled']);
    });

  it('is refused where it cannot be true', async () => {
    const { proxy, browser, settle, later, reference } = await openUnsettled();
    assert.equal(codeOf(await settle({ outcome: 'cancelled' })), 'attempt-open');
    later(15 * MINUTE);
    await browser.pay('key-2', { order: 'ORDER-2' });
    await report(proxy, event({ merchantReference: reference, amount: EUR(1), pspReference: 'PSPOTHER' }));
    const other = String((await browser.attempt('key-2')).body['reference']);
    await report(proxy, event({ merchantReference: other, pspReference: 'PSPSECOND' }));
    for (const input of [
      { outcome: 'paid' },
      { outcome: 'paid', pspReference: 'PSPOTHER' },
      { outcome: 'paid', pspReference: 'PSPSECOND' },
      { outcome: 'cancelled', pspReference: 'PSP1' },
      { outcome: 'refused' },
      { outcome: 'paid', pspReference: 'PSP1', amount: EUR(1) },
    ]) {
      const reply = await settle(input);
      assert.deepEqual([reply.status, codeOf(reply)], [422, 'invalid-request'], JSON.stringify(input));
    }
    for (const input of [{ outcome: 'paid' }, { outcome: 'cancelled', pspReference: 'PSP1' }])
      assert.equal(fieldOf(await settle(input)), 'pspReference');
    assert.equal(await outcome(browser), 'unknown');
    const missing = await browser.post(`/payments/${reference}/settlement`, {}, { 'x-identity': OPERATOR });
    assert.deepEqual([missing.status, fieldOf(missing)], [400, 'Idempotency-Key']);
  });

  for (const [what, changes] of Object.entries({
    'another amount': { amount: EUR(1998) },
    'another currency': { amount: { value: 1999, currency: 'USD' } },
    'a payment that failed': { success: 'false' },
    'another payment': { merchantReference: 'ANOTHER-REFERENCE' },
    'no authorisation': { eventCode: 'CAPTURE' },
  }))
    it(`as paid is refused where the platform has reported that name as ${what}`, async () => {
      const { proxy, settle, later, reference } = await openUnsettled();
      later(15 * MINUTE);
      await report(proxy, event({ merchantReference: reference, pspReference: 'PSPFOUND', ...changes }));
      const reply = await settle({ outcome: 'paid', pspReference: 'PSPFOUND' });
      assert.deepEqual([reply.status, fieldOf(reply)], [422, 'pspReference']);
      assert.equal(
        (await settle({ outcome: 'paid', pspReference: 'PSPOTHER' }, 'settle-2')).status,
        'success' in changes ? 422 : 200,
      );
    });

  it('of a payment that never arrived is refused: there is nothing to settle', async () => {
    const { browser, later } = await openUnsettled();
    const { body } = await browser.post('/attempts/key-2/fence', { order: 'ORDER-2' });
    later(15 * MINUTE);
    const headers = { 'x-identity': OPERATOR, 'idempotency-key': 'settle-2' };
    const reply = await browser.post(
      `/payments/${String(body['reference'])}/settlement`,
      { outcome: 'cancelled' },
      headers,
    );
    assert.deepEqual([reply.status, codeOf(reply)], [404, 'not-found']);
  });

  it('of a payment that the ledger does not know, or has lost meanwhile, is refused', async () => {
    const ledger = memoryLedger();
    const { browser, settle, later } = await openUnsettled({ ledger });
    later(15 * MINUTE);
    const headers = { 'x-identity': OPERATOR, 'idempotency-key': 'settle-2' };
    const unknown = await browser.post('/payments/NO-SUCH/settlement', { outcome: 'cancelled' }, headers);
    assert.deepEqual([unknown.status, codeOf(unknown)], [404, 'not-found']);
    ledger.settle = async () => undefined;
    assert.equal(codeOf(await settle({ outcome: 'cancelled' })), 'already-settled');
  });

  it('keeps of the card what was known, and nothing of the refusal', async () => {
    const { browser, platform, later, idle } = await openUnsettled();
    platform.decide = ({ body }) => ({
      resultCode: 'Pending',
      pspReference: 'PSPPENDING',
      merchantReference: body['reference'],
      amount: body['amount'],
      additionalData: { cardSummary: '1111', paymentMethod: 'visa' },
    });
    const { body } = await browser.pay('key-2', { order: 'ORDER-2' });
    later(120 * MINUTE);
    const headers = { 'x-identity': OPERATOR, 'idempotency-key': 'settle-2' };
    const path = `/payments/${String(body['reference'])}/settlement`;
    const wrong = await browser.post(path, { outcome: 'paid', pspReference: 'PSPOTHER' }, headers);
    assert.deepEqual([wrong.status, fieldOf(wrong)], [422, 'pspReference']);
    await browser.post(
      path,
      { outcome: 'paid', pspReference: 'PSPPENDING' },
      { ...headers, 'idempotency-key': 'settle-3' },
    );
    await idle();
    const attempt = (await browser.attempt('key-2')).body;
    assert.deepEqual(
      [attempt['outcome'], attempt['brand'], attempt['lastFour'], attempt['reason']],
      ['paid', 'visa', '1111', undefined],
    );
  });

  it('a part of an order as a part: the rest is still to be paid', async () => {
    const { browser, platform, get, later, ...shop } = await openUnsettled();
    platform.network = ({ path }, execute) =>
      path.endsWith('/payments') ? Promise.reject(new TypeError('broken')) : execute();
    const part = {
      order: 'ORDER-2',
      amount: EUR(500),
      paymentMethod: { ...card(), type: 'giftcard', brand: 'givex' },
    };
    const reference = String((await browser.pay('key-2', part)).body['reference']);
    platform.network = (_, execute) => execute();
    later(15 * MINUTE);
    const settlement = { outcome: 'paid', pspReference: 'PSPGIFT' };
    const headers = { 'x-identity': OPERATOR, 'idempotency-key': 'settle-2' };
    assert.equal((await browser.post(`/payments/${reference}/settlement`, settlement, headers)).status, 200);
    assert.deepEqual((await browser.methods('ORDER-2')).body['amount'], EUR(1499));
    assert.deepEqual(shop.settled, ['ORDER-1 unknown', 'ORDER-2 unknown']);
    assert.equal(list(await get('/unsettled')).length, 1);
  });
});

describe('the history of a payment', () => {
  it('says booked, or failed, once the platform has said so', async () => {
    const { browser, proxy, get, later } = await openUnsettled();
    later(1000);
    const { body } = await browser.pay('key-2', { order: 'ORDER-2' });
    const reference = String(body['reference']);
    const { body: record } = await get(`/payments/${reference}`);
    const original = String(record['pspReference']);
    const kinds = async () =>
      history(await get(`/payments/${reference}`)).map(([kind, status]) => `${kind} ${status}`);
    const modified = { merchantReference: reference, originalReference: original };
    await report(proxy, event({ ...modified, eventCode: 'CAPTURE', pspReference: 'PSPCAPTURE' }));
    await report(
      proxy,
      event({ ...modified, eventCode: 'REFUND', pspReference: 'PSPREFUND', success: 'false' as never }),
    );
    assert.deepEqual(await kinds(), ['authorisation paid', 'capture booked', 'refund failed']);
  });
});

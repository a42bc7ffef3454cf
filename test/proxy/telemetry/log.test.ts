import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';

import type { LogEntry, ProxyOptions } from '../../../src/proxy/index.js';
import { serviceError } from '../fake-platform.js';
import { event, openReportingShop, report } from '../notifications/reporting.js';
import { arrive, card, type Browser } from '../shop.js';

/** What no log may hold: each is planted where it might slip through. */
const PLANTED = [
  '4111111111111111',
  'sam.hopper@example.com',
  'NL91ABNA0417164300',
  'CANARY-API-KEY',
  'CANARY-COOKIE',
  'S. Hopper',
];
const [NUMBER = '', EMAIL = '', IBAN = '', , COOKIE = '', NAME = ''] = PLANTED;

/** Everything that a shopper, a platform and a hook can say, with values planted in all of it. */
async function provoke(options: Partial<ProxyOptions>): Promise<void> {
  const shop = openReportingShop({
    onSettled: () => {
      throw new Error(`${EMAIL} ${NUMBER}`);
    },
    resolveOrder: (reference) => {
      if (reference === 'ORDER-THROWS') throw new Error(`${EMAIL} ${IBAN}`);
      return {
        amount: { value: 1999, currency: 'EUR' },
        returnUrl: `https://shop.example/return?email=${EMAIL}`,
        shopperEmail: EMAIL,
      };
    },
    ...options,
  });
  const { proxy, platform } = shop;
  const browser: Browser = await arrive(proxy);
  const cookie = { cookie: COOKIE };
  const { body } = await browser.pay('k1', { paymentMethod: { ...card(), holderName: NAME } });
  await browser.pay('k2', { order: 'ORDER-THROWS' }, cookie);
  await browser.pay('k3', { paymentMethod: { ...card(), number: NUMBER, iban: IBAN } });
  await browser.pay('k4', { order: NUMBER, [EMAIL]: IBAN });
  await browser.pay(NUMBER, { order: 'ORDER-2' });
  await browser.details({ redirectResult: IBAN });
  await browser.send(`/florin/attempts/${NUMBER}?email=${EMAIL}`);
  await browser.send(`/florin/${EMAIL}/${IBAN}`, { headers: { 'user-agent': NAME } });
  await browser.post('/checkout/payments', `{"number":"${NUMBER}"`);
  platform.network = () => serviceError(500, NUMBER);
  await browser.pay('k5', { order: 'ORDER-3' });
  await report(proxy, event({ merchantReference: String(body['reference']), pspReference: IBAN }));
  await proxy.reconcile();
  await proxy.close();
}

describe('the log', () => {
  it('says one line for each request and piece of work, and never a value', async () => {
    const entries: LogEntry[] = [];
    await provoke({ log: (entry) => void entries.push(entry) });
    const lines = entries.map((entry) => JSON.stringify(entry));
    for (const value of PLANTED)
      assert.deepEqual(
        lines.filter((line) => line.includes(value)),
        [],
      );
    const paid = entries.find(({ outcome }) => outcome === 'paid');
    assert.deepEqual(
      [paid?.level, paid?.operation, paid?.status, paid?.audience],
      ['info', 'POST /checkout/payments', 200, 'guest'],
    );
    assert.match(paid?.time ?? '', /^\d{4}-\d\d-\d\dT/);
    assert.match(paid?.id ?? '', /^[\da-f-]{36}$/);
    const failed = entries.find(({ operation }) => operation === 'onSettled');
    assert.deepEqual([failed?.level, failed?.outcome], ['error', 'hook-failed']);
    assert.ok(entries.some(({ level, outcome }) => level === 'error' && outcome === 'internal'));
  });

  it('is JSON on the console unless it is told otherwise, and nothing where that is wanted', async () => {
    const lines: string[] = [];
    const listen = (line: unknown): void => void lines.push(String(line));
    const writers = (['log', 'warn', 'error'] as const).map((name) =>
      mock.method(console, name, listen, { times: 1000 }),
    );
    try {
      await provoke({ log: undefined });
      const written = lines.splice(0);
      await provoke({ log: false });
      assert.deepEqual(lines, []);
      assert.ok(written.length > 10);
      for (const line of written) assert.equal(typeof JSON.parse(line).operation, 'string');
      for (const value of PLANTED) assert.ok(!written.join('\n').includes(value));
    } finally {
      for (const writer of writers) writer.mock.restore();
    }
  });

  it('has the number that each answer carries, each line its own, and how long it took', async () => {
    const entries: LogEntry[] = [];
    const { proxy } = openReportingShop({ log: (entry) => void entries.push(entry) });
    const shopper = await arrive(proxy);
    const { headers } = await shopper.pay('k1');
    const paid = entries.find(({ outcome }) => outcome === 'paid');
    assert.equal(headers.get('x-request-id'), paid?.id);
    assert.ok(paid && paid.duration > 0);
    assert.ok(entries.length > 1);
    assert.equal(new Set(entries.map(({ id }) => id)).size, entries.length);
  });

  it('harms no payment where it fails', async () => {
    const { proxy } = openReportingShop({
      log: () => {
        throw new Error('disk full');
      },
    });
    assert.equal((await (await arrive(proxy)).pay('k1')).body['outcome'], 'paid');
  });
});

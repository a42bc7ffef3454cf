import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { printReport, ProxyStartError } from '../../../src/proxy/index.js';
import { LISTINGS } from '../marketplace-platform.js';
import { operationOf } from '../../../src/proxy/rows/offered-rows.js';
import { credentials, FRAMED, OPT_IN } from '../marketplace.js';
import { openShop } from '../shop.js';

type Options = Parameters<typeof openShop>[0];

const identify = () => null;
/** All that stays closed by default, and what it takes to open it. */
const allOpen = { enable: [...OPT_IN, ...FRAMED.map(operationOf)], confirmIdentity: () => null };
const reportOf = (options: Options) =>
  new Map(
    openShop(options)
      .proxy.report()
      .map(({ interface: name, ...rest }) => [name, rest]),
  );

describe('the report of a proxy that starts', () => {
  it('lists every interface once', () => {
    assert.equal(openShop().proxy.report().length, 13);
    assert.equal(reportOf({}).size, 13);
  });

  it('without `identify` everything but the catalogue is closed, and says why', () => {
    const report = reportOf({ credentials, platform: { urls: { listings: LISTINGS } } });
    for (const [name, { state, closed }] of report) {
      assert.equal(state, name === 'listings' ? 'partly' : 'closed', name);
      assert.deepEqual(closed, ['identify is missing, so no caller is known'], name);
    }
  });

  it('names the credential that is missing, one of two where there are two', () => {
    const report = reportOf({
      identify,
      // The second is a variable of the environment that is not set.
      credentials: {
        'payout-store': { apiKey: 'k' },
        'payout-review': { apiKey: '' },
        disputes: { apiKey: 'k' },
      },
    });
    assert.deepEqual(report.get('transfers'), {
      state: 'closed',
      closed: ['credentials.transfers is missing'],
      waiting: [],
    });
    assert.deepEqual(report.get('disputes'), { state: 'enabled', closed: [], waiting: [] });
    assert.deepEqual(report.get('payout'), {
      state: 'partly',
      closed: ['credentials.payout-review is missing'],
      waiting: ['payout.createPayout'],
    });
    assert.ok(report.get('checkout')?.waiting.includes('checkout.getBalance'));
  });

  it('names the credentials by which alone it can tell whose an id of another interface is', () => {
    const report = reportOf({ identify, credentials: { transfers: { apiKey: 'k' } }, enable: OPT_IN });
    assert.deepEqual(report.get('transfers'), {
      state: 'partly',
      closed: ['balance-platform', 'legal-entity'].map(
        (name) => `credentials.${name} is missing, so whose some ids are cannot be told`,
      ),
      waiting: [],
    });
  });

  it('can be read in a terminal', () => {
    const { proxy } = openShop({ identify, credentials: { disputes: { apiKey: 'k' } } });
    const lines = printReport(proxy.report()).split('\n');
    assert.equal(lines[0], 'enabled  checkout-classic, disputes');
    assert.ok(lines.includes('closed   transfers: credentials.transfers is missing'));
    assert.match(lines[1] ?? '', /^partly {3}checkout: enable does not name getBalance, getCardDetails,/);
    assert.ok(lines.every((line) => line.length <= 100 && !/\s$/.test(line)));
  });

  it('names the address of a service of the merchant’s own', () => {
    const report = reportOf({ identify, credentials });
    assert.deepEqual(report.get('listings')?.closed, ['platform.urls.listings is missing']);
  });

  it('has nothing to say where all is there, and shows no key', () => {
    const { proxy } = openShop({
      identify,
      credentials,
      ...allOpen,
      platform: { urls: { listings: LISTINGS } },
    });
    for (const { state, closed, waiting } of proxy.report())
      assert.deepEqual([state, closed, waiting], ['enabled', [], []]);
    assert.ok(!JSON.stringify(openShop({ identify }).proxy.report()).includes('CANARY'));
  });

  it('in the sandbox no credential is needed', () => {
    for (const [name, { state }] of reportOf({ environment: 'sandbox', identify, ...allOpen }))
      assert.equal(state, 'enabled', name);
  });

  it('a name in `enable` that opens nothing stops the start', () => {
    for (const name of ['checkout.checkBalance', 'checkout.refundPayment', 'getBalance'])
      assert.throws(
        () => openShop({ enable: [name] }),
        (error) => error instanceof ProxyStartError && error.message.includes(`'${name}' in enable`),
      );
  });
});

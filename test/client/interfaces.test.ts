import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as fc from 'fast-check';

import { addressOf, interfaces, type Interface, type InterfaceName } from '../../src/client/interfaces.js';

const prefix = '1797a841fbb37ca7-Shop';
const names = Object.keys(interfaces) as InterfaceName[];
const any = addressOf as (name: string, options: object) => string;

test('there are thirteen interfaces, each where the platform has it', () => {
  const addresses: Record<string, [test: string, live: string]> = {
    checkout: [
      'https://checkout-test.adyen.com/v71',
      `https://${prefix}-checkout-live.adyenpayments.com/checkout/v71`,
    ],
    'checkout-classic': [
      'https://checkout-test.adyen.com/v52',
      `https://${prefix}-checkout-live.adyenpayments.com/checkout/v52`,
    ],
    payout: [
      'https://pal-test.adyen.com/pal/servlet/Payout/v68',
      `https://${prefix}-pal-live.adyenpayments.com/pal/servlet/Payout/v68`,
    ],
    'bin-lookup': [
      'https://pal-test.adyen.com/pal/servlet/BinLookup/v54',
      `https://${prefix}-pal-live.adyenpayments.com/pal/servlet/BinLookup/v54`,
    ],
    recurring: [
      'https://pal-test.adyen.com/pal/servlet/Recurring/v68',
      `https://${prefix}-pal-live.adyenpayments.com/pal/servlet/Recurring/v68`,
    ],
    'legal-entity': ['https://kyc-test.adyen.com/lem/v3', 'https://kyc-live.adyen.com/lem/v3'],
    'balance-platform': [
      'https://balanceplatform-api-test.adyen.com/bcl/v2',
      'https://balanceplatform-api-live.adyen.com/bcl/v2',
    ],
    transfers: [
      'https://balanceplatform-api-test.adyen.com/btl/v4',
      'https://balanceplatform-api-live.adyen.com/btl/v4',
    ],
    'terminal-management': [
      'https://postfmapi-test.adyen.com/postfmapi/terminal/v1',
      'https://postfmapi-live.adyen.com/postfmapi/terminal/v1',
    ],
    disputes: [
      'https://ca-test.adyen.com/ca/services/DisputeService/v30',
      'https://ca-live.adyen.com/ca/services/DisputeService/v30',
    ],
    'data-protection': [
      'https://ca-test.adyen.com/ca/services/DataProtectionService/v1',
      'https://ca-live.adyen.com/ca/services/DataProtectionService/v1',
    ],
    workspace: ['https://api.getpostman.com', 'https://api.getpostman.com'],
  };
  assert.equal(names.length, 13);
  for (const name of names.filter((each) => each !== 'listings'))
    assert.deepEqual(
      [addressOf(name, { environment: 'test' }), addressOf(name, { environment: 'live', prefix })],
      addresses[name],
      name,
    );
});

test('who may call with what', () => {
  const by = (...credentials: string[]) =>
    names.filter((name) => interfaces[name].credentials.join() === credentials.join());
  assert.deepEqual(by('key'), [
    'checkout',
    'checkout-classic',
    'terminal-management',
    'disputes',
    'data-protection',
  ]);
  assert.deepEqual(by('key', 'basic'), [
    'payout',
    'bin-lookup',
    'recurring',
    'legal-entity',
    'balance-platform',
    'transfers',
  ]);
  assert.deepEqual(by('workspace-key'), ['workspace']);
});

test('how each says no', () => {
  const by = (family: string) => names.filter((name) => interfaces[name].errors === family);
  assert.deepEqual(by('problem'), ['balance-platform', 'transfers']);
  assert.deepEqual(by('workspace'), ['workspace']);
  assert.deepEqual(by('plain'), ['listings']);
  assert.equal(by('service').length, 9);
});

test('versions 1 and 2 of transfers are refused as deprecated, and the error names the one to use', () => {
  for (const version of [1, 2])
    assert.throws(() => addressOf('transfers', { environment: 'test', version }), /deprecated; 4 is the one/);
  const old = addressOf('transfers', { environment: 'test', version: 3 });
  assert.equal(old, 'https://balanceplatform-api-test.adyen.com/btl/v3');
});

test('terminal management goes with a version and without; no other does', () => {
  const without = addressOf('terminal-management', { environment: 'test', version: 'none' });
  assert.equal(without, 'https://postfmapi-test.adyen.com/postfmapi/terminal');
  for (const name of names.filter((each) => (interfaces[each] as Interface).version))
    if (name !== 'terminal-management')
      assert.throws(() => addressOf(name, { environment: 'test', version: 'none' }), /takes a version/);
});

test('another version than ours can be asked for, where there are versions', () => {
  assert.equal(
    addressOf('checkout', { environment: 'test', version: 72 }),
    'https://checkout-test.adyen.com/v72',
  );
  assert.throws(() => addressOf('workspace', { environment: 'test', version: 1 }), /no versions/);
  for (const version of [0, -1, 1.5, NaN, Infinity, '71/../..'])
    assert.throws(
      () => any('checkout', { environment: 'test', version }),
      /no such version/,
      String(version),
    );
});

test('names and environments that are not known are refused by name, those of every object too', () => {
  for (const name of ['', 'Checkout', 'toString', '__proto__', 'constructor'])
    assert.throws(() => any(name, { environment: 'test' }), /no interface is called/);
  for (const environment of ['sandbox', 'toString', undefined])
    assert.throws(() => any('checkout', { environment }), /neither test nor live/);
  assert.throws(() => addressOf('listings', { environment: 'test' }), /merchant's own/);
});

test('a live host takes the prefix of the company, and nothing that leads elsewhere', () => {
  for (const name of ['checkout', 'checkout-classic', 'payout', 'bin-lookup', 'recurring'] as const) {
    assert.throws(() => addressOf(name, { environment: 'live' }), /takes the company's prefix/);
    for (const wrong of ['', 'evil.example/', 'a@b', 'a#', 'a b', '-a', 'a-', 'a.b', 'a'.repeat(49)])
      assert.throws(() => addressOf(name, { environment: 'live', prefix: wrong }), /prefix/, wrong);
  }
});

test('whatever the prefix, an address leads to the platform by https, or there is none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.domain(), fc.stringMatching(/^[\w-]*$/)), (company) => {
      let address;
      try {
        address = addressOf('payout', { environment: 'live', prefix: company });
      } catch {
        return;
      }
      const { protocol, host, pathname } = new URL(address);
      assert.equal(protocol, 'https:');
      assert.match(host, /^[a-z\d-]+-pal-live\.adyenpayments\.com$/);
      assert.equal(pathname, '/pal/servlet/Payout/v68');
    }),
  );
});

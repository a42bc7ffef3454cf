import assert from 'node:assert/strict';
import { test } from 'node:test';

import { totalsOf } from '../../../../src/components/parts/account-holder/sweep-preview.js';
import type { Account } from '../../../../src/components/parts/account-holder/read-account.js';

const account = (...balances: Account['balances']): Account => ({
  id: 'BA1',
  name: 'Platform',
  zone: 'Europe/Amsterdam',
  status: 'active',
  balances,
  sweeps: [],
});

const balance = (currency: string, available: number, pending?: number) => ({
  currency,
  available,
  balance: available,
  reserved: 0,
  ...(pending !== undefined && { pending }),
});

test('accounts have one sum for each currency, and never one for two', () => {
  const accounts = [
    account(balance('USD', -500, 20), balance('EUR', 1000, 40)),
    account(balance('EUR', 250)),
  ];
  assert.deepEqual(totalsOf(accounts, 'available'), [
    { currency: 'EUR', value: 1250 },
    { currency: 'USD', value: -500 },
  ]);
  assert.deepEqual(totalsOf(accounts, 'pending'), [
    { currency: 'EUR', value: 40 },
    { currency: 'USD', value: 20 },
  ]);
  assert.deepEqual(totalsOf([], 'available'), []);
});

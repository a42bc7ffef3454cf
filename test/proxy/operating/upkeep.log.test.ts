import assert from 'node:assert/strict';
import { test } from 'node:test';

import { memoryLedger } from '../../../src/proxy/index.js';
import { openShop } from '../shop.js';

const away = (code: string) => () =>
  Promise.reject(Object.assign(new Error('terminating connection of user SECRET'), { code }));

test('what the proxy does by itself writes down the database’s code when the ledger fails, and not its words', async () => {
  const ledger = memoryLedger();
  ledger.eventsToDo = away('57P01');
  ledger.beginTellings = away('53300');
  const { proxy, events } = openShop({ ledger });
  await proxy.reconcile();
  const codes = Object.fromEntries(events.map(({ operation, sqlState }) => [operation, sqlState]));
  assert.deepEqual(codes, { deliver: '53300', reconcile: '57P01' });
  assert.ok(!JSON.stringify(events).includes('SECRET'));
});

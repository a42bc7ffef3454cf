import assert from 'node:assert/strict';
import { test } from 'node:test';

import { tableOf } from '../../src/client/interface-modules.js';
import { interfaces, type InterfaceName } from '../../src/client/interfaces.js';
import { filesIn, read } from '../house/files.js';
import { pay, startSandbox } from './shop.js';

const SEED = 'a seed';

const stored = {
  shopperReference: 'shopper-1',
  storePaymentMethod: true,
  recurringProcessingModel: 'CardOnFile',
};

test('the same seed and clock bring the same references', async () => {
  const run = async () => {
    const sandbox = await startSandbox({ seed: SEED, now: () => 0 });
    const paid = await pay(sandbox, 'paid-visa', stored);
    const challenged = await pay(sandbox, 'fingerprint-challenge');
    return [paid.body, challenged.body, sandbox.books()];
  };
  assert.deepEqual(await run(), await run());
  const other = await pay(await startSandbox({ seed: 'another' }), 'paid-visa');
  assert.notEqual(other.body.pspReference, ((await run())[0] as { pspReference: string }).pspReference);
});

test('every row that writes is called by its name in a test of the sandbox', () => {
  const words = new Set(
    filesIn('test/sandbox')
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) => read(path).match(/\w+/g) ?? []),
  );
  const uncalled = (Object.keys(interfaces) as InterfaceName[]).flatMap((name) =>
    Object.entries(tableOf(name))
      .filter(([row, { method }]) => method !== 'GET' && !words.has(row))
      .map(([row]) => `${name}.${row}`),
  );
  assert.deepEqual(uncalled, []);
});

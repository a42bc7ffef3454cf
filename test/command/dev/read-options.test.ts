import assert from 'node:assert/strict';
import { it } from 'node:test';

import { readOptions } from '../../../src/command/dev/read-options.js';
import { UsageError } from '../../../src/command/usage-error.js';

it('florin dev takes no option: this folder, the first free port, 19.99 EUR', () => {
  const amount = { value: 1999, currency: 'EUR' };
  assert.deepEqual(readOptions([]), { folder: '.', port: undefined, amount });
});

it('florin dev takes a folder, a port and a price', () => {
  const options = readOptions(['shop', '--port', '3000', '--amount', '500', '--currency', 'JPY']);
  assert.deepEqual(options, { folder: 'shop', port: 3000, amount: { value: 500, currency: 'JPY' } });
});

it('florin dev refuses live and test, from the line or from the shell, and says what to do instead', () => {
  for (const name of ['live', 'test'])
    for (const read of [() => readOptions(['--environment', name]), () => readOptions([], name)])
      assert.throws(read, (error) => error instanceof UsageError && /createProxy/.test(error.message), name);
  assert.equal(readOptions([], 'sandbox').folder, '.');
});

for (const args of [
  ['a', 'b'],
  ['--port', 'here'],
  ['--port', '70000'],
  ['--amount', '19.99'],
  ['--currency', 'euro'],
  ['--colour', 'red'],
])
  it(`florin dev ${args.join(' ')} is refused before anything starts`, () => {
    assert.throws(() => readOptions(args), UsageError);
  });

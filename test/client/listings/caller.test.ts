import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { CALLER_HEADER, readCaller, writeCaller } from '../../../src/client/listings/caller.js';

test('a caller written into the header is read from it unchanged, in any script', () => {
  const name = fc.option(fc.string({ unit: 'grapheme', minLength: 1 }), { nil: undefined });
  const role = fc.constantFrom('guest', 'shopper', 'seller', 'operator');
  fc.assert(
    fc.property(fc.record({ role, userId: name, email: name }, { noNullPrototype: true }), (caller) => {
      const headers = new Headers({ [CALLER_HEADER]: writeCaller(caller) });
      assert.deepEqual(readCaller(headers.get(CALLER_HEADER) ?? ''), caller);
    }),
  );
});

test('no name smuggles in another role', () => {
  const caller = { role: 'shopper', userId: 'x&role=operator', email: 'a@b.example' } as const;
  assert.deepEqual(readCaller(writeCaller(caller)), caller);
});

test('what cannot be read is a guest', () => {
  for (const text of ['', 'role=king', '{"role":"operator"}', 'userId=u-1'])
    assert.equal(readCaller(text).role, 'guest', text);
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { isIdempotencyKey } from '../../../../src/client/index.js';
import { SendingKey } from '../../../../src/components/parts/form/sending-key.js';

describe('the key of what a form sends', () => {
  it('is the same for the same, and another for anything else', () => {
    const keys = new SendingKey();
    const first = keys.of({ name: 'Sam' });
    assert.ok(isIdempotencyKey(first));
    assert.equal(keys.of({ name: 'Sam' }), first);
    assert.notEqual(keys.of({ name: 'Ann' }), first);
    assert.notEqual(keys.of({ name: 'Sam' }), first);
  });

  it('is another for the same once it is known what became of it', () => {
    const keys = new SendingKey();
    const first = keys.of({ name: 'Sam' });
    keys.forget();
    assert.notEqual(keys.of({ name: 'Sam' }), first);
  });
});

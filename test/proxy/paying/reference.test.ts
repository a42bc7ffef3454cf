import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Services } from '../../../src/proxy/services.js';
import { referenceOf } from '../../../src/proxy/paying/reference.js';

const services = {
  settings: { signer: { sign: async (...parts: string[]) => `+/${parts.join('_')}` } },
} as unknown as Services;

describe('the reference of a payment at the platform', () => {
  it('is the order, and ten letters and digits of a digest that is this attempt’s alone', async () => {
    assert.equal(await referenceOf(services, 'O1', 'key-1'), 'O1-referenceO');
    const long = await referenceOf(services, 'x'.repeat(100), 'key-1');
    assert.equal(long, `${'x'.repeat(69)}-referencex`);
  });
});

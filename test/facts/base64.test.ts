import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import {
  base64,
  base64OfJson,
  base64url,
  base64urlOfJson,
  bytesOfBase64,
  bytesOfBase64url,
  jsonOfBase64,
} from '../../src/facts/base64.js';

describe('base64', () => {
  it('is what every other library writes and reads, in both alphabets', () => {
    for (let length = 0; length < 40; length++) {
      const bytes = crypto.getRandomValues(new Uint8Array(length));
      assert.equal(base64(bytes), Buffer.from(bytes).toString('base64'));
      assert.equal(base64url(bytes), Buffer.from(bytes).toString('base64url'));
      assert.deepEqual(bytesOfBase64(base64(bytes)), bytes);
      assert.deepEqual(bytesOfBase64url(base64url(bytes)), bytes);
    }
  });

  it('of JSON is read in either alphabet, padded or not', () => {
    const value = { text: 'ÿ?>~', list: [1] };
    const standard = base64OfJson(value);
    assert.equal(standard, Buffer.from(JSON.stringify(value)).toString('base64'));
    for (const text of [standard, standard.replaceAll('=', ''), base64urlOfJson(value)])
      assert.deepEqual(jsonOfBase64(text), value);
  });

  it('of anything else says nothing', () => {
    const notUtf8 = base64(new Uint8Array([0x22, 0xff, 0x22]));
    for (const text of ['', '?', 'AAAA', notUtf8]) assert.equal(jsonOfBase64(text), undefined);
    assert.throws(() => bytesOfBase64('?'));
  });
});

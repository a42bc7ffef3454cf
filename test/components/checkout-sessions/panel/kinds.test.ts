import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { isWebAddress } from '../../../../src/components/checkout-sessions/panel/kinds.js';

describe('an address that is typed', () => {
  it('is one of the web, encrypted but on this machine', () => {
    for (const good of ['https://shop.example/r?a=1', 'http://localhost:8080/r', 'http://127.0.0.1/'])
      assert.ok(isWebAddress(good), good);
    for (const bad of ['http://shop.example/', 'javascript:alert(1)', 'shop.example', '', 'data:text/html,x'])
      assert.equal(isWebAddress(bad), false, bad);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import {
  isKeyFor,
  originsFault,
  originsIn,
} from '../../../../src/components/checkout-sessions/keys/origin-list.js';

describe('the origins that a text names', () => {
  it('stand on lines or between commas, each once, without a path', () => {
    assert.deepEqual(originsIn('https://a.example\nhttps://b.example, https://a.example'), [
      'https://a.example',
      'https://b.example',
    ]);
    assert.equal(originsFault('https://a.example'), undefined);
    assert.equal(originsFault('https://a.example/'), 'not-origins');
    assert.equal(originsFault('a.example'), 'not-origins');
    const many = Array.from({ length: 51 }, (_, at) => `https://a${at}.example`).join(' ');
    assert.equal(originsFault(many), 'many-origins');
  });

  it('are named by their keys, and by no others', () => {
    const origin = 'https://a.example';
    const key = `pub.v2.8015.${Buffer.from(origin).toString('base64url')}.mac`;
    assert.ok(isKeyFor(origin, key));
    assert.equal(isKeyFor('https://b.example', key), false);
    assert.equal(isKeyFor(origin, 'pub.v2'), false);
    assert.equal(isKeyFor(origin, 'pub.v2.1.%%%.x'), false);
  });
});

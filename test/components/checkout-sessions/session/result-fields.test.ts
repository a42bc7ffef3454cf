import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { askedIn, askedSession } from '../../../../src/components/checkout-sessions/session/result-fields.js';

const reading =
  (typed: Readonly<Record<string, string>>) =>
  (path: string): string =>
    typed[path] ?? '';

describe('the address that a shopper came back to', () => {
  it('tells the session and its result, and nothing where one of the two is missing', () => {
    const address = 'https://shop.example/return?order=1&sessionId=CS1&sessionResult=Ab0%3D';
    assert.deepEqual(askedIn(address), { sessionId: 'CS1', sessionResult: 'Ab0=' });
    assert.equal(askedIn('https://shop.example/return?sessionId=CS1'), undefined);
    assert.equal(askedIn('CS1'), undefined);
    assert.deepEqual(askedSession(reading({ sessionId: ' CS2 ', sessionResult: ' x ' })), {
      sessionId: 'CS2',
      sessionResult: 'x',
    });
  });
});

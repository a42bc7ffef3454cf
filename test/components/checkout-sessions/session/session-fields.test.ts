import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { sessionBody } from '../../../../src/components/checkout-sessions/session/session-fields.js';

const reading =
  (typed: Readonly<Record<string, string>>) =>
  (path: string): string =>
    typed[path] ?? '';

describe('what is typed of a session', () => {
  const typed = {
    reference: ' lamp-1 ',
    currency: 'eur',
    amount: '25,00',
    returnUrl: 'https://a.example/r ',
  };

  it('is sent in minor units; an hour is left to the platform', () => {
    const body = sessionBody(reading({ ...typed, mode: 'hosted', hours: '1' }), { language: 'de', now: 0 });
    assert.deepEqual(body, {
      reference: 'lamp-1',
      amount: { value: 2500, currency: 'EUR' },
      returnUrl: 'https://a.example/r',
      mode: 'hosted',
    });
  });

  it('names an end of its own, at most a day away, and the country in capitals', () => {
    const read = reading({ ...typed, mode: 'embedded', hours: '24', country: 'nl' });
    const { expiresAt, countryCode, mode } = sessionBody(read, { language: 'de', now: 1000 });
    assert.equal(expiresAt, '1970-01-01T23:59:01.000Z');
    assert.deepEqual([countryCode, mode], ['NL', 'embedded']);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { COME_BACK } from '../../../src/proxy/work/running.js';
import { comeBack, fieldOf, reasonOf } from '../../../src/proxy/platform/reasons.js';

/** What a shopper can do about each refusal code of the platform. */
const REASONS = {
  'contact-bank': ['3', '18', '26'],
  'try-again': ['4', '9'],
  'check-details': ['6', '8', '17', '24', '32'],
  authentication: ['11', '38', '39', '42'],
  'other-card': ['0', '2', '5', '7', '10', '12', '14', '20', '22', '27', '31', '99', '', 'unknown'],
};

/** The field of the card form that each validation code of the platform is about. */
const FIELDS = {
  number: ['101', '102'],
  securityCode: ['103'],
  holderName: ['128'],
  expiry: ['129', '140', '141', '142'],
  encryption: ['170', '171', '172', '173', '174', '175'],
};

describe('why a payment was refused', () => {
  for (const [reason, codes] of Object.entries(REASONS))
    it(`codes ${codes.join(', ')} mean ${reason}`, () => {
      for (const code of codes) assert.equal(reasonOf('Refused', code), reason, code);
    });

  it('number, date, security code and address are one reason, so that a card tester learns nothing', () => {
    assert.equal(new Set(['6', '8', '24', '17'].map((code) => reasonOf('Refused', code))).size, 1);
  });

  it('a technical error is worth another try, whatever code comes with it', () => {
    assert.equal(reasonOf('Error', '3'), 'try-again');
    assert.equal(reasonOf('Error', undefined), 'try-again');
  });

  it('a code that is not text is no code', () => {
    for (const code of [3, null, undefined, ['3']]) assert.equal(reasonOf('Refused', code), 'other-card');
  });
});

describe('which field a validation code is about', () => {
  for (const [field, codes] of Object.entries(FIELDS))
    it(`codes ${codes.join(', ')} are about ${field}`, () => {
      for (const code of codes) assert.equal(fieldOf(code), field, code);
    });

  it('other codes are about no field of the card', () => {
    for (const code of ['000', '100', '130', '905', undefined]) assert.equal(fieldOf(code), undefined);
  });
});

describe('when to ask again', () => {
  it('is what the platform says, or a time of our own, where it was not reached or was busy', () => {
    assert.deepEqual(comeBack({}), { retryAfter: COME_BACK });
    for (const status of [429, 503]) {
      assert.deepEqual(comeBack({ status }), { retryAfter: COME_BACK });
      assert.deepEqual(comeBack({ status, retryAfter: 1234 }), { retryAfter: 1234 });
    }
  });

  it('is never where it refused', () => {
    for (const status of [400, 401, 403, 422, 500]) assert.deepEqual(comeBack({ status, retryAfter: 1 }), {});
  });
});

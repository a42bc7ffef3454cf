import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { paymentIn } from '../../../src/proxy/donating/donation-answer.js';

const resultOf = (status: unknown, payment?: object): unknown =>
  paymentIn({ status, reference: 'donation-1', ...(payment && { payment }) })['resultCode'];

describe('the platform’s answer to a donation', () => {
  it('says what its payment says, where its status says the same', () => {
    assert.equal(resultOf('completed', { resultCode: 'Authorised' }), 'Authorised');
    for (const code of ['Refused', 'Error', 'Cancelled']) {
      assert.equal(resultOf('refused', { resultCode: code }), code);
      assert.equal(resultOf('pending', { resultCode: code }), undefined);
    }
    assert.equal(resultOf('pending', { resultCode: 'RedirectShopper' }), 'RedirectShopper');
  });

  it('says nothing where the two differ, or where there is no payment in it', () => {
    assert.equal(resultOf('completed', { resultCode: 'Refused' }), undefined);
    assert.equal(resultOf('refused', { resultCode: 'Authorised' }), undefined);
    assert.equal(resultOf('pending', { resultCode: 'Authorised' }), undefined);
    assert.equal(resultOf('completed'), undefined);
    assert.equal(resultOf('toString', { resultCode: 'Authorised' }), undefined);
  });
});

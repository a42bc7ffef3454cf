import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { orderBody } from '../../../../src/components/checkout-sessions/paypal/paypal-fields.js';

const reading =
  (typed: Readonly<Record<string, string>>) =>
  (path: string): string =>
    typed[path] ?? '';

describe('what is typed of a PayPal order', () => {
  it('is named by its reference or its data; tax is in the same currency', () => {
    const body = orderBody(
      reading({ paymentData: ' Ab02 ', currency: 'EUR', amount: '12.10', tax: '2.10' }),
      'en',
    );
    assert.deepEqual(body, {
      paymentData: 'Ab02',
      amount: { value: 1210, currency: 'EUR' },
      taxTotal: { amount: { value: 210, currency: 'EUR' } },
    });
  });
});

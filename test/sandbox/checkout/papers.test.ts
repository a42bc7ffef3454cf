import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ACCOUNT, call, paymentRequest, startSandbox } from '../shop.js';

type Lines = Readonly<Record<string, RegExp>>;

/** What is paid elsewhere, in its country and currency, and the lines to pay by. */
const PAPERS: readonly (readonly [type: string, country: string, currency: string, lines: Lines])[] = [
  ['oxxo', 'MX', 'MXN', { reference: /^\d{14}$/, alternativeReference: /^\w{16}$/ }],
  ['konbini', 'JP', 'JPY', { reference: /^\d{11}$/, alternativeReference: /^\d{6}$/ }],
  ['fawry', 'EG', 'EGP', { reference: /^\d{10}$/ }],
];

for (const [type, countryCode, currency, lines] of PAPERS)
  test(`${type} is offered in ${countryCode} and ${currency} alone, and presented with its lines`, async () => {
    const sandbox = await startSandbox();
    const amount = { value: 50_000, currency };
    const offered = async (asked: object) => {
      const { body } = await call(sandbox, '/v71/paymentMethods', {
        merchantAccount: ACCOUNT,
        countryCode,
        amount,
        ...asked,
      });
      return (body.paymentMethods as { type: string }[]).some((method) => method.type === type);
    };
    assert.ok(await offered({}));
    assert.ok(!(await offered({ countryCode: 'US' })));
    assert.ok(!(await offered({ amount: { value: 50_000, currency: 'USD' } })));
    const { body } = await call(sandbox, '/v71/payments', { ...paymentRequest({ type }), amount });
    assert.equal(body.resultCode, 'PresentToShopper');
    assert.deepEqual([body.action.type, body.action.paymentMethodType], ['voucher', type]);
    for (const [line, pattern] of Object.entries(lines)) assert.match(body.action[line], pattern, line);
  });

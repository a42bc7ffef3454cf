import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as fc from 'fast-check';

import { outcomeOf, OUTCOMES, type Evidence, type Outcome } from '../../src/client/outcome.js';

const amount = { value: 1999, currency: 'EUR' };
const expected = { reference: 'order-1', amount };
const pspReference = 'PSP1';
const redirect = { type: 'redirect' };

const outcome = (evidence: Evidence): Outcome => outcomeOf(evidence, expected);

test('each result code of the table has its outcome', () => {
  const table: [string, Outcome][] = [
    ['Authorised', 'paid'],
    ['Refused', 'refused'],
    ['Error', 'refused'],
    ['Cancelled', 'cancelled'],
    ['Pending', 'pending'],
    ['Received', 'pending'],
    ['PresentToShopper', 'pending'],
    ['RedirectShopper', 'unknown'],
    ['IdentifyShopper', 'unknown'],
    ['ChallengeShopper', 'unknown'],
    ['AuthenticationFinished', 'unknown'],
    ['AuthenticationNotRequired', 'unknown'],
    ['Success', 'unknown'],
  ];
  for (const [resultCode, word] of table)
    assert.equal(
      outcome({ resultCode, pspReference, merchantReference: 'order-1', amount }),
      word,
      resultCode,
    );
});

test('C2-38: authorised and yet to be acted on is a contradiction', () => {
  assert.equal(outcome({ resultCode: 'Authorised', pspReference, action: redirect }), 'unknown');
  for (const resultCode of ['RedirectShopper', 'Pending', 'PresentToShopper', 'new one', undefined])
    assert.equal(outcome({ resultCode, action: redirect }), 'action-required');
});

test('C2-39: a result code of the wrong kind or case is unknown', () => {
  const strange = [
    undefined,
    null,
    1,
    true,
    [],
    ['Authorised'],
    {},
    'authorised',
    'AUTHORISED',
    ' Authorised',
    'Authorised\u0000',
    '__proto__',
    'constructor',
    'toString',
    '',
  ];
  for (const resultCode of strange)
    assert.equal(outcome({ resultCode, pspReference }), 'unknown', String(resultCode));
});

test('C2-40: a code that the platform adds is neither paid nor refused', () => {
  fc.assert(
    fc.property(fc.string(), fc.anything(), (resultCode, reference) => {
      fc.pre(
        !/^(Authorised|PartiallyAuthorised|Pending|Received|PresentToShopper|Refused|Error|Cancelled)$/.test(
          resultCode,
        ),
      );
      assert.equal(outcome({ resultCode, pspReference: reference }), 'unknown');
    }),
  );
});

test('C2-41: authorised, or failed, without a reference of the platform is unknown', () => {
  for (const reference of [undefined, null, '', 0, 1, {}, []]) {
    assert.equal(outcome({ resultCode: 'Authorised', pspReference: reference }), 'unknown');
    assert.equal(outcome({ resultCode: 'Error', pspReference: reference }), 'unknown');
  }
});

test('C2-42: an answer about another order or another amount proves nothing', () => {
  for (const resultCode of ['Authorised', 'Refused', 'Cancelled', 'Pending', 'Error', 'PartiallyAuthorised'])
    for (const action of [undefined, redirect]) {
      const evidence = { resultCode, pspReference, action };
      assert.equal(outcome({ ...evidence, merchantReference: 'order-2' }), 'unknown');
      assert.equal(outcome({ ...evidence, merchantReference: null }), 'unknown');
      assert.equal(outcome({ ...evidence, amount: { value: 1998, currency: 'EUR' } }), 'unknown');
      assert.equal(outcome({ ...evidence, amount: { value: 1999, currency: 'USD' } }), 'unknown');
    }
  assert.equal(
    outcome({ resultCode: 'Authorised', pspReference, merchantReference: 'order-1', amount }),
    'paid',
  );
});

test('C2-41: authorised without the reference or the amount that were asked for is unknown', () => {
  const whole = { resultCode: 'Authorised', pspReference, merchantReference: 'order-1', amount };
  assert.equal(outcome(whole), 'paid');
  assert.equal(outcome({ ...whole, merchantReference: undefined }), 'unknown');
  assert.equal(outcome({ ...whole, amount: undefined }), 'unknown');
  assert.equal(outcome({ resultCode: 'Authorised', pspReference }), 'unknown');
});

test('a part that was authorised leaves the rest to be paid, and nothing else', () => {
  const part = (remainingAmount?: typeof amount) =>
    outcome({
      resultCode: 'PartiallyAuthorised',
      pspReference,
      amount: { value: 999, currency: 'EUR' },
      order: { remainingAmount },
    });
  assert.equal(part({ value: 1000, currency: 'EUR' }), 'action-required');
  for (const remaining of [
    undefined,
    { value: 0, currency: 'EUR' },
    { value: 1999, currency: 'EUR' },
    { value: -1, currency: 'EUR' },
    { value: 1000, currency: 'USD' },
  ])
    assert.equal(part(remaining), 'unknown');
});

test('whatever an answer holds, it has one outcome, and paid has all its marks', () => {
  const word = fc.oneof(
    fc.constantFrom('Authorised', 'Refused', 'Error', 'PartiallyAuthorised', 'Pending'),
    fc.anything(),
  );
  const money = fc.option(
    fc.record({ value: fc.constantFrom(1999, 1, 0), currency: fc.constantFrom('EUR', 'USD') }),
    { nil: undefined },
  );
  const evidence = fc.record({
    resultCode: word,
    pspReference: fc.oneof(fc.constant('PSP1'), fc.anything()),
    merchantReference: fc.oneof(fc.constant('order-1'), fc.constant(undefined), fc.anything()),
    amount: money,
    action: fc.oneof(fc.constant(undefined), fc.anything()),
  });
  fc.assert(
    fc.property(evidence, (answer) => {
      const result = outcome(answer);
      assert.ok(OUTCOMES.includes(result));
      if (result !== 'paid') return;
      assert.equal(answer.resultCode, 'Authorised');
      assert.ok(typeof answer.pspReference === 'string' && answer.pspReference);
      assert.deepEqual([answer.merchantReference, { ...answer.amount }], ['order-1', amount]);
      assert.ok(answer.action === undefined || answer.action === null);
      assert.ok([undefined, 'order-1'].includes(answer.merchantReference as string | undefined));
      const { value, currency } = answer.amount ?? amount;
      assert.deepEqual({ value, currency }, amount);
    }),
  );
});

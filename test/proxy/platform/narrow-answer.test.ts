import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Attempt } from '../../../src/proxy/ledger/attempt.js';
import { donationRightIn, narrowAnswer, type Narrowed } from '../../../src/proxy/platform/narrow-answer.js';

const AMOUNT = { value: 1999, currency: 'EUR' };
const ATTEMPT = { reference: 'order-1', amount: AMOUNT } as Attempt;

const narrow = (answer: object, allowLocalHttp = false): Narrowed =>
  narrowAnswer({ ...answer }, ATTEMPT, allowLocalHttp);

const PAID = {
  resultCode: 'Authorised',
  pspReference: 'PSP1',
  merchantReference: 'order-1',
  amount: AMOUNT,
};
const redirect = (action: object): object => ({
  resultCode: 'RedirectShopper',
  pspReference: 'PSP1',
  merchantReference: 'order-1',
  action: { type: 'redirect', url: 'https://bank.example/pay', method: 'GET', ...action },
});
const actionOf = (action: object, allowLocalHttp?: boolean): unknown =>
  narrow(redirect(action), allowLocalHttp).facts.action;

describe('an answer of the platform, narrowed to one attempt', () => {
  it('is paid where reference and amount are the attempt’s', () => {
    assert.deepEqual(narrow(PAID), {
      outcome: 'paid',
      facts: {},
      pspReference: 'PSP1',
      paymentData: undefined,
      note: undefined,
    });
    assert.equal(narrow({ ...PAID, merchantReference: null }).outcome, 'unknown');
    assert.equal(narrow({ ...PAID, amount: null }).outcome, 'unknown');
  });

  it('is unknown, with the reason, where it speaks of another order or amount', () => {
    const noteOf = (change: object) => {
      const { outcome, note } = narrow({ ...PAID, ...change });
      return [outcome, note];
    };
    assert.deepEqual(noteOf({ merchantReference: 'order-2' }), ['unknown', 'answer-mismatch']);
    assert.deepEqual(noteOf({ merchantReference: 'order-2', resultCode: 'Refused' }), [
      'unknown',
      'answer-mismatch',
    ]);
    for (const amount of [
      { value: 1, currency: 'EUR' },
      { value: 1999, currency: 'USD' },
      { value: 1999.5, currency: 'EUR' },
      { value: '1999', currency: 'EUR' },
      { value: 1999, currency: 978 },
      { value: 1999 },
      'EUR 19.99',
      [],
    ])
      assert.deepEqual(noteOf({ amount }), ['unknown', 'answer-mismatch'], JSON.stringify(amount));
    assert.deepEqual(noteOf({ resultCode: 'Refused', amount: 'EUR 19.99' }), ['unknown', 'result-unknown']);
    assert.deepEqual(noteOf({ resultCode: 'SomethingNew' }), ['unknown', 'result-unknown']);
    assert.deepEqual(noteOf({ resultCode: 'SomethingNew', merchantReference: 7 }), [
      'unknown',
      'result-unknown',
    ]);
  });

  it('reads own fields alone, so that nothing inherited is taken for an answer', () => {
    assert.equal(
      narrowAnswer(Object.create(PAID) as object as typeof PAID, ATTEMPT, false).outcome,
      'unknown',
    );
  });

  it('gives the reason of a refusal, and no reason of anything else', () => {
    const refused = { ...PAID, resultCode: 'Refused', refusalReasonCode: '6' };
    assert.equal(narrow(refused).facts.reason, 'check-details');
    assert.equal(narrow({ ...refused, resultCode: 'Error' }).facts.reason, 'try-again');
    assert.equal('reason' in narrow({ ...PAID, refusalReasonCode: '6' }).facts, false);
    assert.equal('reason' in narrow({ ...refused, resultCode: 'Cancelled' }).facts, false);
  });

  it('keeps brand and last four digits, in the form that cards have', () => {
    const facts = (change: object) => narrow({ ...PAID, ...change }).facts;
    assert.deepEqual(
      facts({
        paymentMethod: { brand: 'visa' },
        additionalData: { paymentMethod: 'mc', cardSummary: '1111' },
      }),
      { brand: 'visa', lastFour: '1111' },
    );
    assert.deepEqual(facts({ additionalData: { paymentMethod: 'mc_debit1' } }), { brand: 'mc_debit1' });
    for (const brand of ['Visa', 'visa ', ' visa', '', 'v'.repeat(41), 4, null, '<b>'])
      assert.deepEqual(facts({ paymentMethod: { brand } }), {}, String(brand));
    assert.deepEqual(facts({ paymentMethod: { brand: 'v'.repeat(40) } }), { brand: 'v'.repeat(40) });
    for (const cardSummary of ['111', '11111', '111a', 1111, '١١١١'])
      assert.deepEqual(facts({ additionalData: { cardSummary } }), {}, String(cardSummary));
  });

  it('keeps what an operator reads of risk and 3D Secure, and nothing where the platform says nothing', () => {
    const checks = (change: object) => narrow({ ...PAID, ...change }).facts.checks;
    const additionalData = {
      threeDOffered: 'true',
      threeDAuthenticated: 'false',
      threeDSVersion: '2.2.0',
      liabilityShift: 'true',
    };
    assert.deepEqual(checks({ additionalData, fraudResult: { accountScore: 40 } }), {
      riskScore: 40,
      threeDSOffered: true,
      threeDSAuthenticated: false,
      threeDSVersion: '2.2.0',
      liabilityShift: true,
    });
    assert.deepEqual(checks({ additionalData: { liabilityShift: 'false' } }), { liabilityShift: false });
    assert.equal(checks({ additionalData: { liabilityShift: 'maybe' } }), undefined);
    assert.equal(checks({}), undefined);
  });

  it('keeps the platform’s reference and payment data, up to a length', () => {
    const references = (pspReference: unknown) => narrow({ ...PAID, resultCode: 'Refused', pspReference });
    assert.equal(references('P'.repeat(80)).pspReference, 'P'.repeat(80));
    for (const wrong of ['P'.repeat(81), '', 7, null])
      assert.equal(references(wrong).pspReference, undefined, String(wrong));
    assert.equal(narrow(redirect({ paymentData: 'd'.repeat(200_000) })).paymentData?.length, 200_000);
    assert.equal(narrow(redirect({ paymentData: 'd'.repeat(200_001) })).paymentData, undefined);
    assert.equal(narrow(PAID).paymentData, undefined);
  });

  it('says what is left of an order that is paid in part', () => {
    const part = {
      resultCode: 'PartiallyAuthorised',
      pspReference: 'PSP1',
      merchantReference: 'order-1',
      order: { remainingAmount: { value: 999, currency: 'EUR' } },
    };
    const { outcome, facts } = narrow(part);
    assert.equal(outcome, 'action-required');
    assert.deepEqual(facts, { remaining: { value: 999, currency: 'EUR' } });
    for (const remainingAmount of [{ value: 999.5, currency: 'EUR' }, { value: 999 }, 999])
      assert.equal(narrow({ ...part, order: { remainingAmount } }).outcome, 'unknown');
    const withAction = narrow({ ...redirect({}), order: part.order });
    assert.deepEqual(Object.keys(withAction.facts), ['action']);
    assert.equal('remaining' in narrow({ ...PAID, order: part.order }).facts, false);
  });
});

describe('an action of the platform, as a browser gets it', () => {
  it('has what a browser needs of it and nothing else', () => {
    const { outcome, facts, note } = narrow(
      redirect({
        type: 'threeDS2',
        subtype: 'challenge',
        token: 'token',
        authorisationToken: 'authorisation',
        paymentMethodType: 'scheme',
        paymentData: 'data',
        data: { MD: 'a', PaReq: 7 },
        method: 'POST',
      }),
    );
    assert.deepEqual([outcome, note], ['action-required', undefined]);
    assert.deepEqual(facts.action, {
      type: 'threeDS2',
      subtype: 'challenge',
      url: 'https://bank.example/pay',
      method: 'POST',
      fields: [
        { name: 'MD', value: 'a' },
        { name: 'PaReq', value: '7' },
      ],
      token: 'token',
      authorisationToken: 'authorisation',
    });
  });

  it('is not handed on with an answer that contradicts it', () => {
    const { outcome, facts } = narrow({ ...redirect({}), ...PAID });
    assert.deepEqual([outcome, facts], ['unknown', {}]);
  });

  it('may lack every field but its type, and may have null for it', () => {
    const nothing = { url: null, method: null, data: null, subtype: null, token: null };
    assert.deepEqual(actionOf(nothing), { type: 'redirect' });
    const absent = { url: undefined, method: undefined, data: undefined };
    assert.deepEqual(actionOf(absent), { type: 'redirect' });
  });

  it('is refused as a whole where a part of it is not safe', () => {
    for (const action of [
      { url: 'javascript:alert(1)' },
      { url: 'http://bank.example/pay' },
      { url: '' },
      { url: 7 },
      { method: 'PUT' },
      { method: 'post' },
      { method: 7 },
      { data: 'MD=a' },
      { data: 7 },
      { type: '' },
      { type: 'a b' },
      { type: 't'.repeat(41) },
      { type: undefined },
    ]) {
      const { outcome, facts, note, pspReference } = narrow(redirect(action));
      assert.deepEqual(
        { outcome, facts, note, pspReference },
        { outcome: 'unknown', facts: {}, note: 'action-refused', pspReference: 'PSP1' },
        JSON.stringify(action),
      );
    }
    assert.equal(narrow({ ...redirect({}), action: 'redirect' }).note, 'action-refused');
    assert.deepEqual(actionOf({ type: 't'.repeat(40) }), {
      type: 't'.repeat(40),
      url: 'https://bank.example/pay',
      method: 'GET',
    });
  });

  it('may go to this machine over plain HTTP outside live alone', () => {
    const url = 'http://localhost:4000/bank';
    assert.equal(actionOf({ url }), undefined);
    assert.deepEqual(actionOf({ url }, true), { type: 'redirect', url, method: 'GET' });
  });

  it('has a form of 64 fields and 32,768 characters at most', () => {
    const fields = (count: number, value = 'v') =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, value]));
    assert.equal((actionOf({ data: fields(64) }) as { fields: object[] }).fields.length, 64);
    assert.equal(actionOf({ data: fields(65) }), undefined);
    assert.ok(actionOf({ data: { name: 'v'.repeat(32_764) } }));
    assert.equal(actionOf({ data: { name: 'v'.repeat(32_765) } }), undefined);
    assert.ok(actionOf({ data: { a: 'v'.repeat(16_383), b: 'v'.repeat(16_383) } }));
    assert.equal(actionOf({ data: { a: 'v'.repeat(16_383), b: 'v'.repeat(16_384) } }), undefined);
  });

  it('loses a field whose form is wrong, where nothing depends on it', () => {
    const found = actionOf({ subtype: 'not a word', token: '', authorisationToken: 'a'.repeat(100_001) });
    assert.deepEqual(found, { type: 'redirect', url: 'https://bank.example/pay', method: 'GET' });
    const longest = actionOf({ token: 't'.repeat(100_000), authorisationToken: 'a'.repeat(100_000) });
    assert.deepEqual(Object.keys(longest as object), [
      'type',
      'url',
      'method',
      'token',
      'authorisationToken',
    ]);
  });
});

describe('the right to ask for a donation after a payment', () => {
  it('is what came with the payment, where its method takes donations', () => {
    const [donationToken, paymentMethod] = ['token-1', { type: 'scheme', brand: 'visa' }];
    assert.deepEqual(donationRightIn({ donationToken, paymentMethod }), {
      token: 'token-1',
      method: 'scheme',
    });
    assert.equal(donationRightIn({ donationToken, paymentMethod: { type: 'paypal' } }), undefined);
    assert.equal(donationRightIn({ donationToken }), undefined);
    assert.equal(donationRightIn({ paymentMethod }), undefined);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { MethodsAnswer } from '../../../../src/client/shopper/index.js';
import { underRules } from '../../../../src/components/parts/paying/method-rules.js';

const stored = {
  id: '1',
  brand: 'visa',
  name: 'VISA',
  lastFour: '1111',
  expiryMonth: '03',
  expiryYear: '2030',
};
const answer: MethodsAnswer = {
  environment: 'test',
  serverTime: '0',
  order: 'order-1',
  amount: { value: 100, currency: 'EUR' },
  methods: ['scheme', 'ideal', 'klarna', 'paypal'].map((type) => ({ type, name: type })),
  storedCards: [stored],
  canStore: true,
};
const NONE = { allowMethods: '', denyMethods: '', orderMethods: '' };
const left = (rules: Partial<typeof NONE>): readonly string[] =>
  underRules(answer, { ...NONE, ...rules }).methods.map(({ type }) => type);

describe('which methods a page offers', () => {
  it('are all of the platform’s, in its order, where the page names none', () => {
    assert.deepEqual(left({}), ['scheme', 'ideal', 'klarna', 'paypal']);
  });

  it('are those that it allows, less those that it denies, between spaces, commas or lines', () => {
    assert.deepEqual(left({ allowMethods: 'paypal, ideal\n scheme' }), ['scheme', 'ideal', 'paypal']);
    assert.deepEqual(left({ denyMethods: 'klarna' }), ['scheme', 'ideal', 'paypal']);
    assert.deepEqual(left({ allowMethods: 'ideal klarna', denyMethods: 'klarna' }), ['ideal']);
  });

  it('begin with those that it puts first, and go on in the platform’s order', () => {
    assert.deepEqual(left({ orderMethods: 'paypal none klarna' }), ['paypal', 'klarna', 'scheme', 'ideal']);
  });

  it('keep stored cards where cards are offered, and leave them out where they are not', () => {
    assert.equal(underRules(answer, NONE).storedCards.length, 1);
    assert.equal(underRules(answer, { ...NONE, denyMethods: 'scheme' }).storedCards.length, 0);
  });
});

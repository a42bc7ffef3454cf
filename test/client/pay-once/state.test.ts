import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import {
  canPay,
  IDLE,
  isResting,
  next,
  type AttemptEvent,
  type AttemptState,
} from '../../../src/client/pay-once/state.js';
import type { AttemptAnswer } from '../../../src/client/shopper/index.js';
import { AMOUNT, ORDER } from './world.js';

const KEY = 'key-1';
const action = { type: 'threeDS2', token: 'x' } as unknown as NonNullable<AttemptState['action']>;
const about = (fields: object): AttemptAnswer =>
  ({ key: KEY, order: ORDER, amount: AMOUNT, settled: true, ...fields }) as AttemptAnswer;
const settled = (outcome: string, fields: object = {}): AttemptState =>
  ({ phase: 'settled', key: KEY, outcome, answer: about({ outcome, ...fields }) }) as AttemptState;

/** Every place an attempt can be in. */
const STATES: Readonly<Record<string, AttemptState>> = {
  idle: IDLE,
  sealing: { phase: 'sealing', key: KEY },
  sending: { phase: 'sending', key: KEY },
  action: { phase: 'action', key: KEY, action, answer: about({ outcome: 'action-required', action }) },
  verifying: { phase: 'verifying', key: KEY },
  unknown: { phase: 'unknown', key: KEY, outcome: 'unknown' },
  paid: settled('paid'),
  pending: settled('pending'),
  refused: settled('refused'),
  cancelled: settled('cancelled'),
  stranded: settled('action-required'),
  part: settled('action-required', { remaining: { value: 1, currency: 'EUR' } }),
};

/** Where the ledger may still say something new. */
const OPEN = ['sending', 'action', 'verifying', 'unknown', 'pending', 'stranded', 'part'];
const FREE = ['idle', 'refused', 'cancelled', 'part'];
const network = { code: 'network' } as const;
const paid = about({ outcome: 'paid' });

/** Of each event: what it is, the states it changes, and what they become. */
const EVENTS: readonly (readonly [AttemptEvent, readonly string[], (state: AttemptState) => AttemptState])[] =
  [
    [{ type: 'begun', key: 'key-2' }, FREE, () => ({ phase: 'sealing', key: 'key-2' })],
    [{ type: 'sent' }, ['sealing'], () => ({ phase: 'sending', key: KEY })],
    [
      { type: 'unsent', problem: network },
      ['sealing', 'sending'],
      () => ({ phase: 'idle', problem: network }),
    ],
    [{ type: 'found', key: KEY }, ['idle', ...OPEN], () => ({ phase: 'verifying', key: KEY })],
    [{ type: 'doubted', problem: network }, OPEN, () => ({ phase: 'verifying', key: KEY, problem: network })],
    [
      { type: 'answered', answer: paid, expected: { order: ORDER }, isFresh: true },
      OPEN,
      () => ({ phase: 'settled', key: KEY, answer: paid, outcome: 'paid' }),
    ],
    [
      { type: 'stranded' },
      ['action'],
      (state) => ({ ...state, phase: 'settled', outcome: 'action-required' }),
    ],
    [{ type: 'exhausted' }, ['verifying'], (state) => ({ ...state, phase: 'unknown', outcome: 'unknown' })],
    [{ type: 'reset' }, FREE, () => IDLE],
  ];

describe('what follows what in an attempt', () => {
  for (const [event, changed, becomes] of EVENTS)
    for (const [name, state] of Object.entries(STATES))
      it(`${event.type} ${changed.includes(name) ? 'changes' : 'leaves'} ${name}`, () =>
        assert.deepEqual(next(state, event), changed.includes(name) ? becomes(state) : state));

  it('Pay is free where nothing is open, and where only a part is paid', () =>
    assert.deepEqual(
      Object.keys(STATES).filter((name) => canPay(STATES[name]!)),
      FREE,
    ));

  it('rests where only the shopper can go on', () =>
    assert.deepEqual(
      Object.keys(STATES).filter((name) => isResting(STATES[name]!)),
      ['idle', 'unknown', 'paid', 'pending', 'refused', 'cancelled', 'stranded', 'part'],
    ));
});

const answered = (
  answer: AttemptAnswer,
  { amount = AMOUNT, isFresh = true, state = STATES['sending']! } = {},
): AttemptState => next(state, { type: 'answered', answer, expected: { order: ORDER, amount }, isFresh });

describe('what an answer of the ledger means', () => {
  for (const [what, fields] of Object.entries({
    'another attempt': { key: 'key-9', outcome: 'paid' },
    'another order': { order: 'order-9', outcome: 'paid' },
    'another amount': { amount: { ...AMOUNT, value: AMOUNT.value + 1 }, outcome: 'paid' },
    'another currency': { amount: { ...AMOUNT, currency: 'USD' }, outcome: 'paid' },
    'an action of a payment that is over': { outcome: 'paid', action },
  }))
    it(`about ${what} says nothing about this one`, () =>
      assert.deepEqual(answered(about(fields)), {
        phase: 'verifying',
        key: KEY,
        problem: { code: 'contract' },
      }));

  it('is read without an amount where the page does not know what was asked for', () => {
    const answer = about({ outcome: 'paid', amount: { value: 7, currency: 'USD' } });
    const event = { type: 'answered', answer, expected: { order: ORDER }, isFresh: true } as const;
    assert.equal(next(STATES['verifying']!, event).outcome, 'paid');
  });

  it('names the attempt of a page that knows none', () => {
    const state: AttemptState = { phase: 'verifying' };
    assert.equal(answered(about({ outcome: 'paid' }), { state }).key, KEY);
  });

  it('frees Pay once it will never begin, whatever it would have cost', () => {
    const answer = about({ outcome: 'cancelled', reason: 'not-sent', amount: { value: 7, currency: 'USD' } });
    assert.deepEqual(answered(answer), { phase: 'idle', problem: { code: 'network' } });
    const limited = {
      phase: 'verifying',
      key: KEY,
      problem: { code: 'rate-limited', retryAfter: 9 },
    } as const;
    assert.deepEqual(answered(answer, { state: limited }), { phase: 'idle', problem: limited.problem });
    const forbidden = { phase: 'verifying', key: KEY, problem: { code: 'forbidden' } } as const;
    assert.deepEqual(answered(answer, { state: forbidden }), { phase: 'idle', problem: { code: 'network' } });
  });

  it('that a shopper cancelled, or that was refused as not sent, is an end like others', () => {
    for (const fields of [{ outcome: 'cancelled' }, { outcome: 'refused', reason: 'not-sent' }])
      assert.equal(answered(about(fields)).phase, 'settled');
  });

  it('starts an action at once only where this page has just asked for it', () => {
    const answer = about({ outcome: 'action-required', settled: false, action });
    assert.deepEqual(answered(answer), { phase: 'action', key: KEY, answer, action, resumed: false });
    assert.equal(answered(answer, { isFresh: false }).resumed, true);
  });

  it('shows what is to be paid at a till, and is pending meanwhile', () => {
    for (const type of ['voucher', 'bankTransfer']) {
      const paper = { type } as unknown as typeof action;
      const answer = about({ outcome: 'pending', action: paper });
      const shown = { phase: 'action', key: KEY, answer, action: paper, resumed: false, outcome: 'pending' };
      assert.deepEqual(answered(answer), shown);
      const required = about({ outcome: 'action-required', action: paper });
      assert.equal(answered(required).phase, 'action');
      assert.equal(answered(required).outcome, undefined);
      assert.equal(answered(about({ outcome: 'refused', action: paper })).problem?.code, 'contract');
    }
    assert.equal(answered(about({ outcome: 'pending', action })).problem?.code, 'contract');
  });

  it('that is not over is asked about again, unless the shopper or the bank takes its time', () => {
    const phaseOf = (outcome: string) => answered(about({ outcome, settled: false })).phase;
    assert.equal(phaseOf('paid'), 'verifying');
    assert.equal(phaseOf('refused'), 'verifying');
    assert.equal(phaseOf('unknown'), 'verifying');
    assert.equal(phaseOf('pending'), 'settled');
    assert.equal(phaseOf('action-required'), 'settled');
  });

  it('is kept while it is asked about again', () => {
    const answer = about({ outcome: 'unknown', settled: false });
    assert.deepEqual(answered(answer), { phase: 'verifying', key: KEY, answer });
  });

  it('is unknown where it is over and its outcome is not known here', () => {
    for (const outcome of ['unknown', 'refunded-to-the-moon'])
      assert.deepEqual(answered(about({ outcome })).phase, 'unknown');
    assert.equal(answered(about({ outcome: 'unknown' })).outcome, 'unknown');
  });

  for (const outcome of ['paid', 'pending', 'refused', 'cancelled', 'action-required'])
    it(`that is over and ${outcome} is shown so`, () => {
      const answer = about({ outcome });
      assert.deepEqual(answered(answer), { phase: 'settled', key: KEY, answer, outcome });
    });
});

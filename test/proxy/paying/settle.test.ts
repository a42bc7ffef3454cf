import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { donationOrder } from '../../../src/client/shopper/donation-order.js';
import type { Services } from '../../../src/proxy/services.js';
import { memoryLedger } from '../../../src/proxy/index.js';
import type { Attempt } from '../../../src/proxy/ledger/attempt.js';
import type { Settlement } from '../../../src/proxy/ledger/ledger.js';
import { COME_BACK } from '../../../src/proxy/work/running.js';
import type { Result } from '../../../src/proxy/platform/platform.js';
import { asPart, rejectionOf, writeDown } from '../../../src/proxy/paying/settle.js';
import { newAttempt } from '../ledger/new-attempt.js';

const money = (value: number) => ({ value, currency: 'EUR' });
const attemptOf = (value: number, rest: number): Attempt =>
  ({ amount: money(value), rest }) as unknown as Attempt;
const part = (remaining: number, facts: object = {}): Settlement =>
  ({ outcome: 'action-required', facts: { remaining: money(remaining), ...facts }, at: 1 }) as Settlement;

describe('an order that several payments pay', () => {
  it('is paid where nothing is left after this one', () => {
    const settlement: Settlement = { outcome: 'paid', facts: {}, at: 1 };
    assert.deepEqual(asPart(attemptOf(1999, 0), settlement), settlement);
  });

  it('leaves the rest to the shopper where this payment was a part', () => {
    assert.deepEqual(asPart(attemptOf(1500, 499), { outcome: 'paid', facts: { brand: 'visa' }, at: 1 }), {
      outcome: 'action-required',
      facts: { brand: 'visa', remaining: money(499) },
      authorised: 1500,
      at: 1,
    });
  });

  it('counts what a gift card has paid: this payment and what was left before, less what is left now', () => {
    assert.equal(asPart(attemptOf(1999, 0), part(999)).authorised, 1000);
    assert.equal(asPart(attemptOf(1000, 999), part(1500)).authorised, 499);
    assert.equal(asPart(attemptOf(1000, 999), part(999)).authorised, 1000);
    assert.equal(asPart(attemptOf(1000, 0), part(999)).authorised, 1);
  });

  it('counts nothing where that is no part of this payment', () => {
    for (const remaining of [2000, 1999, 998]) {
      const settlement = part(remaining);
      assert.equal(asPart(attemptOf(1000, 999), settlement), settlement, String(remaining));
    }
  });

  it('counts nothing while a bank waits for the shopper, or where nothing is said to be left', () => {
    const action = { type: 'threeDS2' };
    for (const settlement of [
      part(999, { action }),
      { outcome: 'action-required', facts: {}, at: 1 },
      { outcome: 'refused', facts: { remaining: money(999) }, at: 1 },
      { outcome: 'unknown', facts: {}, at: 1 },
    ] as Settlement[])
      assert.equal(asPart(attemptOf(1999, 0), settlement), settlement);
  });
});

const notExecuted = (fields: object) =>
  rejectionOf({ kind: 'not-executed', ...fields } as Extract<Result, { kind: 'not-executed' }>);

describe('what the browser is told where nothing was executed', () => {
  it('is the field at fault where the platform refused what was sent', () => {
    for (const status of [400, 422])
      assert.deepEqual(notExecuted({ status, code: '101' }), { code: 'platform-refused', field: 'number' });
    assert.deepEqual(notExecuted({ status: 422, code: '905' }), {
      code: 'platform-refused',
      field: undefined,
    });
  });

  it('is a refusal where the account is not set up for it', () => {
    assert.equal(notExecuted({ status: 500, isConfiguration: true }).code, 'platform-refused');
  });

  it('is that the platform cannot be reached where the shopper can do nothing about it', () => {
    for (const status of [401, 403, 500])
      assert.deepEqual(notExecuted({ status, code: '101' }), { code: 'platform-unavailable' });
    assert.deepEqual(notExecuted({ status: 503 }), { code: 'platform-unavailable', retryAfter: COME_BACK });
    assert.deepEqual(notExecuted({ status: 429, retryAfter: 9 }), {
      code: 'platform-unavailable',
      retryAfter: 9,
    });
  });
});

/** What the ledger and the merchant are told of an answer of the platform; no attempt is known where it `isForgotten`. */
async function writtenDown(result: object, { isForgotten = false, options = {}, order = 'ORDER-1' } = {}) {
  const ledger = memoryLedger();
  const begun = newAttempt('key-1', { order });
  if (!isForgotten) await ledger.begin(begun);
  const answered: unknown[] = [];
  const counted: string[] = [];
  const services = {
    ledger,
    settings: { now: () => 1, options, meters: { attempt: (outcome: string) => counted.push(outcome) } },
    delivery: { settled: async () => undefined, answered: async (told: unknown) => void answered.push(told) },
  } as unknown as Services;
  const notes: string[] = [];
  const around = { note: (word: string) => notes.push(word), keepAlive: () => undefined };
  const attempt = { ...begun, rest: 0, facts: {} } as unknown as Attempt;
  const stands = await writeDown(services, around, attempt, result as Result);
  return { stands, answered, notes, counted };
}

describe('an answer of the platform', () => {
  const answer = { resultCode: 'Refused', refusalReasonCode: '6', merchantReference: 'ORDER-1-key-1' };

  it('is written down and counted, and handed to the merchant as it came', async () => {
    const { stands, answered, counted } = await writtenDown({ kind: 'answered', answer });
    assert.deepEqual([stands?.outcome, counted], ['refused', ['refused']]);
    assert.deepEqual(answered, [
      { order: 'ORDER-1', reference: 'ORDER-1-key-1', outcome: 'refused', answer },
    ]);
  });

  it('about another payment settles nothing, which is noted', async () => {
    const paid = { ...answer, resultCode: 'Authorised', merchantReference: 'ORDER-2-key-2' };
    const { stands, notes } = await writtenDown({ kind: 'answered', answer: paid });
    assert.deepEqual([stands?.outcome, notes], ['unknown', ['answer-mismatch']]);
  });

  it('calls no hook where no answer came, or its attempt was forgotten', async () => {
    const unknown = await writtenDown({ kind: 'unknown' });
    assert.deepEqual([unknown.stands?.outcome, unknown.answered], ['unknown', []]);
    assert.deepEqual(await writtenDown({ kind: 'answered', answer }, { isForgotten: true }), {
      stands: undefined,
      answered: [],
      notes: [],
      counted: [],
    });
  });

  it('lets its shopper give something where the order is paid, and the merchant takes donations', async () => {
    const paid = {
      resultCode: 'Authorised',
      pspReference: 'PSP0000000000001',
      merchantReference: 'ORDER-1-key-1',
      amount: money(1999),
      paymentMethod: { type: 'scheme', brand: 'visa' },
      donationToken: 'token-1',
    };
    const options = { donations: {} };
    const rightAfter = async (more: object, how: Parameters<typeof writtenDown>[1]) =>
      (await writtenDown({ kind: 'answered', answer: { ...paid, ...more } }, how)).stands?.donation;
    assert.deepEqual(await rightAfter({}, { options }), { token: 'token-1', method: 'scheme' });
    assert.equal(await rightAfter({ resultCode: 'Refused' }, { options }), undefined);
    assert.equal(await rightAfter({}, { options, order: donationOrder('ORDER-1') }), undefined);
    assert.equal(await rightAfter({}, {}), undefined);
  });

  it('that nothing was carried out says what the shopper can do, and its status is noted', async () => {
    for (const [fields, reason, note] of [
      [{ status: 422, code: '101' }, 'check-details', ['platform-422']],
      [{ status: 500, code: '905', isConfiguration: true }, 'other-card', ['platform-configuration-905']],
      [{ status: 401 }, 'try-again', ['platform-401']],
      [{}, 'try-again', []],
    ] as const) {
      const { stands, notes } = await writtenDown({ kind: 'not-executed', ...fields });
      assert.deepEqual([stands?.outcome, stands?.facts, notes], ['refused', { reason }, note]);
    }
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { TransactionRuleInfo } from '../../../../src/client/balance-platform/index.js';
import type { TransferData } from '../../../../src/client/transfers/index.js';
import { attemptOf, type Attempt } from '../../../../src/components/transaction-rules/trial/attempt.js';
import { judge } from '../../../../src/components/transaction-rules/trial/judge.js';
import { DAY } from '../../../../src/facts/instant.js';

const HOUR = 3_600_000;
/** A Monday, noon in universal time. */
const NOON = Date.parse('2026-05-04T12:00:00Z');
const SINCE = NOON - 30 * DAY;

/** Five euros to a Dutch bank on a Monday at noon, unless it says otherwise. */
const attempt = (changes: Partial<Attempt> = {}): Attempt => ({
  id: 'T1',
  at: NOON,
  amount: { value: 500, currency: 'EUR' },
  category: 'bank',
  account: 'BA1',
  holder: 'AH1',
  card: 'PI1',
  country: 'NL',
  shop: undefined,
  entryMode: undefined,
  processingType: undefined,
  toWhom: 'Anna',
  ...changes,
});

const shop = { mcc: '7995', merchantId: 'M1', acquirerId: 'A1', name: 'Casino Royal' };

type Restrictions = TransactionRuleInfo['ruleRestrictions'];

const rule = (
  ruleRestrictions: Restrictions,
  changes: Partial<TransactionRuleInfo> = {},
): TransactionRuleInfo => ({
  type: 'blockList',
  description: 'A rule',
  reference: 'rule',
  requestType: 'authorization',
  outcomeType: 'hardBlock',
  entityKey: { entityType: 'balancePlatform', entityReference: 'P' },
  interval: { type: 'perTransaction' },
  ruleRestrictions,
  ...changes,
});

/** `hit`, `pass` or `open`, one by one. */
function made(of: TransactionRuleInfo, attempts: readonly Attempt[]): string {
  const { hits, open } = judge(of, attempts, SINCE);
  return attempts
    .map((each) => (hits.includes(each) ? 'hit' : open.includes(each) ? 'open' : 'pass'))
    .join(' ');
}

describe('a rule that is tried on transfers', () => {
  it('holds each condition against what a transfer says', () => {
    const cases: readonly (readonly [Restrictions, Partial<Attempt>, string])[] = [
      [{ countries: { operation: 'anyMatch', value: ['NL', 'DE'] } }, {}, 'hit'],
      [{ countries: { operation: 'anyMatch', value: ['DE'] } }, {}, 'pass'],
      [{ countries: { operation: 'noneMatch', value: ['DE'] } }, {}, 'hit'],
      [{ counterpartyBank: { operation: 'anyMatch', value: [{ country: 'NL' }] } }, {}, 'hit'],
      [{ counterpartyBank: { operation: 'anyMatch', value: [{ country: 'NL' }] } }, { shop }, 'pass'],
      [{ mccs: { operation: 'anyMatch', value: ['7995'] } }, { shop }, 'hit'],
      [
        { merchantNames: { operation: 'anyMatch', value: [{ operation: 'startsWith', value: 'casino' }] } },
        { shop },
        'hit',
      ],
      [
        { merchantNames: { operation: 'anyMatch', value: [{ operation: 'contains', value: 'king' }] } },
        { shop },
        'pass',
      ],
      [
        { merchantNames: { operation: 'noneMatch', value: [{ operation: 'endsWith', value: 'royal' }] } },
        { shop },
        'pass',
      ],
      [
        { merchants: { operation: 'anyMatch', value: [{ acquirerId: 'A1', merchantId: 'M1' }] } },
        { shop },
        'hit',
      ],
      [
        { merchants: { operation: 'anyMatch', value: [{ acquirerId: 'A2', merchantId: 'M1' }] } },
        { shop },
        'pass',
      ],
      [{ entryModes: { operation: 'anyMatch', value: ['chip'] } }, { entryMode: 'chip' }, 'hit'],
      [
        { processingTypes: { operation: 'anyMatch', value: ['pos'] } },
        { processingType: 'ecommerce' },
        'pass',
      ],
      [{ dayOfWeek: { operation: 'anyMatch', value: ['monday'] } }, {}, 'hit'],
      [{ dayOfWeek: { operation: 'noneMatch', value: ['monday'] } }, {}, 'pass'],
      [{ timeOfDay: { operation: 'equals', value: { startTime: '11:00', endTime: '13:00' } } }, {}, 'hit'],
      [{ timeOfDay: { operation: 'equals', value: { startTime: '23:00', endTime: '06:00' } } }, {}, 'pass'],
      [
        { timeOfDay: { operation: 'equals', value: { startTime: '23:00', endTime: '06:00' } } },
        { at: NOON + 14 * HOUR },
        'hit',
      ],
      [
        { timeOfDay: { operation: 'notEquals', value: { startTime: '11:00', endTime: '13:00' } } },
        {},
        'pass',
      ],
      [
        { totalAmount: { operation: 'greaterThanOrEqualTo', value: { value: 500, currency: 'EUR' } } },
        {},
        'hit',
      ],
      [{ totalAmount: { operation: 'greaterThan', value: { value: 500, currency: 'EUR' } } }, {}, 'pass'],
      [{ totalAmount: { operation: 'greaterThan', value: { value: 1, currency: 'USD' } } }, {}, 'pass'],
    ];
    for (const [restrictions, changes, expected] of cases)
      assert.equal(
        made(rule(restrictions), [attempt(changes)]),
        expected,
        JSON.stringify([restrictions, changes]),
      );
  });

  it('by the clock of the rule’s own zone', () => {
    const night: Restrictions = {
      timeOfDay: { operation: 'equals', value: { startTime: '21:00', endTime: '22:00' } },
    };
    const tokyo = rule(night, { interval: { type: 'perTransaction', timeZone: 'Asia/Tokyo' } });
    assert.equal(made(tokyo, [attempt()]), 'hit');
    assert.equal(made(rule(night), [attempt()]), 'pass');
  });

  it('leaves open what a transfer does not say, unless another condition says no already', () => {
    const scores: Restrictions = { riskScores: { operation: 'greaterThan', value: { visa: 80 } } };
    assert.equal(made(rule(scores), [attempt()]), 'open');
    assert.deepEqual(judge(rule(scores), [attempt()], SINCE).unjudged, ['riskScores']);
    const both = rule({ ...scores, countries: { operation: 'anyMatch', value: ['DE'] } });
    assert.equal(made(both, [attempt()]), 'pass');
    assert.equal(
      made(rule({ countries: { operation: 'noneMatch', value: ['DE'] } }), [attempt({ country: undefined })]),
      'open',
    );
    assert.equal(made(rule({ mccs: { operation: 'noneMatch', value: ['7995'] } }), [attempt()]), 'open');
    assert.equal(
      made(rule({ internationalTransaction: { operation: 'equals', value: true } }), [attempt()]),
      'open',
    );
  });

  it('an allow list is triggered by what does not meet it', () => {
    const allowed = rule({ countries: { operation: 'anyMatch', value: ['NL'] } }, { type: 'allowList' });
    assert.equal(
      made(allowed, [attempt(), attempt({ country: 'DE' }), attempt({ country: undefined })]),
      'pass hit open',
    );
  });

  it('a rule on bank transfers looks at nothing else', () => {
    const transfers = rule(
      { countries: { operation: 'anyMatch', value: ['NL'] } },
      { requestType: 'bankTransfer' },
    );
    const attempts = [attempt(), attempt({ category: 'issuedCard' })];
    assert.equal(made(transfers, attempts), 'hit pass');
    assert.equal(judge(transfers, attempts, SINCE).of, 1);
  });

  it('counts within its period, on the level that it counts for', () => {
    const often = rule(
      { matchingTransactions: { operation: 'greaterThan', value: 2 } },
      { type: 'velocity', interval: { type: 'sliding', duration: { unit: 'hours', value: 1 } } },
    );
    const at = (minutes: number, changes: Partial<Attempt> = {}) =>
      attempt({ at: NOON + minutes * 60_000, ...changes });
    assert.equal(made(often, [at(0), at(10), at(20), at(75)]), 'pass pass hit pass');
    const perCard = { ...often, aggregationLevel: 'paymentInstrument' };
    assert.equal(made(perCard, [at(0), at(10, { card: 'PI2' }), at(20), at(30)]), 'pass pass pass hit');
    const same = { operation: 'equals', value: true };
    const toOne = {
      ...often,
      ruleRestrictions: { ...often.ruleRestrictions, sameCounterpartyRestriction: same },
    };
    assert.equal(made(toOne, [at(0), at(5, { toWhom: 'Bo' }), at(10), at(20)]), 'pass pass pass hit');
  });

  it('adds up what was spent, and leaves open what may have been spent before the time that it knows', () => {
    const restrictions: Restrictions = {
      totalAmount: { operation: 'greaterThan', value: { value: 1200, currency: 'EUR' } },
    };
    const daily = rule(restrictions, { type: 'velocity', interval: { type: 'daily' } });
    const three = [attempt(), attempt({ at: NOON + HOUR }), attempt({ at: NOON + 2 * HOUR })];
    assert.equal(made(daily, three), 'pass pass hit');
    const ever = rule(restrictions, { type: 'velocity', interval: { type: 'lifetime' } });
    assert.equal(made(ever, three), 'open open hit');
    assert.deepEqual(judge(ever, three, SINCE).unjudged, ['totalAmount']);
  });

  it('does not look at what came in, what was stopped, and what the platform takes', () => {
    const transfer = {
      id: 'T1',
      amount: { value: -500, currency: 'EUR' },
      category: 'bank',
      direction: 'outgoing',
      status: 'booked',
      creationDate: '2026-05-04T12:00:00Z',
      counterparty: {
        bankAccount: { accountIdentification: { type: 'iban', iban: 'DE89370400440532013000' } },
      },
    } as unknown as TransferData;
    const seen = attemptOf(transfer);
    assert.deepEqual([seen?.amount, seen?.country], [{ value: 500, currency: 'EUR' }, 'DE']);
    for (const changes of [
      { direction: 'incoming' },
      { status: 'refused' },
      { status: 'failed' },
      { category: 'platformPayment' },
    ])
      assert.equal(attemptOf({ ...transfer, ...changes } as TransferData), undefined);
    const card = attemptOf({
      ...transfer,
      category: 'issuedCard',
      categoryData: { type: 'issuedCard', panEntryMode: 'chip', processingType: 'pos' },
      counterparty: { merchant: { mcc: '5411', name: 'Grocer', country: 'FR' } },
    } as TransferData);
    assert.deepEqual([card?.country, card?.entryMode, card?.shop?.mcc], ['FR', 'chip', '5411']);
  });
});

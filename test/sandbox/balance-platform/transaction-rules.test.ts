import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { TransactionRuleInfo } from '../../../src/client/balance-platform/index.js';
import { DAY } from '../../../src/facts/instant.js';
import { issue, openPlatform, PLATFORM, refusal } from './platform.js';

const ruleOn = (entityType: string, entityReference: string): TransactionRuleInfo => ({
  type: 'velocity',
  description: 'Ten payments a week',
  reference: 'weekly',
  entityKey: { entityType, entityReference },
  interval: { type: 'weekly', dayOfWeek: 'monday' },
  ruleRestrictions: { matchingTransactions: { operation: 'greaterThan', value: 10 } },
});

describe('transaction rules', () => {
  it('are listed on what they are set on, and move with it', async () => {
    const platform = await openPlatform();
    const { bcl, clock, dutchEur } = platform;
    const [one, other] = [await issue(platform, dutchEur), await issue(platform, dutchEur)];
    const group = await bcl.createPaymentInstrumentGroup({
      balancePlatform: PLATFORM,
      txVariant: 'visadebit',
    });
    const idsOn = async (id: string) =>
      ((await bcl.listPaymentInstrumentRules({ id })).transactionRules ?? []).map((rule) => rule.id);
    const {
      id: transactionRuleId = '',
      status,
      startDate,
    } = await bcl.createTransactionRule(ruleOn('paymentInstrument', one.id));
    assert.equal(status, 'active');
    assert.deepEqual([await idsOn(one.id), await idsOn(other.id)], [[transactionRuleId], []]);
    clock.now += DAY;
    const moved = { ...ruleOn('paymentInstrument', other.id), description: 'Moved' };
    await bcl.updateTransactionRule({ transactionRuleId, ...moved });
    assert.deepEqual([await idsOn(one.id), await idsOn(other.id)], [[], [transactionRuleId]]);
    const { transactionRule } = await bcl.getTransactionRule({ transactionRuleId });
    assert.deepEqual([transactionRule?.description, transactionRule?.startDate], ['Moved', startDate]);
    const groupId = group.id ?? '';
    await bcl.updateTransactionRule({ transactionRuleId, ...ruleOn('paymentInstrumentGroup', groupId) });
    const onGroup = await bcl.listPaymentInstrumentGroupRules({ id: groupId });
    assert.deepEqual(
      onGroup.transactionRules?.map((rule) => rule.id),
      [transactionRuleId],
    );
    assert.equal((await bcl.deleteTransactionRule({ transactionRuleId })).id, transactionRuleId);
    assert.equal((await refusal(bcl.getTransactionRule({ transactionRuleId }))).status, 404);
    assert.deepEqual((await bcl.listPaymentInstrumentGroupRules({ id: groupId })).transactionRules, []);
  });

  it('that could never be held against a payment are refused by their field', async () => {
    const { bcl, dutchEur } = await openPlatform();
    const rule = ruleOn('balanceAccount', dutchEur);
    const fieldOf = async (changes: object) =>
      (await refusal(bcl.createTransactionRule({ ...rule, ...changes }))).field;
    const key = (entityType: string, entityReference: string) => ({
      entityKey: { entityType, entityReference },
    });
    assert.equal(await fieldOf(key('planet', 'Earth')), 'entityKey.entityType');
    assert.equal(await fieldOf(key('paymentInstrument', dutchEur)), 'entityKey.entityReference');
    assert.equal(await fieldOf({ outcomeType: 'scoreBased' }), 'score');
    assert.equal(await fieldOf({ interval: { type: 'perTransaction' } }), 'interval.type');
    assert.equal(await fieldOf({ interval: { type: 'sliding' } }), 'interval.duration');
    assert.equal(await fieldOf({ interval: { type: 'daily', dayOfWeek: 'monday' } }), 'interval.dayOfWeek');
    assert.equal(await fieldOf({ ruleRestrictions: {} }), 'ruleRestrictions');
    const countries = { countries: { operation: 'greaterThan', value: ['NL'] } };
    assert.equal(
      await fieldOf({ ruleRestrictions: { ...rule.ruleRestrictions, ...countries } }),
      'ruleRestrictions.countries.operation',
    );
    const flag = { operation: 'equals', value: true };
    const together = { ruleRestrictions: { ...rule.ruleRestrictions, sameAmountRestriction: flag } };
    assert.equal(await fieldOf({ ...together, type: 'maxUsage' }), 'ruleRestrictions.sameAmountRestriction');
    assert.equal(await fieldOf({ aggregationLevel: 'accountHolder' }), 'aggregationLevel');
    assert.equal(await fieldOf({ startDate: '2026-02-01', endDate: '2026-01-01' }), 'endDate');
    assert.ok((await bcl.createTransactionRule(rule)).id);
  });

  it('is saved inactive without a start, begins when it is activated, and keeps that start', async () => {
    const { bcl, clock, dutchEur } = await openPlatform();
    const rule = ruleOn('balanceAccount', dutchEur);
    const { id: transactionRuleId = '', ...saved } = await bcl.createTransactionRule({
      ...rule,
      status: 'inactive',
    });
    assert.deepEqual([saved.status, saved.startDate], ['inactive', undefined]);
    clock.now += DAY;
    const start = new Date(clock.now).toISOString();
    const active = await bcl.updateTransactionRule({ transactionRuleId, ...rule, status: 'active' });
    assert.equal(active.startDate, start);
    clock.now += DAY;
    const paused = await bcl.updateTransactionRule({ transactionRuleId, ...rule, status: 'inactive' });
    assert.deepEqual([paused.status, paused.startDate], ['inactive', start]);
  });

  it('with a start of its own is active from then on, whatever its status was to be', async () => {
    const { bcl, dutchEur } = await openPlatform();
    const { status } = await bcl.createTransactionRule({
      ...ruleOn('balanceAccount', dutchEur),
      status: 'inactive',
      startDate: '2026-05-10',
    });
    assert.equal(status, 'active');
  });

  it('counts together what matches in all values', async () => {
    const { bcl, dutchEur } = await openPlatform();
    const rule = ruleOn('balanceAccount', dutchEur);
    const { ruleRestrictions } = await bcl.createTransactionRule({
      ...rule,
      ruleRestrictions: {
        ...rule.ruleRestrictions,
        matchingValues: { operation: 'allMatch', value: ['amount', 'currency'] },
      },
    });
    assert.equal(ruleRestrictions.matchingValues?.operation, 'allMatch');
  });
});

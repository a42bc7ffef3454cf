import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { TransactionRuleInfo } from '../../../src/client/balance-platform/index.js';
import { DAY } from '../../../src/facts/instant.js';
import { approve } from '../../../src/sandbox/transfers/challenge.js';
import { issue, openPlatform, PLATFORM, refusal, type Platform } from '../balance-platform/platform.js';

const HOUR = 3_600_000;

type Changes = Partial<TransactionRuleInfo>;

/** A rule on the Dutch seller's account in euro: of no transfer more than € 50.00, unless it says otherwise. */
const limit = ({ dutchEur }: Platform, changes: Changes = {}): TransactionRuleInfo => ({
  type: 'blockList',
  description: 'A limit',
  reference: 'limit',
  requestType: 'bankTransfer',
  entityKey: { entityType: 'balanceAccount', entityReference: dutchEur },
  interval: { type: 'perTransaction' },
  ruleRestrictions: {
    totalAmount: { operation: 'greaterThan', value: { value: 5000, currency: 'EUR' } },
  },
  ...changes,
});

let keys = 0;

const send = (
  { btl, dutchEur }: Platform,
  value: number,
  changes: { iban?: string; paymentInstrumentId?: string; from?: string } = {},
) =>
  btl.createTransfer(
    {
      amount: { value, currency: 'EUR' },
      balanceAccountId: changes.from ?? dutchEur,
      category: 'bank',
      counterparty: {
        bankAccount: {
          accountHolder: { fullName: 'Anna Berg' },
          accountIdentification: { type: 'iban', iban: changes.iban ?? 'NL91ABNA0417164300' },
        },
      },
      ...(changes.paymentInstrumentId && { paymentInstrumentId: changes.paymentInstrumentId }),
    },
    { idempotencyKey: `rule-${++keys}` },
  );

const outcomeOf = async (platform: Platform, sent: ReturnType<typeof send>) => {
  const { id = '' } = await sent;
  const { status, reason, transactionRulesResult } = await platform.btl.getTransfer({ id });
  return { status, reason, result: transactionRulesResult };
};

const statusOf = async (
  platform: Platform,
  ...sent: Parameters<typeof send> extends [unknown, ...infer Rest] ? Rest : never
) => (await outcomeOf(platform, send(platform, ...sent))).status;

describe('transaction rules and transfers', () => {
  it('a transfer that a rule blocks fails at once, holds no money, and says which rule it was', async () => {
    const platform = await openPlatform();
    const { bcl, dutchEur, available } = platform;
    const { id } = await bcl.createTransactionRule(limit(platform));
    const before = await available(dutchEur);
    const { status, reason, result } = await outcomeOf(platform, send(platform, 5001));
    assert.deepEqual([status, reason], ['failed', 'declinedByTransactionRule']);
    assert.equal(result?.allHardBlockRulesPassed, false);
    const [violation] = result.triggeredTransactionRules ?? [];
    assert.deepEqual(violation?.transactionRule?.id, id);
    assert.equal(await available(dutchEur), before);
    const fine = await outcomeOf(platform, send(platform, 5000));
    assert.deepEqual([fine.status, fine.result?.allHardBlockRulesPassed], ['received', true]);
    assert.equal(await available(dutchEur), before - 5000);
    assert.equal(
      (await outcomeOf(platform, send(platform, 9000, { from: platform.ownEur }))).result,
      undefined,
    );
  });

  it('a rule that is switched off, over, or gone stops nothing', async () => {
    const platform = await openPlatform();
    const { bcl, clock } = platform;
    const { id: transactionRuleId = '' } = await bcl.createTransactionRule(
      limit(platform, { endDate: new Date(clock.now + DAY).toISOString() }),
    );
    assert.equal(await statusOf(platform, 6000), 'failed');
    await bcl.updateTransactionRule({ transactionRuleId, ...limit(platform, { status: 'inactive' }) });
    assert.equal(await statusOf(platform, 6000), 'received');
    await bcl.updateTransactionRule({
      transactionRuleId,
      ...limit(platform, { endDate: new Date(clock.now + DAY).toISOString() }),
    });
    clock.now += DAY;
    assert.equal(await statusOf(platform, 6000), 'received');
    await bcl.updateTransactionRule({ transactionRuleId, ...limit(platform) });
    assert.equal(await statusOf(platform, 6000), 'failed');
    await bcl.deleteTransactionRule({ transactionRuleId });
    assert.equal(await statusOf(platform, 6000), 'received');
  });

  it('a velocity counts what was sent in its period, and not what failed', async () => {
    const platform = await openPlatform();
    const { bcl, clock } = platform;
    await bcl.createTransactionRule(
      limit(platform, {
        type: 'velocity',
        interval: { type: 'daily', timeZone: 'Europe/Amsterdam' },
        ruleRestrictions: {
          totalAmount: { operation: 'greaterThan', value: { value: 5000, currency: 'EUR' } },
        },
      }),
    );
    const statuses = [];
    for (const value of [3000, 2500, 2000, 1]) statuses.push(await statusOf(platform, value));
    assert.deepEqual(statuses, ['received', 'failed', 'received', 'failed']);
    clock.now += DAY;
    assert.equal(await statusOf(platform, 5000), 'received');
  });

  it('a number of transfers within a sliding time is all there may be, together for all accounts of a holder', async () => {
    const platform = await openPlatform();
    const { bcl, clock, dutch } = platform;
    await bcl.createTransactionRule(
      limit(platform, {
        type: 'velocity',
        entityKey: { entityType: 'accountHolder', entityReference: dutch },
        interval: { type: 'sliding', duration: { unit: 'hours', value: 2 } },
        ruleRestrictions: { matchingTransactions: { operation: 'greaterThan', value: 2 } },
      }),
    );
    assert.deepEqual(
      [await statusOf(platform, 1), await statusOf(platform, 1), await statusOf(platform, 1)],
      ['received', 'received', 'failed'],
    );
    clock.now += 2 * HOUR + 1;
    assert.equal(await statusOf(platform, 1), 'received');
  });

  it('a list of allowed banks blocks all others, one of blocked countries only those', async () => {
    const platform = await openPlatform();
    const { bcl } = platform;
    const [dutchBank, germanBank] = ['NL91ABNA0417164300', 'DE89370400440532013000'];
    const { id: transactionRuleId = '' } = await bcl.createTransactionRule(
      limit(platform, {
        type: 'allowList',
        ruleRestrictions: {
          counterpartyBank: {
            operation: 'anyMatch',
            value: [{ identification: dutchBank, identificationType: 'iban' }],
          },
        },
      }),
    );
    assert.equal(await statusOf(platform, 1, { iban: dutchBank }), 'received');
    assert.equal(await statusOf(platform, 1, { iban: germanBank }), 'failed');
    const countries = { countries: { operation: 'anyMatch', value: ['NL'] } };
    await bcl.updateTransactionRule({
      transactionRuleId,
      ...limit(platform, { ruleRestrictions: countries }),
    });
    assert.equal(await statusOf(platform, 1, { iban: dutchBank }), 'failed');
    assert.equal(await statusOf(platform, 1, { iban: germanBank }), 'received');
  });

  it('times of day and days of the week go by the clock on the wall', async () => {
    const platform = await openPlatform();
    const { bcl, clock } = platform;
    // Monday, noon in Amsterdam.
    await bcl.createTransactionRule(
      limit(platform, {
        interval: { type: 'perTransaction', timeZone: 'Europe/Amsterdam' },
        ruleRestrictions: {
          dayOfWeek: { operation: 'anyMatch', value: ['monday'] },
          timeOfDay: { operation: 'equals', value: { startTime: '22:00', endTime: '06:00' } },
        },
      }),
    );
    assert.equal(await statusOf(platform, 1), 'received');
    clock.now += 10 * HOUR;
    assert.equal(await statusOf(platform, 1), 'failed');
    clock.now += 2 * HOUR;
    assert.equal(await statusOf(platform, 1), 'received');
  });

  it('scores add up; a block for a time says so; a rule on a card is of its card alone', async () => {
    const platform = await openPlatform();
    const { bcl, dutchEur } = platform;
    const scored = { outcomeType: 'scoreBased', score: 60 } as const;
    const { id: first = '' } = await bcl.createTransactionRule(limit(platform, scored));
    const one = await outcomeOf(platform, send(platform, 6000));
    assert.deepEqual([one.status, one.result?.score], ['received', 60]);
    const { id: second = '' } = await bcl.createTransactionRule(limit(platform, scored));
    const both = await outcomeOf(platform, send(platform, 6000));
    assert.deepEqual([both.status, both.result?.score], ['failed', 120]);
    for (const transactionRuleId of [first, second]) await bcl.deleteTransactionRule({ transactionRuleId });
    const { id: timed = '' } = await bcl.createTransactionRule(
      limit(platform, { outcomeType: 'timedBlock' }),
    );
    const { reason } = await outcomeOf(platform, send(platform, 6000));
    assert.equal(reason, 'balanceAccountTemporarilyBlockedByTransactionRule');
    await bcl.deleteTransactionRule({ transactionRuleId: timed });
    const card = await issue(platform, dutchEur);
    const onCard = { entityType: 'paymentInstrument', entityReference: card.id };
    await bcl.createTransactionRule(limit(platform, { entityKey: onCard, requestType: 'authorization' }));
    assert.equal(await statusOf(platform, 6000, { paymentInstrumentId: card.id }), 'failed');
    assert.equal(await statusOf(platform, 6000), 'received');
  });

  it('a rule that enforces authentication asks for a proof that the operator did not ask for', async () => {
    const platform = await openPlatform();
    const { bcl, btl, dutchEur } = platform;
    const onPlatform = { entityType: 'balancePlatform', entityReference: PLATFORM };
    await bcl.createTransactionRule(limit(platform, { outcomeType: 'enforceSCA', entityKey: onPlatform }));
    assert.equal(await statusOf(platform, 100), 'received');
    const order = {
      amount: { value: 6000, currency: 'EUR' },
      balanceAccountId: dutchEur,
      category: 'bank',
      counterparty: {
        bankAccount: {
          accountHolder: { fullName: 'Anna Berg' },
          accountIdentification: { type: 'iban', iban: 'NL91ABNA0417164300' },
        },
      },
    } as const;
    const asked = await refusal(btl.createTransfer(order, { idempotencyKey: 'sca-1' }));
    assert.equal(asked.status, 401);
    const response = await platform.sandbox.fetch('https://platform.example/btl/v4/transfers', {
      method: 'POST',
      headers: { 'x-api-key': 'key', 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    const challenge = response.headers.get('auth-param1') ?? '';
    const proof = `SCA realm="Transfer", auth-param1="${approve(challenge)}"`;
    const sent = await btl.createTransfer(
      { ...order, 'WWW-Authenticate': proof },
      { idempotencyKey: 'sca-2' },
    );
    assert.equal(sent.status, 'received');
  });

  it('a rule about card payments says nothing of transfers', async () => {
    const platform = await openPlatform();
    await platform.bcl.createTransactionRule(
      limit(platform, {
        type: 'allowList',
        requestType: 'authorization',
        ruleRestrictions: { mccs: { operation: 'anyMatch', value: ['5411'] } },
      }),
    );
    assert.equal((await outcomeOf(platform, send(platform, 6000))).result, undefined);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { SweepConfiguration } from '../../../../src/client/balance-platform/index.js';
import { nextPayoutsOf } from '../../../../src/components/overview/blocks/next-payouts.js';
import type { Account } from '../../../../src/components/parts/account-holder/read-account.js';

/** A Wednesday. */
const NOW = Date.parse('2026-11-18T12:00:00Z');

const sweep = (id: string, changes: Partial<SweepConfiguration> = {}) =>
  ({
    id,
    type: 'push',
    status: 'active',
    currency: 'EUR',
    counterparty: { transferInstrumentId: 'SE1' },
    schedule: { type: 'weekly' },
    ...changes,
  }) as SweepConfiguration;

const account = (zone: string, sweeps: readonly SweepConfiguration[], available = 500): Account => ({
  id: 'BA1',
  name: 'Shop',
  zone,
  status: 'active',
  balances: [{ currency: 'EUR', available, balance: available, reserved: 30, pending: 7 }],
  sweeps,
});

const CRON = { schedule: { type: 'cron', cronExpression: '0 9 * * *' } } as Partial<SweepConfiguration>;

describe('the next payouts', () => {
  it('run by the clock of the account, the soonest first', () => {
    const { payouts } = nextPayoutsOf(
      [
        account('Europe/Amsterdam', [sweep('weekly')]),
        account('Pacific/Chatham', [sweep('chatham', CRON)]),
        account('Asia/Kathmandu', [sweep('kathmandu', CRON)]),
        account('America/Los_Angeles', [sweep('los-angeles', CRON)]),
      ],
      NOW,
    );
    assert.deepEqual(
      payouts.map(({ sweep: { id }, at }) => [id, new Date(at ?? 0).toISOString()]),
      [
        ['los-angeles', '2026-11-18T17:00:00.000Z'],
        ['chatham', '2026-11-18T19:15:00.000Z'],
        ['kathmandu', '2026-11-19T03:15:00.000Z'],
        ['weekly', '2026-11-23T06:00:00.000Z'],
      ],
    );
  });

  it('say what the balance of now would bring, and what stays behind', () => {
    const [payout] = nextPayoutsOf([account('UTC', [sweep('all')])], NOW).payouts;
    assert.deepEqual(
      [payout?.preview, payout?.available, payout?.reserved, payout?.pending],
      [{ kind: 'push', value: 500 }, 500, 30, 7],
    );
    const [none] = nextPayoutsOf([account('UTC', [sweep('none')], -20)], NOW).payouts;
    assert.deepEqual(none?.preview, { kind: 'none', value: 0 });
  });

  it('are those to a bank account that run, and never what goes from account to account or comes in', () => {
    const { payouts, isStopped } = nextPayoutsOf(
      [
        account('UTC', [
          sweep('in', { type: 'pull' }),
          sweep('across', { counterparty: { balanceAccountId: 'BA2' } }),
          sweep('stopped', { status: 'inactive' }),
          sweep('never', { schedule: { type: 'cron', cronExpression: '0 0 31 2 *' } }),
          sweep('at-once', { schedule: { type: 'balance' } }),
        ]),
      ],
      NOW,
    );
    assert.deepEqual(
      payouts.map((each) => [each.sweep.id, each.at]),
      [
        ['at-once', undefined],
        ['never', undefined],
      ],
    );
    assert.equal(isStopped, true);
    assert.deepEqual(nextPayoutsOf([account('UTC', [sweep('in', { type: 'pull' })])], NOW), {
      payouts: [],
      isStopped: false,
    });
  });
});

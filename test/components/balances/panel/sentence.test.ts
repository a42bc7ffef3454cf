import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { previewOf } from '../../../../src/components/parts/account-holder/sweep-preview.js';
import { runsOf } from '../../../../src/components/balances/panel/runs.js';
import { sentenceOf } from '../../../../src/components/balances/panel/sentence.js';
import type { Plan, View } from '../../../../src/components/balances/panel/view.js';
import { words as english } from '../../../../src/words/compiled/balances/panel/en.js';
import { say } from '../../../../src/words/own-words.js';

const view = (viewerZone = 'Asia/Kathmandu'): View => ({
  words: { text: (word, values) => say(english, word, undefined, 'en', values) },
  language: 'en',
  ends: [{ id: 'SE1', name: 'NL91****4300', isBank: true }],
  now: Date.parse('2026-09-25T12:00Z'),
  viewerZone,
});

const EUR = (value: number) => ({ value, currency: 'EUR' });

const plan = (changes: Partial<Plan>): Plan => ({
  type: 'push',
  currency: 'EUR',
  counterparty: { transferInstrumentId: 'SE1' },
  schedule: { type: 'weekly' },
  ...changes,
});

const sentence = (changes: Partial<Plan>, zone = 'Pacific/Chatham'): string =>
  sentenceOf(view(), plan(changes), zone).replaceAll(/[\u2066-\u2069]/g, '');

const cron = (cronExpression: string): Partial<Plan> => ({ schedule: { type: 'cron', cronExpression } });

describe('a sweep in a sentence', () => {
  it('says when, how much and where to', () => {
    const to = 'to bank account NL91****4300';
    assert.equal(
      sentence({ targetAmount: EUR(10_000) }),
      `Every Monday at 07:00 CET: everything above €100.00 ${to}`,
    );
    assert.equal(
      sentence({ schedule: { type: 'monthly' }, sweepAmount: EUR(5000), triggerAmount: EUR(90) }),
      `On day 1 of each month at 07:00 CET: €50.00 ${to}, if at least €0.90 is available`,
    );
    assert.equal(
      sentence({
        type: 'pull',
        schedule: { type: 'balance' },
        targetAmount: EUR(700),
        triggerAmount: EUR(0),
      }),
      'As soon as the balance calls for it: what is missing to €7.00, from bank account NL91****4300, if at most €0.00 is available',
    );
  });

  it('says the usual cron expressions in words, by the clock of the account', () => {
    const when = (expression: string): string => sentence(cron(expression)).split(': everything')[0] ?? '';
    assert.equal(when('0 12 * * *'), 'Every day at 12:00 (Chatham Time)');
    assert.equal(when('5 9 * * MON-FRI'), 'From Monday to Friday at 09:05 (Chatham Time)');
    assert.equal(when('30 17 * * 5'), 'Every Friday at 17:30 (Chatham Time)');
    assert.equal(when('0 0 L * *'), 'On the last day of each month at 00:00 (Chatham Time)');
    assert.equal(when('0 6 15 * *'), 'On day 15 of each month at 06:00 (Chatham Time)');
    assert.equal(when('0,30 6 15W * *'), 'By the cron expression 0,30 6 15W * * (Chatham Time)');
  });
});

describe('the next runs of a sweep', () => {
  it('are said by the clock of the account and by that of the reader, through a change of summer time', () => {
    const { schedule } = plan(cron('0 12 * * *'));
    const here = runsOf(view('America/Los_Angeles'), schedule, 'Pacific/Chatham');
    assert.deepEqual(
      here.map((run) => run.there.replaceAll('\u202f', ' ')),
      [
        'Sat, Sep 26, 12:00 PM GMT+12:45',
        'Sun, Sep 27, 12:00 PM GMT+13:45',
        'Mon, Sep 28, 12:00 PM GMT+13:45',
      ],
    );
    assert.equal(here[0]!.here.replaceAll('\u202f', ' '), 'Fri, Sep 25, 4:15 PM PDT');
    const kathmandu = runsOf(view(), schedule, 'Pacific/Chatham');
    assert.equal(kathmandu[1]!.here.replaceAll('\u202f', ' '), 'Sun, Sep 27, 4:00 AM GMT+5:45');
  });
});

describe('what a sweep would do today', () => {
  const kind = (changes: Partial<Plan>, available: number, status: 'active' | 'suspended' = 'active') =>
    previewOf(plan(changes), {
      status,
      balances: [{ currency: 'EUR', available, balance: available, pending: 0, reserved: 0 }],
    });

  it('is an amount, or the reason for which nothing moves', () => {
    assert.deepEqual(kind({ targetAmount: EUR(10_000) }, 91_240), { kind: 'push', value: 81_240 });
    assert.equal(kind({}, 0).kind, 'none');
    assert.equal(kind({}, -500).kind, 'none');
    assert.equal(kind({ triggerAmount: EUR(500) }, 499).kind, 'below-trigger');
    assert.equal(kind({ targetAmount: EUR(500) }, 500).kind, 'all-stays');
    assert.equal(kind({ sweepAmount: EUR(501) }, 500).kind, 'too-little');
    assert.equal(kind({}, 500, 'suspended').kind, 'closed');
    assert.equal(kind({ type: 'pull', targetAmount: EUR(500) }, 10).kind, 'above-trigger');
    assert.deepEqual(kind({ type: 'pull', targetAmount: EUR(500) }, -10), { kind: 'pull', value: 510 });
    assert.equal(kind({ type: 'pull', triggerAmount: EUR(500) }, 500).kind, 'filled-up');
    assert.equal(kind({ currency: 'USD' }, 500).kind, 'none');
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { dueTimes } from '../../src/facts/cron.js';
import { DAY } from '../../src/facts/instant.js';
import { nextRuns, sweepTimes, sweptAmount } from '../../src/facts/sweeps.js';
import { wallClock } from '../../src/facts/wall-clock.js';

const [MINUTE, HOUR] = [60_000, 3_600_000];

const ZONES = [
  'Pacific/Chatham',
  'Asia/Kathmandu',
  'America/Los_Angeles',
  'Europe/Amsterdam',
  'Australia/Lord_Howe',
];

const runsOf = (schedule: { type: string; cronExpression?: string }, zone: string, after: string) =>
  nextRuns(schedule, zone, Date.parse(after), 3).map((at) => new Date(at).toISOString());

/** Any moment of two years, in which every zone puts its clock forward and back. */
const moment = fc
  .integer({ min: Date.parse('2026-01-01') / MINUTE, max: Date.parse('2027-12-31') / MINUTE })
  .map((minutes) => minutes * MINUTE);

describe('the runs of a sweep', () => {
  it('are at seven by the clock of Central Europe where the schedule has a name, in whichever zone the account is', () => {
    for (const zone of ZONES) {
      assert.deepEqual(runsOf({ type: 'daily' }, zone, '2026-03-27T12:00Z'), [
        '2026-03-28T06:00:00.000Z',
        '2026-03-29T05:00:00.000Z',
        '2026-03-30T05:00:00.000Z',
      ]);
      assert.deepEqual(runsOf({ type: 'weekly' }, zone, '2026-10-19T05:00Z'), [
        '2026-10-26T06:00:00.000Z',
        '2026-11-02T06:00:00.000Z',
        '2026-11-09T06:00:00.000Z',
      ]);
      assert.deepEqual(runsOf({ type: 'monthly' }, zone, '2026-12-31T12:00Z'), [
        '2027-01-01T06:00:00.000Z',
        '2027-02-01T06:00:00.000Z',
        '2027-03-01T06:00:00.000Z',
      ]);
    }
  });

  it('are by the clock of the account where the schedule is an expression', () => {
    const noon = { type: 'cron', cronExpression: '0 12 * * *' };
    // 45 minutes off the hour, and summer time from 27 September 2026.
    assert.deepEqual(runsOf(noon, 'Pacific/Chatham', '2026-09-25T12:00Z'), [
      '2026-09-25T23:15:00.000Z',
      '2026-09-26T22:15:00.000Z',
      '2026-09-27T22:15:00.000Z',
    ]);
    assert.deepEqual(runsOf(noon, 'Asia/Kathmandu', '2026-09-25T12:00Z')[0], '2026-09-26T06:15:00.000Z');
    assert.deepEqual(runsOf(noon, 'America/Los_Angeles', '2026-10-31T00:00Z'), [
      '2026-10-31T19:00:00.000Z',
      '2026-11-01T20:00:00.000Z',
      '2026-11-02T20:00:00.000Z',
    ]);
  });

  it('are none where there is no time: as soon as the balance calls, a day that never comes, no expression', () => {
    assert.deepEqual(runsOf({ type: 'balance' }, 'UTC', '2026-05-04T00:00Z'), []);
    assert.deepEqual(runsOf({ type: 'cron', cronExpression: '0 0 30 2 *' }, 'UTC', '2026-05-04T00:00Z'), []);
    assert.deepEqual(runsOf({ type: 'cron', cronExpression: 'soon' }, 'UTC', '2026-05-04T00:00Z'), []);
    assert.deepEqual(runsOf({ type: 'yearly' }, 'UTC', '2026-05-04T00:00Z'), []);
  });

  it('are those that the platform works off, in every zone and at every change of its clock', () => {
    const field = (most: number) =>
      fc.oneof(fc.integer({ min: 0, max: most }).map(String), fc.constant('*/6'));
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        moment,
        field(59),
        field(23),
        fc.constantFrom('*', '1', 'L', '15W', '1,15'),
        fc.constantFrom('*', 'MON', 'SUN#1', '6L'),
        (zone, after, minute, hour, day, weekday) => {
          const schedule = { type: 'cron', cronExpression: `${minute} ${hour} ${day} * ${weekday}` };
          const runs = nextRuns(schedule, zone, after, 3);
          const { cron } = sweepTimes(schedule, zone)!;
          assert.equal(runs.length, 3);
          const due = dueTimes(cron, zone, after, runs[2]!);
          // A moment that two times on the wall mean is one run.
          assert.deepEqual(runs, [...new Set(due)]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('are once each day at the hour that was asked for, unless the clock leaves that hour out', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        moment,
        fc.integer({ min: 0, max: 59 }),
        fc.integer({ min: 0, max: 23 }),
        (zone, after, minute, hour) => {
          const { shownAt, momentOf } = wallClock(zone);
          const wanted = hour * HOUR + minute * MINUTE;
          const runs = nextRuns({ type: 'cron', cronExpression: `${minute} ${hour} * * *` }, zone, after, 3);
          const days = runs.map((at) => Math.floor(shownAt(at) / DAY));
          assert.deepEqual(
            days.map((day) => day - days[0]!),
            [0, 1, 2],
          );
          for (const [place, at] of runs.entries()) {
            const shown = days[place]! * DAY + wanted;
            const isLeftOut = shownAt(momentOf(shown)) !== shown;
            assert.ok(isLeftOut || shownAt(at) === shown, `${zone} ${new Date(at).toISOString()}`);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('what a sweep moves', () => {
  const EUR = (value: number) => ({ value, currency: 'EUR' });

  it('is all, what is above the target, or the very amount, once the trigger is reached', () => {
    assert.equal(sweptAmount({}, 81_240), 81_240);
    assert.equal(sweptAmount({ targetAmount: EUR(10_000) }, 81_240), 71_240);
    assert.equal(sweptAmount({ sweepAmount: EUR(5000) }, 81_240), 5000);
    assert.equal(sweptAmount({ triggerAmount: EUR(81_240) }, 81_240), 81_240);
    assert.equal(sweptAmount({ triggerAmount: EUR(81_241) }, 81_240), 0);
    assert.equal(sweptAmount({ type: 'pull', targetAmount: EUR(5000) }, -300), 5300);
    assert.equal(sweptAmount({ type: 'pull', triggerAmount: EUR(1000) }, 1000), 0);
    assert.equal(sweptAmount({ type: 'pull', triggerAmount: EUR(1000), sweepAmount: EUR(70) }, 1000), 70);
  });

  it('is nothing at zero and below, and never below zero', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000 }),
        fc.option(fc.nat(1_000_000), { nil: undefined }),
        fc.option(fc.nat(1_000_000), { nil: undefined }),
        fc.nat(1_000_000),
        fc.constantFrom('push', 'pull'),
        (available, exactly, target, trigger, type) => {
          const moved = sweptAmount(
            {
              type,
              triggerAmount: EUR(trigger),
              ...(exactly !== undefined && { sweepAmount: EUR(exactly) }),
              ...(exactly === undefined && target !== undefined && { targetAmount: EUR(target) }),
            },
            available,
          );
          assert.ok(moved >= 0 && Number.isSafeInteger(moved));
          if (type === 'push' && available <= 0) assert.equal(moved, 0);
          if (type === 'push' && exactly === undefined && moved > 0)
            assert.equal(available - moved, target ?? 0, 'what was to stay stays');
          if (type === 'pull' && exactly === undefined && moved > 0)
            assert.equal(available + moved, target ?? trigger, 'it is filled up to what was asked for');
        },
      ),
    );
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { flowsOf, levelsOf, type Moved } from '../../../../src/components/parts/chart/series.js';

const moved = (at: string, value: number): Moved => ({ at, amount: { value, currency: 'EUR' } });

describe('money in and out', () => {
  // Around midnight in one zone each.
  const night = [
    moved('2026-04-04T10:14:00Z', 100),
    moved('2026-04-04T10:16:00Z', -30),
    moved('2026-04-05T06:59:00Z', 7),
    moved('2026-04-05T10:50:00Z', -5),
  ];
  const daysIn = (timeZone: string) =>
    flowsOf(night, { timeZone, now: Date.parse('2026-04-06T00:00:00Z') }).flows.map(
      ({ day, paidIn, paidOut }) => [day, paidIn, paidOut],
    );

  it('are of days by the clocks of the zone, on the day too on which these change', () => {
    // Chatham is 13:45 ahead until its clocks go back an hour in the night of the 5th, and the day has 25 hours.
    assert.deepEqual(daysIn('Pacific/Chatham'), [
      ['2026-04-04', 100, 0],
      ['2026-04-05', 7, 35],
      ['2026-04-06', 0, 0],
    ]);
    assert.deepEqual(daysIn('Asia/Kathmandu'), [
      ['2026-04-04', 100, 30],
      ['2026-04-05', 7, 5],
      ['2026-04-06', 0, 0],
    ]);
    assert.deepEqual(daysIn('America/Los_Angeles'), [
      ['2026-04-04', 107, 30],
      ['2026-04-05', 0, 5],
    ]);
  });

  it('are of each day that is asked for, those too on which nothing moved, and of none after today', () => {
    const now = Date.parse('2026-04-06T12:00:00Z');
    const daysOf = (from: string, until: string) =>
      flowsOf(night, { timeZone: 'UTC', now, from, until }).flows.map(({ day }) => day);
    assert.deepEqual(daysOf('2026-04-02', '2026-12-31'), [
      '2026-04-02',
      '2026-04-03',
      '2026-04-04',
      '2026-04-05',
      '2026-04-06',
    ]);
    assert.deepEqual(daysOf('', '2026-04-05'), ['2026-04-04', '2026-04-05']);
  });

  it('come to what moved, to the minor unit, in every zone, by day, week or month', () => {
    const start = Date.UTC(2025, 9, 1);
    const all = fc.array(
      fc
        .record({ second: fc.integer({ min: 0, max: 500 * 86_400 }), value: fc.integer() })
        .map((each) => moved(new Date(start + each.second * 1000).toISOString(), each.value)),
      { maxLength: 40 },
    );
    const zones = fc.constantFrom('Pacific/Chatham', 'America/Los_Angeles', 'Asia/Kathmandu', 'UTC');
    // What is asked for may begin or end within what came.
    const day = fc.constantFrom('', '2025-10-26', '2026-03-08', '2026-04-05', '2027-01-01');
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + BigInt(value), 0n);
    fc.assert(
      fc.property(all, zones, day, day, fc.nat(600), (lines, timeZone, from, until, days) => {
        const { flows } = flowsOf(lines, { timeZone, now: start + days * 86_400_000, from, until });
        const values = lines.map(({ amount }) => amount.value);
        assert.equal(sum(flows.map(({ paidIn }) => paidIn)), sum(values.filter((value) => value > 0)));
        assert.equal(sum(flows.map(({ paidOut }) => -paidOut)), sum(values.filter((value) => value < 0)));
      }),
    );
  });
});

describe('what was there over time', () => {
  const now = Date.parse('2026-04-06T12:00:00Z');

  it('is counted back from what is there now, day by day by the clocks of the zone, also below zero', () => {
    const bookings = [
      moved('2026-04-04T10:14:00Z', 100),
      moved('2026-04-04T10:16:00Z', -250),
      moved('2026-04-05T06:59:00Z', 7),
    ];
    const levels = (timeZone: string) =>
      levelsOf(bookings, -43, { timeZone, now, from: '2026-04-03' }).levels.map(({ value }) => value);
    assert.deepEqual(levels('Pacific/Chatham'), [100, 200, -43, -43, -43]);
    assert.deepEqual(levels('Asia/Kathmandu'), [100, -50, -43, -43]);
    assert.deepEqual(levels('America/Los_Angeles'), [100, -43, -43, -43]);
  });

  it('ends with what is there now, and differs from one stretch to the next by what moved in it', () => {
    const bookings = fc.array(
      fc
        .record({ second: fc.nat(500 * 86_400), value: fc.integer({ min: -1_000_000, max: 1_000_000 }) })
        .map(({ second, value }) => moved(new Date(now - second * 1000).toISOString(), value)),
      { maxLength: 40 },
    );
    const zones = fc.constantFrom('Pacific/Chatham', 'America/Los_Angeles', 'Asia/Kathmandu');
    const days = fc.constantFrom('2026-03-08', '2025-12-01', '2024-01-01');
    const level = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(bookings, level, zones, days, (all, held, timeZone, from) => {
        const asked = { timeZone, now, from };
        const { levels } = levelsOf(all, held, asked);
        const { flows } = flowsOf(all, asked);
        assert.equal(levels.at(-1)?.value, held);
        levels.slice(1).forEach(({ day, value }, at) => {
          const { paidIn, paidOut, ...flow } = flows[at + 1]!;
          assert.equal(flow.day, day);
          assert.equal(value - levels[at]!.value, paidIn - paidOut);
        });
        const before = held - all.reduce((sum, { amount }) => sum + amount.value, 0);
        assert.equal(levels[0]!.value, before + flows[0]!.paidIn - flows[0]!.paidOut);
      }),
    );
  });
});

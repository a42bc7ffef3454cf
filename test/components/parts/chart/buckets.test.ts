import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { bucketsOf } from '../../../../src/components/parts/chart/buckets.js';
import { dayOf } from '../../../../src/components/parts/table/time-text.js';

describe('stretches of a chart', () => {
  it('are days by the clocks of the zone, also those without anything', () => {
    const items = [
      { at: '2026-05-02T22:30:00Z', value: 5 },
      { at: '2026-05-05T00:00:00Z', value: 7 },
    ];
    const sums = (zone: string) =>
      bucketsOf(items, zone, ['2026-05-02', '2026-05-05']).buckets.map(({ day, value }) => [day, value]);
    assert.deepEqual(sums('Europe/Amsterdam'), [
      ['2026-05-02', 0],
      ['2026-05-03', 5],
      ['2026-05-04', 0],
      ['2026-05-05', 7],
    ]);
    assert.deepEqual(
      sums('America/Los_Angeles').map(([, value]) => value),
      [5, 0, 7, 0],
    );
    assert.equal(dayOf('2026-05-02T22:30:00Z', 'Asia/Kathmandu'), '2026-05-03');
    assert.equal(dayOf('nonsense', 'UTC'), '');
  });

  it('are weeks from Monday, and months, where days were too many', () => {
    const of = (first: string, last: string) => bucketsOf([], 'UTC', [first, last]);
    assert.equal(of('2026-01-01', '2026-03-03').unit, 'day');
    const weeks = of('2026-01-01', '2026-03-04');
    assert.deepEqual(
      [weeks.unit, weeks.buckets[0]?.day, weeks.buckets[1]?.day],
      ['week', '2025-12-29', '2026-01-05'],
    );
    const months = of('2024-11-15', '2026-02-28');
    assert.equal(months.unit, 'month');
    assert.deepEqual(
      months.buckets.slice(0, 4).map(({ day }) => day),
      ['2024-11-01', '2024-12-01', '2025-01-01', '2025-02-01'],
    );
    assert.equal(months.buckets.at(-1)?.day, '2026-02-01');
  });

  it('lose nothing of what lies between first and last day, in any zone', () => {
    const start = Date.UTC(2026, 0, 1);
    const moments = fc.array(fc.integer({ min: 0, max: 700 * 86_400 }), { minLength: 1, maxLength: 40 });
    const zones = fc.constantFrom(
      'Pacific/Chatham',
      'America/Los_Angeles',
      'Asia/Kathmandu',
      'Europe/Amsterdam',
    );
    fc.assert(
      fc.property(moments, zones, (seconds, zone) => {
        const items = seconds.map((second) => ({
          at: new Date(start + second * 1000).toISOString(),
          value: second,
        }));
        const days = items.map(({ at }) => dayOf(at, zone)).toSorted();
        const { buckets } = bucketsOf(items, zone, [days[0] ?? '', days.at(-1) ?? '']);
        assert.equal(
          buckets.reduce((sum, { value }) => sum + value, 0),
          seconds.reduce((a, b) => a + b, 0),
        );
        assert.equal(
          buckets.reduce((sum, { count }) => sum + count, 0),
          items.length,
        );
      }),
    );
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { lastDays } from '../../src/facts/calendar-days.js';

const ZONES = ['Pacific/Chatham', 'Asia/Kathmandu', 'America/Los_Angeles', 'Australia/Lord_Howe', 'UTC'];

/** What the platform's own calendar calls the day of a moment. */
const dayIn = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(at);

describe('the last days of a zone', () => {
  it('end with today, where that has begun in the zone', () => {
    const at = Date.parse('2026-11-21T09:30:00Z');
    const last = (zone: string) => lastDays(at, 2, zone).at(-1)!;
    assert.deepEqual(last('Pacific/Chatham'), {
      day: '2026-11-21',
      from: Date.parse('2026-11-20T10:15:00Z'),
    });
    assert.deepEqual(last('Asia/Kathmandu'), {
      day: '2026-11-21',
      from: Date.parse('2026-11-20T18:15:00Z'),
    });
    assert.deepEqual(last('America/Los_Angeles'), {
      day: '2026-11-21',
      from: Date.parse('2026-11-21T08:00:00Z'),
    });
    assert.equal(
      lastDays(Date.parse('2026-11-21T07:59:59Z'), 1, 'America/Los_Angeles')[0]?.day,
      '2026-11-20',
    );
  });

  it('have 25 hours where clocks are put back, and 23 where they are put forward', () => {
    const hoursOf = (at: string, zone: string) =>
      lastDays(Date.parse(at), 3, zone)
        .map(({ from }, index, all) => ((all[index + 1]?.from ?? from) - from) / 3_600_000)
        .slice(0, 2);
    assert.deepEqual(hoursOf('2026-11-02T20:00:00Z', 'America/Los_Angeles'), [24, 25]);
    assert.deepEqual(hoursOf('2026-03-09T20:00:00Z', 'America/Los_Angeles'), [24, 23]);
    assert.deepEqual(hoursOf('2026-04-06T02:00:00Z', 'Pacific/Chatham'), [24, 25]);
  });

  it('hold each moment on the day that the calendar of the zone says', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2028, 0, 1) }),
        fc.constantFrom(...ZONES),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (at, zone, place) => {
          const days = lastDays(at, 30, zone);
          const moment = Math.floor(days[0]!.from + place * (at - days[0]!.from));
          const found = days.findLast(({ from }) => from <= moment);
          assert.equal(found?.day, dayIn(moment, zone));
        },
      ),
    );
  });
});

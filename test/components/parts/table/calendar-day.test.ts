import assert from 'node:assert/strict';
import { it } from 'node:test';

import { startOfDay } from '../../../../src/components/parts/table/calendar-day.js';

/** Off by quarters of an hour, and with clocks that change. */
const ZONES = ['Pacific/Chatham', 'Asia/Kathmandu', 'America/Los_Angeles', 'UTC'];
const DAYS = [
  ['2026-01-01', '2026-01-02'],
  ['2026-03-08', '2026-03-09'],
  ['2026-04-05', '2026-04-06'],
  ['2026-09-27', '2026-09-28'],
  ['2026-11-01', '2026-11-02'],
  ['2028-02-29', '2028-03-01'],
] as const;

/** What clocks of the zone show, by the browser itself: `2026-01-01 00:00:00`. */
const shown = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(at);

it('a day begins and ends where clocks of its zone show midnight, also on days on which they change', () => {
  for (const zone of ZONES)
    for (const [day, next] of DAYS) {
      const [start, end] = [startOfDay(day, 0, zone) ?? NaN, startOfDay(day, 1, zone) ?? NaN];
      assert.equal(shown(start, zone), `${day} 00:00:00`, zone);
      assert.equal(shown(end, zone), `${next} 00:00:00`, zone);
      assert.equal(shown(end - 1, zone), `${day} 23:59:59`, zone);
      assert.equal(end, startOfDay(next, 0, zone));
    }
  const hoursOf = (day: string, zone: string): number =>
    ((startOfDay(day, 1, zone) ?? NaN) - (startOfDay(day, 0, zone) ?? NaN)) / 3_600_000;
  assert.equal(hoursOf('2026-03-08', 'America/Los_Angeles'), 23);
  assert.equal(hoursOf('2026-11-01', 'America/Los_Angeles'), 25);
  assert.equal(hoursOf('2026-04-05', 'Pacific/Chatham'), 25);
  assert.equal(hoursOf('2026-09-27', 'Pacific/Chatham'), 23);
});

it('what is no day has no beginning', () => {
  for (const text of ['', '2026', 'yesterday']) assert.equal(startOfDay(text, 0, 'UTC'), undefined);
});

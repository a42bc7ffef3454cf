import assert from 'node:assert/strict';
import { it } from 'node:test';

import { isCalendarDay, timeOf } from '../../src/facts/instant.js';

it('knows the days that the calendar has', () => {
  for (const day of ['2027-02-28', '2028-02-29', '2000-02-29', '1969-12-31'])
    assert.ok(isCalendarDay(day), day);
  for (const day of [
    '2027-02-29',
    '2027-02-30',
    '2100-02-29',
    '2027-04-31',
    '2027-13-01',
    '2027',
    '2027-2-3',
    '',
  ])
    assert.ok(!isCalendarDay(day), day);
  assert.equal(timeOf(0), '1970-01-01T00:00:00.000Z');
});

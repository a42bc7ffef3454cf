import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { dueTimes, nextTime, readCron } from '../../src/facts/cron.js';

const times = (expression: string, zone: string, after: string, until: string): string[] => {
  const cron = readCron(expression);
  assert.ok(cron, expression);
  return dueTimes(cron, zone, Date.parse(after), Date.parse(until)).map((at) => new Date(at).toISOString());
};

describe('cron expressions', () => {
  it('mean the clock on the wall, in summer and in winter', () => {
    assert.deepEqual(times('0 7 * * *', 'Europe/Amsterdam', '2026-03-28T00:00Z', '2026-03-30T00:00Z'), [
      '2026-03-28T06:00:00.000Z',
      '2026-03-29T05:00:00.000Z',
    ]);
    assert.deepEqual(times('30 23 * * *', 'America/New_York', '2026-05-01T12:00Z', '2026-05-02T12:00Z'), [
      '2026-05-02T03:30:00.000Z',
    ]);
  });

  it('take lists, ranges, steps and names', () => {
    assert.deepEqual(times('0,30 9-10 * * MON', 'UTC', '2026-05-04T00:00Z', '2026-05-05T00:00Z'), [
      '2026-05-04T09:00:00.000Z',
      '2026-05-04T09:30:00.000Z',
      '2026-05-04T10:00:00.000Z',
      '2026-05-04T10:30:00.000Z',
    ]);
    assert.equal(times('*/15 * * * *', 'UTC', '2026-05-04T00:00Z', '2026-05-04T01:00Z').length, 4);
    assert.equal(times('0 0 1 JAN-MAR *', 'UTC', '2025-12-31T23:00Z', '2026-12-31T23:00Z').length, 3);
    assert.equal(times('0 0 * * 7', 'UTC', '2026-05-01T00:00Z', '2026-05-15T00:00Z').length, 2);
  });

  it('take the last day, the nearest day of work, and the place of a weekday in its month', () => {
    const days = (expression: string): string[] =>
      times(`0 0 ${expression}`, 'UTC', '2026-01-31T12:00Z', '2026-08-31T12:00Z').map((at) =>
        at.slice(5, 10),
      );
    assert.deepEqual(days('L FEB,MAR,APR *'), ['02-28', '03-31', '04-30']);
    assert.deepEqual(days('L-2 FEB,MAR *'), ['02-26', '03-29']);
    // 28 February 2026 is a Saturday, and 31 May a Sunday.
    assert.deepEqual(days('LW FEB,MAY *'), ['02-27', '05-29']);
    // 15 March is a Sunday; 1 August is a Saturday, and stays in its month.
    assert.deepEqual(days('15W MAR *'), ['03-16']);
    assert.deepEqual(days('1W AUG *'), ['08-03']);
    assert.deepEqual(days('30W FEB *'), []);
    assert.deepEqual(days('* FEB FRI#2'), ['02-13']);
    assert.deepEqual(days('* MAR 5L'), ['03-27']);
    assert.deepEqual(days('* FEB 7L'), ['02-22']);
    assert.deepEqual(days('1,L FEB *'), ['02-01', '02-28']);
    assert.deepEqual(days('* FEB MON#5'), []);
  });

  it('come in the order of the moments, also where a clock is put forward past one of them', () => {
    const cron = readCron('15,30 2,3 * * *')!;
    const first = nextTime(cron, 'Europe/Amsterdam', Date.parse('2026-03-29T00:55Z'));
    assert.deepEqual(
      times('15,30 2,3 * * *', 'Europe/Amsterdam', '2026-03-29T00:55Z', '2026-03-29T12:00Z')[0],
      new Date(first ?? 0).toISOString(),
    );
    // Half past two is shown twice on this day, and once to a sweep: the second time.
    const autumn = readCron('30 2 * * *')!;
    assert.equal(
      nextTime(autumn, 'Europe/Amsterdam', Date.parse('2026-10-25T00:50Z')),
      Date.parse('2026-10-25T01:30Z'),
    );
  });

  it('run on either day where both kinds are named', () => {
    assert.deepEqual(times('0 0 13 * FRI', 'UTC', '2026-05-07T00:00Z', '2026-05-14T00:00Z'), [
      '2026-05-08T00:00:00.000Z',
      '2026-05-13T00:00:00.000Z',
    ]);
  });

  it('leave out the start and keep the end, and skip the oldest of very many', () => {
    assert.deepEqual(times('0 * * * *', 'UTC', '2026-05-04T01:00Z', '2026-05-04T02:00Z'), [
      '2026-05-04T02:00:00.000Z',
    ]);
    const many = times('* * * * *', 'UTC', '2026-01-01T00:00Z', '2026-12-31T00:00Z');
    assert.deepEqual([many.length, many.at(-1)], [1000, '2026-12-31T00:00:00.000Z']);
  });

  it('are refused where they are none', () => {
    for (const expression of [
      '',
      '* * * *',
      '60 * * * *',
      '0 0 0 * *',
      '5-1 * * * *',
      '*/0 * * * *',
      'a * * * *',
      '0 0 L-31 * *',
      '0 0 0W * *',
      '0 0 LL * *',
      '0 0 * * FRI#6',
      '0 0 * * 8L',
    ])
      assert.equal(readCron(expression), undefined, expression);
  });
});

describe('the next time of a cron line', () => {
  const next = (line: string, after: string, timezone = 'UTC') => {
    const cron = readCron(line);
    assert.ok(cron, line);
    const at = nextTime(cron, timezone, Date.parse(after));
    return at === undefined ? undefined : new Date(at).toISOString().slice(0, 16);
  };

  it('say when', () => {
    assert.equal(next('0 0 29 2 *', '2026-05-04T10:00:00Z'), '2028-02-29T00:00');
    assert.equal(next('0 0 30 2 *', '2026-05-04T10:00:00Z'), undefined);
    assert.equal(next('0 12 * * 1-5', '2026-05-08T12:00:00Z'), '2026-05-11T12:00');
    assert.equal(next('0 0 13 * 5', '2026-05-04T10:00:00Z'), '2026-05-08T00:00');
    assert.equal(next('0 0 * * 7', '2026-05-04T10:00:00Z'), '2026-05-10T00:00');
    assert.equal(next('5,35 10-12/2 * * *', '2026-05-04T10:06:00Z'), '2026-05-04T10:35');
    assert.equal(next('5,35 10-12/2 * * *', '2026-05-04T10:35:00Z'), '2026-05-04T12:05');
  });

  it('keep to the clock on the wall when it is put forward or back', () => {
    assert.equal(next('0 9 * * *', '2026-03-28T12:00:00Z', 'Europe/Amsterdam'), '2026-03-29T07:00');
    assert.equal(next('0 9 * * *', '2026-10-24T12:00:00Z', 'Europe/Amsterdam'), '2026-10-25T08:00');
    assert.equal(next('30 0 * * *', '2026-05-04T10:00:00Z', 'Asia/Kolkata'), '2026-05-04T19:00');
  });
});

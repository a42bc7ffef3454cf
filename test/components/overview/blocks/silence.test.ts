import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isSilent } from '../../../../src/components/overview/blocks/silence.js';

const at = (time: string): number => Date.parse(`2026-11-20T${time}:00Z`);

test('more than an hour without a report is silence by day', () => {
  assert.equal(isSilent(at('11:00'), at('12:01'), 'UTC'), true);
  assert.equal(isSilent(at('11:00'), at('12:00'), 'UTC'), false);
});

test('the night says nothing, and in the morning an hour begins anew', () => {
  const evening = at('00:00') - 3_600_000;
  assert.equal(isSilent(evening, at('07:30'), 'UTC'), false);
  assert.equal(isSilent(evening, at('08:59'), 'UTC'), false);
  assert.equal(isSilent(evening, at('09:01'), 'UTC'), true);
  assert.equal(isSilent(at('10:00'), at('20:00'), 'UTC'), false);
});

test('the clocks of the zone say when it is day', () => {
  assert.equal(isSilent(at('02:00'), at('04:00'), 'UTC'), false);
  assert.equal(isSilent(at('02:00'), at('04:00'), 'Asia/Kathmandu'), true);
});

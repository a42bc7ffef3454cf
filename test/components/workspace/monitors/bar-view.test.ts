import assert from 'node:assert/strict';
import { test } from 'node:test';

import { failedPart } from '../../../../src/components/workspace/monitors/bar-view.js';

const run = (status: string, tests?: number, failedTests?: number) => ({
  status,
  startedAt: '',
  finishedAt: '',
  requests: 1,
  tests,
  failedTests,
});

test('the bar of a last run shows the share of tests that failed', () => {
  assert.equal(failedPart(run('success', 4, 0)), 0);
  assert.equal(failedPart(run('failure', 4, 1)), 25);
  assert.equal(failedPart(run('failure', 4, 4)), 100);
});

test('one failed test of a thousand can be seen, and so can one that passed', () => {
  assert.equal(failedPart(run('failure', 1000, 1)), 4);
  assert.equal(failedPart(run('failure', 1000, 999)), 96);
});

test('a run without tests is shown by its result alone', () => {
  assert.equal(failedPart(run('success')), 0);
  assert.equal(failedPart(run('failure')), 100);
});

test('a run that is not known to have passed has no bar that says it did', () => {
  assert.equal(failedPart(run('unknown')), undefined);
  assert.equal(failedPart(run('unknown', 3, 0)), undefined);
  assert.equal(failedPart(run('failure', 3, 0)), undefined);
  assert.equal(failedPart(run('paused', 3, 0)), undefined);
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { ClientError, type ClientErrorKind } from '../../../../src/client/index.js';
import {
  resourceState,
  troubleOf,
  type Known,
  type Trouble,
} from '../../../../src/components/parts/resource/resource-state.js';

const failure = (kind: ClientErrorKind, status?: number, code?: string): ClientError =>
  new ClientError({ kind, operation: 'GET /things', status, code });

const known = (changes: Partial<Known> = {}): Known => ({
  hasAnswer: false,
  trouble: undefined,
  isEmpty: false,
  isFiltered: false,
  ...changes,
});

describe('what a failure means to the person at the screen', () => {
  const causes: readonly (readonly [ClientError | Error, Trouble['cause'], code: string])[] = [
    [failure('network'), 'network', 'network'],
    [failure('timeout'), 'network', 'network'],
    [failure('refused', 401, 'unauthorised'), 'unauthorised', '401 unauthorised'],
    [failure('refused', 401), 'unauthorised', '401'],
    [failure('refused', 404, 'not-found'), 'unauthorised', '404 not-found'],
    [failure('refused', 404), 'server', '404'],
    [failure('refused', 403, 'origin-refused'), 'server', '403 origin-refused'],
    [failure('refused', 501, 'not-configured'), 'server', '501 not-configured'],
    [failure('refused', 502, 'platform-unavailable'), 'server', '502 platform-unavailable'],
    [failure('rate-limited', 429, 'rate-limited'), 'rate-limited', '429 rate-limited'],
    [failure('contract'), 'server', 'server'],
    [new TypeError('4111 1111 1111 1111'), 'server', 'server'],
  ];
  for (const [error, cause, code] of causes)
    it(`${error.message} is ${cause}`, () => assert.deepEqual(troubleOf(error, true), { cause, code }));

  it('is offline only where the browser says so and no answer came', () => {
    assert.equal(troubleOf(failure('network'), false).cause, 'offline');
    assert.equal(troubleOf(failure('refused', 500), false).cause, 'server');
  });
});

describe('which state an element is in', () => {
  const trouble = (cause: Trouble['cause']): Trouble => ({ cause, code: '' });

  it('is loading until something is known', () => assert.equal(resourceState(known()), 'loading'));

  it('is ready, empty, or empty because of a filter', () => {
    assert.equal(resourceState(known({ hasAnswer: true })), 'ready');
    assert.equal(resourceState(known({ hasAnswer: true, isFiltered: true })), 'ready');
    assert.equal(resourceState(known({ hasAnswer: true, isEmpty: true })), 'empty');
    assert.equal(
      resourceState(known({ hasAnswer: true, isEmpty: true, isFiltered: true })),
      'filtered-empty',
    );
  });

  it('tells apart who can act', () => {
    assert.equal(resourceState(known({ trouble: trouble('offline') })), 'offline');
    assert.equal(resourceState(known({ trouble: trouble('unauthorised') })), 'unauthorised');
    for (const cause of ['network', 'rate-limited', 'server'] as const)
      assert.equal(resourceState(known({ trouble: trouble(cause) })), 'error');
  });

  it('stays what it is while there is an answer on screen', () => {
    assert.equal(resourceState(known({ hasAnswer: true, trouble: trouble('network') })), 'ready');
  });
});

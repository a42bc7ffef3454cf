import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { AttemptState, Problem } from '../../../src/client/pay-once/index.js';
import { sentenceOf, situationOf, type Known } from '../../../src/components/payment-result/situation.js';

const known = (attempt: AttemptState, changes: Partial<Known> = {}): Known => ({
  attempt,
  problem: attempt.problem,
  nothingKnown: false,
  checking: false,
  online: true,
  ...changes,
});

const network: Problem = { code: 'network' };

describe('what the result shows', () => {
  it('is a skeleton while the payment is looked up', () => {
    assert.equal(situationOf(known({ phase: 'idle' })), 'loading');
    assert.equal(situationOf(known({ phase: 'verifying' })), 'loading');
  });

  it('is a result once the attempt rests, known or not', () => {
    assert.equal(situationOf(known({ phase: 'settled', outcome: 'paid' })), 'ready');
    assert.equal(situationOf(known({ phase: 'unknown', outcome: 'unknown', problem: network })), 'ready');
  });

  it('stays a result while it is checked again', () => {
    assert.equal(situationOf(known({ phase: 'verifying' }, { checking: true })), 'ready');
  });

  it('is the bank’s step before anything else', () => {
    assert.equal(situationOf(known({ phase: 'action' }, { checking: true, online: false })), 'action');
  });

  it('tells offline from a shop that does not answer', () => {
    assert.equal(situationOf(known({ phase: 'verifying', problem: network })), 'error');
    assert.equal(situationOf(known({ phase: 'verifying' }, { online: false })), 'offline');
    assert.equal(situationOf(known({ phase: 'idle' }, { problem: network, online: false })), 'offline');
  });

  it('says that the session is over rather than that nothing is known', () => {
    const problem: Problem = { code: 'unauthorised' };
    assert.equal(situationOf(known({ phase: 'unknown', outcome: 'unknown', problem })), 'unauthorised');
  });

  it('is empty where there is nothing to ask for', () => {
    assert.equal(situationOf(known({ phase: 'idle' }, { nothingKnown: true })), 'empty');
  });

  it('says who can act', () => {
    const sentence = (code: Problem['code']) => sentenceOf('error', { code });
    assert.equal(sentence('network'), 'network');
    assert.equal(sentence('timeout'), 'network');
    assert.equal(sentence('rate-limited'), 'rate-limited');
    assert.equal(sentence('unknown-order'), 'unknown-payment');
    for (const code of ['server', 'not-json', 'broken-json', 'contract', 'forbidden'] as const)
      assert.equal(sentence(code), 'shop');
    assert.equal(sentenceOf('offline', network), 'offline');
  });
});

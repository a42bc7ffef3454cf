import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import {
  countsOf,
  deadlineFor,
  deadlineOf,
  standingOf,
} from '../../../../src/components/account-holders/panel/standing.js';

const problems = [{ verificationErrors: [{ code: '1' }] }];

describe('where a capability stands', () => {
  it('is allowed where the platform says so and has nothing against it', () => {
    assert.equal(standingOf({ requested: true, allowed: true, verificationStatus: 'valid' }), 'allowed');
    assert.equal(standingOf({ requested: true, allowed: true, problems }), 'problem');
    assert.equal(standingOf({ requested: true, allowed: false, verificationStatus: 'rejected' }), 'problem');
    assert.equal(standingOf({ requested: true }), 'pending');
    assert.equal(standingOf({ requested: true, verificationStatus: 'unknown:deferred' }), 'pending');
    assert.equal(standingOf({ requested: false, allowed: false }), 'off');
  });

  it('is counted, without what was not asked for', () => {
    const capabilities = {
      issueCard: { requested: false },
      payout: { requested: true, problems },
      useCard: { requested: true, allowed: true },
      receivePayments: {},
    };
    assert.deepEqual(countsOf({ capabilities }), { allowed: 1, pending: 1, problem: 1 });
    assert.deepEqual(countsOf({}), { allowed: 0, pending: 0, problem: 0 });
  });

  it('has the first of its deadlines, and none of another capability or of no day', () => {
    const verificationDeadlines = [
      { capabilities: ['useCard' as const], expiresAt: '2026-06-01T00:00:00Z' },
      { capabilities: ['issueCard' as const], expiresAt: '2026-05-01T00:00:00Z' },
      { capabilities: ['payout' as const], expiresAt: 'soon' },
    ];
    assert.equal(deadlineOf({ verificationDeadlines }), Date.parse('2026-05-01T00:00:00Z'));
    assert.equal(deadlineFor({ verificationDeadlines }, 'useCard'), Date.parse('2026-06-01T00:00:00Z'));
    assert.equal(deadlineFor({ verificationDeadlines }, 'payout'), undefined);
    assert.equal(deadlineOf({}), undefined);
  });
});

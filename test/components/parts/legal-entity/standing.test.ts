import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { CapabilityProblem, LegalEntity } from '../../../../src/client/legal-entity/index.js';
import { needOf } from '../../../../src/components/parts/legal-entity/need.js';
import { standingOf } from '../../../../src/components/parts/legal-entity/standing.js';
import { words } from '../../../../src/words/compiled/parts/legal-entity/en.js';

const grant = (allowed: boolean, verificationStatus = allowed ? 'valid' : 'invalid') => ({
  allowed,
  requested: true,
  verificationStatus,
});

const entity = (more: Partial<LegalEntity> = {}): LegalEntity => ({
  id: 'LE1',
  capabilities: { receivePayments: grant(false), sendToTransferInstrument: grant(false) },
  ...more,
});

type VerificationErrors = NonNullable<CapabilityProblem['verificationErrors']>;
const problem = (
  errors: VerificationErrors,
  place: CapabilityProblem['entity'] = { id: 'LE1', type: 'LegalEntity' },
): CapabilityProblem => ({ entity: place, verificationErrors: errors });

const missing = { code: '2_8502', type: 'dataMissing', message: 'lacks a bank account' } as const;
const pending = { code: '2_8901', type: 'pendingStatus', message: 'being checked' } as const;

describe('where a seller stands', () => {
  it('needs input while they can do something, whatever else is being checked', () => {
    const { phase, needs } = standingOf(entity(), [problem([missing, pending])]);
    assert.equal(phase, 'needs-input');
    assert.deepEqual(
      needs.map(({ word, actor, way }) => [word, actor, way]),
      [
        ['bank', 'seller', 'answer'],
        ['data-check', 'platform', 'wait'],
      ],
    );
  });

  it('is pending while only checks are open', () => {
    assert.equal(standingOf(entity(), [problem([pending])]).phase, 'pending');
  });

  it('is verified only where everything that was asked for is allowed, and nothing is wrong', () => {
    const capabilities = {
      receivePayments: grant(true),
      getGrantOffers: { ...grant(false), requested: false },
    };
    assert.equal(standingOf(entity({ capabilities })).phase, 'verified');
    assert.equal(standingOf(entity({ capabilities }), [problem([missing])]).phase, 'needs-input');
    assert.equal(standingOf(entity({ capabilities: {} })).phase, 'pending');
    const half = { receivePayments: grant(true), sendToTransferInstrument: grant(false, 'pending') };
    assert.equal(standingOf(entity({ capabilities: half })).phase, 'pending');
  });

  it('is turned down by an error or a capability that says so', () => {
    assert.equal(standingOf(entity(), [problem([{ code: '2_8902', type: 'rejected' }])]).phase, 'rejected');
    const capabilities = { receivePayments: grant(false, 'rejected') };
    assert.equal(standingOf(entity({ capabilities })).phase, 'rejected');
  });

  it('an answer of tomorrow is neither verified nor turned down, and a person can be asked', () => {
    const strange = { code: '9_9999', type: 'quantumState' as 'rejected', message: 'Entangled' };
    const { phase, needs } = standingOf(entity(), [problem([strange])]);
    assert.equal(phase, 'pending');
    assert.deepEqual([needs[0]?.actor, needs[0]?.word, needs[0]?.quote], ['support', 'other', 'Entangled']);
    const capabilities = { receivePayments: grant(false, 'superposed') };
    assert.equal(standingOf(entity({ capabilities })).phase, 'pending');
  });

  it('tells an unknown code in the platform’s own words, the way out first', () => {
    const error = {
      code: '1_7777',
      type: 'dataMissing' as const,
      message: 'No moon',
      remediatingActions: [{ code: '1_1', message: 'Name a moon' }],
    };
    const [need] = standingOf(entity(), [problem([error])]).needs;
    assert.deepEqual([need?.word, need?.actor, need?.quote], ['other-missing', 'seller', 'Name a moon']);
  });

  it('the platform’s words come plain and short: no marks that turn text around, no novel', () => {
    const message = `\u202Eevil\u0007${'x'.repeat(500)}`;
    const [need] = standingOf(entity(), [problem([{ code: '1_1', type: 'dataMissing', message }])]).needs;
    assert.match(need?.quote ?? '', /^evil x+$/);
    assert.equal(need?.quote.length, 300);
  });

  it('the causes of an error speak for it', () => {
    const { needs } = standingOf(entity(), [
      problem([{ code: '1_50', type: 'invalidInput', subErrors: [missing, { code: '2_8503' }] }]),
    ]);
    assert.deepEqual(
      needs.map(({ word }) => word),
      ['bank', 'terms'],
    );
  });

  it('names whom a need is about: a person, a bank account, a document', () => {
    const full = entity({
      entityAssociations: [{ legalEntityId: 'LE2', type: 'signatory', name: 'Sam Jansen' }],
      transferInstruments: [{ id: 'SE1', accountIdentifier: '****4300' }],
      documentDetails: [{ id: 'SE2', description: 'Passport' }],
    });
    const { needs } = standingOf(full, [
      problem([{ code: '2_8003' }], { id: 'LE2', type: 'LegalEntity' }),
      problem([{ code: '2_8602' }], { id: 'SE1', type: 'BankAccount' }),
      problem([{ code: '2_8701' }], { id: 'SE2', type: 'Document' }),
      problem([{ code: '2_8502' }]),
    ]);
    assert.deepEqual(
      needs.map(({ about: { kind, name } }) => [kind, name]),
      [
        ['person', 'Sam Jansen'],
        ['bank-account', '****4300'],
        ['document', 'Passport'],
        ['self', ''],
      ],
    );
  });

  it('says the same need of the same thing once', () => {
    assert.equal(standingOf(entity(), [problem([missing]), problem([missing])]).needs.length, 1);
  });

  it('sums capabilities up in a seller’s words, the one furthest from allowed speaking', () => {
    const capabilities = {
      receivePayments: grant(true),
      receiveFromPlatformPayments: grant(false, 'pending'),
      payoutToTransferInstrument: grant(true),
      issueCard: grant(false),
      timeTravel: grant(true),
    };
    assert.deepEqual(standingOf(entity({ capabilities })).abilities, [
      { name: 'payments', state: 'checking' },
      { name: 'payouts', state: 'allowed' },
      { name: 'cards', state: 'waiting' },
      { name: 'more', state: 'allowed' },
    ]);
  });

  it('the nearest of several deadlines counts', () => {
    const deadline = (expiresAt: string) => ({ expiresAt, capabilities: [] });
    const verificationDeadlines = [deadline('2026-07-01T00:00:00Z'), deadline('2026-06-01T00:00:00Z')];
    assert.equal(standingOf(entity({ verificationDeadlines })).deadline, '2026-06-01T00:00:00Z');
  });

  it('every need has words for what it is and what to do about it', () => {
    for (const code of ['2_8001', '2_8005', '2_8504', '2_8602', '2_8912', '1_1'])
      for (const type of ['dataMissing', 'invalidInput', 'dataReview', 'pendingStatus', 'rejected', 'new']) {
        const { word } = needOf(code, type);
        assert.ok(words[word] && words[`${word}-do`], word);
      }
  });
});

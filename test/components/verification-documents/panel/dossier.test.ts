import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DOCUMENT_TYPES } from '../../../../src/facts/document-types.js';
import {
  Document,
  type LegalEntity,
  type TransferInstrument,
} from '../../../../src/client/legal-entity/index.js';
import { leniently } from '../../../../src/client/schema/validate.js';
import { typesFor } from '../../../../src/components/verification-documents/panel/document-types.js';
import { dossierOf } from '../../../../src/components/verification-documents/panel/dossier.js';

const bakery: LegalEntity = {
  id: 'LE1',
  type: 'organization',
  documentDetails: [
    { id: 'D1', type: 'registrationDocument', fileName: 'extract.pdf', pages: [{ pageNumber: 1 }] },
    { id: 'D2', type: 'vatDocument', active: false },
    { id: 'D3', type: 'somethingNew' },
  ],
  entityAssociations: [{ legalEntityId: 'LE2', type: 'signatory', name: 'Ada Bell' }],
  transferInstruments: [{ id: 'T1', accountIdentifier: '****4300' }],
};
const ada: LegalEntity = { id: 'LE2', type: 'individual', documentDetails: [{ id: 'D4', type: 'passport' }] };
const account: TransferInstrument = { id: 'T1', legalEntityId: 'LE1', type: 'bankAccount', bankAccount: {} };

const error = (
  id: string,
  type: 'LegalEntity' | 'Document' | 'BankAccount',
  code: string,
  kind: 'pendingStatus' | 'invalidInput',
) => ({
  entity: { id, type },
  verificationErrors: [{ code, type: kind }],
});

describe('the documents of a business', () => {
  it('are its own, its people’s and its bank accounts’, each with whom it is about', () => {
    const { papers, owners } = dossierOf(bakery, [], [ada], [account]);
    assert.deepEqual(
      papers.map(({ id, type, status, owner }) => [id, type, status, owner.kind, owner.name]),
      [
        ['D1', 'registrationDocument', 'received', 'self', ''],
        ['D2', 'vatDocument', 'inactive', 'self', ''],
        ['D3', undefined, 'received', 'self', ''],
        ['D4', 'passport', 'received', 'person', 'Ada Bell'],
      ],
    );
    assert.deepEqual(
      owners.map(({ id, name, types }) => [id, name, types.length > 0]),
      [
        ['LE1', '', true],
        ['LE2', 'Ada Bell', true],
        ['T1', '****4300', true],
      ],
    );
  });

  it('that are needed say of whom, and of which kind', () => {
    const problems = [
      error('D1', 'Document', '2_8701', 'invalidInput'),
      error('D4', 'Document', '2_8702', 'pendingStatus'),
      error('T1', 'BankAccount', '2_8602', 'invalidInput'),
      error('LE1', 'LegalEntity', '2_8912', 'invalidInput'),
      error('LE1', 'LegalEntity', '2_8503', 'invalidInput'),
    ];
    const { needs, papers } = dossierOf(bakery, problems, [ada], [account]);
    assert.deepEqual(
      needs.map(({ word, owner, types, paper }) => [word, owner.id, types, paper?.id]),
      [
        ['expired', 'LE1', ['registrationDocument'], 'D1'],
        ['bank-name', 'T1', ['bankStatement'], undefined],
        ['registration-wrong', 'LE1', ['registrationDocument'], undefined],
      ],
    );
    assert.deepEqual(
      papers.map(({ status }) => status),
      ['problem', 'inactive', 'received', 'checking'],
    );
  });

  it('can be each of what the specification has, and every kind of entity has some', () => {
    for (const type of DOCUMENT_TYPES)
      assert.equal(leniently(Document(), { type, description: '' }).fault, undefined);
    const kinds = ['individual', 'organization', 'soleProprietorship', 'trust', 'unincorporatedPartnership'];
    for (const kind of kinds) assert.ok(typesFor(kind).length < DOCUMENT_TYPES.length);
    const reached = new Set([...kinds, 'bankAccount'].flatMap(typesFor));
    assert.deepEqual([...reached].toSorted(), DOCUMENT_TYPES.toSorted());
    assert.deepEqual(typesFor('somethingNew'), DOCUMENT_TYPES);
  });
});

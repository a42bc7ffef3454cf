import type { BusinessLineRequest, TransferInstrumentRequest } from '../../client/legal-entity/index.js';
import type { State } from '../state/state.js';
import type { Capability, Description, Entity } from './records.js';
import { addLine } from './business-lines.js';
import { missingTerms } from './checks.js';
import { addEntity } from './legal-entities.js';
import { makeQuestionnaires, signQuestionnaires } from './pci.js';
import { acceptTerms, showTerms } from './terms-of-service.js';
import { addInstrument } from './transfer-instruments.js';

/** A business that has said all it has to say: itself, who signs for it, what it sells, and its bank account. */
export interface Business {
  readonly organization: NonNullable<Description['organization']>;
  readonly signatory: NonNullable<Description['individual']>;
  readonly line: Omit<BusinessLineRequest, 'legalEntityId'>;
  readonly bankAccount: TransferInstrumentRequest['bankAccount'];
  /** Capabilities requested beyond those of every business. */
  readonly capabilities: readonly Capability[];
}

/** A business that went through its onboarding at an earlier time, in milliseconds since the epoch, and was verified then. */
export function addVerified(
  state: State,
  { organization, signatory, line, bankAccount, capabilities }: Business,
  at: number,
): Entity {
  const person = addEntity(state, { type: 'individual', individual: signatory });
  const roles = ['signatory', 'uboThroughControl'] as const;
  const entity = addEntity(state, {
    type: 'organization',
    organization,
    entityAssociations: roles.map((type) => ({ legalEntityId: person.id, type, jobTitle: 'Director' })),
  });
  for (const capability of capabilities) entity.requested.add(capability);
  addLine(state, { ...line, legalEntityId: entity.id });
  const instrument = addInstrument(state, { type: 'bankAccount', legalEntityId: entity.id, bankAccount });
  for (const type of missingTerms(state, entity)) {
    const terms = showTerms(state, entity, type, 'en');
    Object.assign(acceptTerms(state, entity, terms, person.id, undefined), { at });
  }
  const made = makeQuestionnaires(state, entity);
  const references = made.map(({ reference }) => reference);
  if (references.length > 0) signQuestionnaires(state, entity, references, person.id);
  for (const { signed } of made) Object.assign(signed ?? {}, { at });
  for (const each of [person, entity])
    Object.assign(each, { createdAt: at, changedAt: at, reviewedAt: at } satisfies Partial<Entity>);
  instrument.changedAt = at;
  return entity;
}

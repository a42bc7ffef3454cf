import type { LegalEntityType } from '../../../facts/legal-entity-types.js';
import type {
  LegalEntity,
  LegalEntityRequest,
  LegalEntityUpdate,
} from '../../../client/legal-entity/index.js';
import * as form from '../../parts/form/body.js';
import type { Entries } from '../../parts/form/entries.js';
import type { Section } from '../../parts/form/field.js';

/** What the interface demands in a description of each type, also where it is not what changed. */
const DEMANDED: Readonly<Record<LegalEntityType, readonly string[]>> = {
  individual: ['name', 'residentialAddress'],
  organization: ['legalName', 'registeredAddress'],
  soleProprietorship: ['name', 'countryOfGoverningLaw', 'registeredAddress'],
  trust: ['name', 'type', 'countryOfGoverningLaw', 'registeredAddress'],
  unincorporatedPartnership: [],
};

/** The body that makes an entity. */
export const newBody = (
  type: LegalEntityType,
  sections: readonly Section[],
  entries: Entries,
): LegalEntityRequest => ({ type, ...form.newBody(sections, entries) });

/** What of an entity is to change, and what the interface demands beside it. */
export const changedBody = (
  entity: LegalEntity,
  type: LegalEntityType,
  sections: readonly Section[],
  opened: Entries,
  entries: Entries,
): LegalEntityUpdate => {
  const demanded = DEMANDED[type].map((name) => `${type}.${name}`);
  return form.changedBody(entity, sections, opened, entries, demanded);
};

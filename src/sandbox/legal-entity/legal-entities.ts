import { DESCRIBED_TYPES } from '../../facts/legal-entity-types.js';
import type {
  LegalEntity,
  LegalEntityRequest,
  LegalEntityUpdate,
  legalEntity,
} from '../../client/legal-entity/index.js';
import type * as z from '../../client/schema/schema.js';

import type { Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { associationAnswer, checkAssociations } from './associations.js';
import {
  recordsOf,
  findEntity,
  refuse,
  timeText,
  type Capability,
  type Description,
  type Entity,
} from './records.js';
import { documentReference } from './documents.js';
import { referenceOf } from './transfer-instruments.js';
import { capabilitiesOf, deadlinesOf, problemsOf } from './verification.js';

type EntityAnswer = z.input<ReturnType<typeof LegalEntity>>;

/** Capabilities of every business on the platform; an account holder may ask for more. */
const REQUESTED: readonly Capability[] = [
  'receivePayments',
  'receiveFromPlatformPayments',
  'receiveFromBalanceAccount',
  'sendToBalanceAccount',
  'sendToTransferInstrument',
];

const descriptionOf = (input: Description): Description =>
  Object.fromEntries(DESCRIBED_TYPES.flatMap((name) => (input[name] ? [[name, input[name]]] : [])));

/** Only the description of the entity's own type may be given. */
function checkDescription(type: Entity['type'], description: Description): void {
  const other = DESCRIBED_TYPES.find((name) => description[name] && name !== type);
  if (other) throw refuse(other, `an entity of type ${type} is not described by it`);
}

/** Makes an entity; nothing is known of it yet but what is given. */
export function addEntity(state: State, input: LegalEntityRequest): Entity {
  const { type, reference, verificationPlan, entityAssociations = [] } = input;
  const id = `LE${state.random.reference()}`;
  const description = descriptionOf(input);
  checkDescription(type, description);
  checkAssociations(state, { id, type }, entityAssociations);
  const code = input['x-requested-verification-code'];
  const entity: Entity = {
    id,
    type,
    description,
    reference,
    verificationPlan,
    associations: entityAssociations,
    requested: new Set(REQUESTED),
    waived: new Set(code === undefined ? [] : [code]),
    createdAt: state.now(),
    changedAt: state.now(),
    reviewedAt: state.now(),
  };
  recordsOf(state).entities.set(id, entity);
  return entity;
}

/** Changes an entity: what is not given stays, lists are replaced. Another type starts with an empty description. */
export function changeEntity(state: State, entity: Entity, input: LegalEntityUpdate): void {
  const type = input.type ?? entity.type;
  const given = descriptionOf(input);
  checkDescription(type, given);
  const associations = input.entityAssociations ?? (type === entity.type ? entity.associations : []);
  checkAssociations(state, { id: entity.id, type }, associations);
  const known = type === entity.type ? entity.description : {};
  const merged = Object.entries(given).map(([name, value]) => [
    name,
    { ...known[name as keyof Description], ...value },
  ]);
  const code = input['x-requested-verification-code'];
  Object.assign(entity, {
    type,
    associations,
    description: { ...known, ...(Object.fromEntries(merged) as Description) },
    reference: input.reference ?? entity.reference,
    verificationPlan: input.verificationPlan ?? entity.verificationPlan,
    changedAt: state.now(),
  } satisfies Partial<Entity>);
  if (code !== undefined) entity.waived.add(code);
}

function entityAnswer(state: State, entity: Entity): EntityAnswer {
  const records = recordsOf(state);
  const { id, type, description, reference, verificationPlan, associations } = entity;
  const documents = records.documentsOf(entity);
  return {
    id,
    type,
    ...description,
    ...(reference !== undefined && { reference }),
    ...(verificationPlan !== undefined && { verificationPlan }),
    entityAssociations: associations.map((association) => associationAnswer(state, entity, association)),
    documents: documents.map((document) => ({ id: document.id })),
    documentDetails: documents.map(documentReference),
    transferInstruments: records.instrumentsOf(entity).map(referenceOf),
    capabilities: capabilitiesOf(state, entity),
    problems: problemsOf(state, entity),
    verificationDeadlines: deadlinesOf(state, entity),
  };
}

type Rows = Pick<
  typeof legalEntity,
  | 'createLegalEntity'
  | 'getLegalEntity'
  | 'updateLegalEntity'
  | 'checkVerificationErrors'
  | 'confirmDataReview'
>;

export const legalEntities: Answers<Rows> = {
  createLegalEntity: (state, { input }) => entityAnswer(state, addEntity(state, input)),
  getLegalEntity: (state, { input }) => entityAnswer(state, findEntity(state, input.id)),
  updateLegalEntity: (state, { input }) => {
    const entity = findEntity(state, input.id);
    changeEntity(state, entity, input);
    return entityAnswer(state, entity);
  },
  checkVerificationErrors: (state, { input }) => ({
    problems: problemsOf(state, findEntity(state, input.id)),
  }),
  confirmDataReview: (state, { input }) => {
    const entity = findEntity(state, input.id);
    entity.reviewedAt = state.now();
    return { dataReviewedAt: timeText(entity.reviewedAt) };
  },
};

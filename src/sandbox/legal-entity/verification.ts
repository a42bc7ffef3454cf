import type * as z from '../../client/schema/schema.js';
import type { VerificationStatus } from '../../client/balance-platform/capability.js';

import type {
  CapabilityProblem,
  LegalEntity,
  SupportingEntityCapability,
} from '../../client/legal-entity/index.js';
import { DAY } from '../../facts/instant.js';
import type { State } from '../state/state.js';
import { recordsOf, timeText, type Capability, type Entity, type Instrument } from './records.js';
import { businessFaults, dataFaults, instrumentFaults, documentFaults } from './checks.js';
import type { Fault } from './requirements.js';

type Problem = z.input<ReturnType<typeof CapabilityProblem>>;
type EntityAnswer = z.input<ReturnType<typeof LegalEntity>>;
type Place = NonNullable<Problem['entity']>;

/** Milliseconds after the last change within which what is missing has to be supplied. */
const CORRECTION_PERIOD = 30 * DAY;

/** One thing and what is wrong with it. */
interface Finding {
  readonly place: Place;
  readonly faults: readonly Fault[];
}

/** All that stands between an entity and its capabilities: its own, its people's, its documents', its bank accounts'. */
function findingsOf(state: State, entity: Entity): Finding[] {
  const records = recordsOf(state);
  const owner = { id: entity.id, type: 'LegalEntity' as const };
  const isBehindOthers = records.associatorsOf(entity).length > 0;
  const associated = [...new Set(entity.associations.map(({ legalEntityId }) => legalEntityId))];
  const people = associated.flatMap((id) => records.entities.get(id) ?? []);
  const findings: Finding[] = [
    {
      place: owner,
      faults: [...dataFaults(state, entity), ...(isBehindOthers ? [] : businessFaults(state, entity))],
    },
    ...people.map((person) => ({
      place: { id: person.id, type: 'LegalEntity' as const, owner },
      faults: dataFaults(state, person),
    })),
    ...[entity, ...people, ...records.instrumentsOf(entity)].flatMap(records.documentsOf).map((document) => ({
      place: { id: document.id, type: 'Document' as const, owner: ownerOf(state, document.ownerId) },
      faults: documentFaults(state, document),
    })),
    ...records.instrumentsOf(entity).map((instrument) => ({
      place: { id: instrument.id, type: 'BankAccount' as const, owner },
      faults: instrumentFaults(state, instrument),
    })),
  ];
  return findings.filter(({ faults }) => faults.length > 0);
}

const ownerOf = (state: State, id: string): NonNullable<Place['owner']> => ({
  id,
  type: recordsOf(state).entities.has(id) ? 'LegalEntity' : 'BankAccount',
});

const holds = (fault: Fault, capability: Capability): boolean => fault.holds?.includes(capability) ?? true;

const problemOf = ({ place, faults }: Finding, requested: Iterable<Capability>): Problem => ({
  entity: place,
  verificationErrors: faults.map((fault) => ({
    code: fault.code,
    type: fault.type,
    message: fault.message,
    capabilities: [...requested].filter((capability) => holds(fault, capability)),
    ...(fault.remedy && {
      remediatingActions: [{ code: fault.code.replace('2_8', '2_1'), message: fault.remedy }],
    }),
  })),
});

/** The problems that an entity has to solve before all its requested capabilities are allowed. */
export const problemsOf = (state: State, entity: Entity): Problem[] =>
  findingsOf(state, entity).map((finding) => problemOf(finding, entity.requested));

function statusOf(faults: readonly Fault[]): VerificationStatus {
  if (faults.length === 0) return 'valid';
  if (faults.some(({ type }) => type === 'rejected')) return 'rejected';
  return faults.every(({ type }) => type === 'pendingStatus') ? 'pending' : 'invalid';
}

type Grant = z.input<ReturnType<typeof SupportingEntityCapability>>;

const grantOf = (faults: readonly Fault[]): Grant => ({
  allowed: faults.length === 0,
  requested: true,
  verificationStatus: statusOf(faults),
});

/** Whether an entity may do what was asked for it: a capability is allowed once nothing holds it back. */
export function capabilitiesOf(state: State, entity: Entity): NonNullable<EntityAnswer['capabilities']> {
  const faults = findingsOf(state, entity).flatMap((finding) => finding.faults);
  const instruments = recordsOf(state).instrumentsOf(entity);
  const answer = [...entity.requested].map((capability) => {
    const { allowed = false, ...grant } = grantOf(faults.filter((fault) => holds(fault, capability)));
    const level = { requestedLevel: 'notApplicable', allowedLevel: 'notApplicable' } as const;
    const toBank = capability.endsWith('TransferInstrument') && {
      transferInstruments: instruments.map((instrument) => ({
        id: instrument.id,
        ...grantOf(instrumentFaults(state, instrument)),
      })),
    };
    return [capability, { allowed, ...grant, ...level, ...toBank }];
  });
  return Object.fromEntries(answer) as NonNullable<EntityAnswer['capabilities']>;
}

/** Capabilities that wait for data, and the day by which it has to be there. */
export function deadlinesOf(
  state: State,
  entity: Entity,
): NonNullable<EntityAnswer['verificationDeadlines']> {
  const open = findingsOf(state, entity)
    .map(({ place, faults }) => ({ place, faults: faults.filter(({ type }) => type !== 'pendingStatus') }))
    .filter(({ faults }) => faults.length > 0);
  if (open.length === 0) return [];
  const faults = open.flatMap((finding) => finding.faults);
  return [
    {
      capabilities: [...entity.requested].filter((capability) =>
        faults.some((fault) => holds(fault, capability)),
      ),
      entityIds: open.flatMap(({ place }) => place.id ?? []),
      expiresAt: timeText(entity.changedAt + CORRECTION_PERIOD),
    },
  ];
}

/** The problems of a bank account, and the capabilities that it allows. */
export function instrumentVerification(
  state: State,
  instrument: Instrument,
): { problems: Problem[]; capabilities: Record<string, Grant> } {
  const faults = instrumentFaults(state, instrument);
  const { id, details } = instrument;
  const owner = { id: details.legalEntityId, type: 'LegalEntity' as const };
  const place = { id, type: 'BankAccount' as const, owner };
  return {
    problems: faults.length ? [problemOf({ place, faults }, ['sendToTransferInstrument'])] : [],
    capabilities: { sendToTransferInstrument: { id, ...grantOf(faults) } },
  };
}

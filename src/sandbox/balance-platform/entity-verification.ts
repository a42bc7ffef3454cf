import {
  CAPABILITIES,
  type AccountHolder,
  type AccountHolderCapability,
} from '../../client/balance-platform/index.js';
import { PROBLEM_ENTITIES, VERIFICATION_STATUSES } from '../../client/balance-platform/capability.js';
import { findEntity } from '../legal-entity/records.js';
import { capabilitiesOf, deadlinesOf, problemsOf } from '../legal-entity/verification.js';
import type { State } from '../state/state.js';
import type { Kept } from './records.js';

/*
 * The effect of a legal entity's verification on its account holders, in the words of account holders,
 * which are a few less.
 */

export type CapabilityName = (typeof CAPABILITIES)[number];
type Capability = Kept<typeof AccountHolderCapability>;
export type Verification = Pick<Capability, 'verificationStatus' | 'problems'>;
type Problem = ReturnType<typeof problemsOf>[number];
type OurProblem = NonNullable<Capability['problems']>[number];

export const isCapability = (name: string): name is CapabilityName =>
  CAPABILITIES.includes(name as CapabilityName);

function placeOf<Kind extends string>({ id, type }: { id?: string | undefined; type?: Kind | undefined }) {
  const kind = PROBLEM_ENTITIES.find((known) => known === type);
  return { ...(id !== undefined && { id }), ...(kind && { type: kind }) };
}

/** The part of a problem that holds up one capability. */
function problemFor(name: CapabilityName, { entity, verificationErrors = [] }: Problem): OurProblem[] {
  const errors = verificationErrors
    .filter(({ capabilities = [] }) => (capabilities as readonly string[]).includes(name))
    .map(({ code, message, type, remediatingActions }) => ({
      code,
      message,
      remediatingActions,
      type: type === 'invalidInput' || type === 'pendingStatus' ? type : ('dataMissing' as const),
      capabilities: [name],
    }));
  const place = entity && { ...placeOf(entity), ...(entity.owner && { owner: placeOf(entity.owner) }) };
  return errors.length > 0 ? [{ ...(place && { entity: place }), verificationErrors: errors }] : [];
}

/** How far the verification of the legal entity is for one capability. */
export function verificationOf(state: State, legalEntityId: string, name: string): Verification {
  if (!isCapability(name)) return { verificationStatus: 'invalid' };
  const entity = findEntity(state, legalEntityId);
  const said = capabilitiesOf(state, entity)[name]?.verificationStatus;
  const problems = problemsOf(state, entity).flatMap((problem) => problemFor(name, problem));
  return {
    verificationStatus: VERIFICATION_STATUSES.find((status) => status === said) ?? 'pending',
    ...(problems.length > 0 && { problems }),
  };
}

/** By when the data of the legal entity has to be complete. */
export function verificationDeadlines(
  state: State,
  legalEntityId: string,
): Pick<Kept<typeof AccountHolder>, 'verificationDeadlines'> {
  const deadlines = deadlinesOf(state, findEntity(state, legalEntityId));
  if (deadlines.length === 0) return {};
  return {
    verificationDeadlines: deadlines.map(({ capabilities, ...deadline }) => ({
      ...deadline,
      capabilities: capabilities.filter(isCapability),
    })),
  };
}

/** Asks for a capability in the name of the legal entity. */
export function requestOfEntity(state: State, legalEntityId: string, name: string): void {
  if (isCapability(name)) findEntity(state, legalEntityId).requested.add(name);
}

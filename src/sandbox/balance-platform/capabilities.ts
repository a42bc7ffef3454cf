import type { AccountHolder } from '../../client/balance-platform/index.js';
import { invalidField } from '../refusals/rest-error.js';
import type { State } from '../state/state.js';
import { balancePlatformRecords } from './platform-records.js';
import type { Kept } from './records.js';
import {
  isCapability,
  requestOfEntity,
  verificationDeadlines,
  verificationOf,
  type CapabilityName,
  type Verification,
} from './entity-verification.js';

type Holder = Kept<typeof AccountHolder>;
type Capabilities = NonNullable<Holder['capabilities']>;
type Capability = Capabilities[string];

/** Milliseconds from asking for a capability to its being granted, even where the legal entity is verified already. */
const GRANTING_TIME = 3000;

export function checkCapabilities(asked: Capabilities | undefined): void {
  const strange = Object.keys(asked ?? {}).find((name) => !isCapability(name));
  if (strange !== undefined) throw invalidField(`capabilities.${strange}`, 'No capability of the platform');
}

/** Writes down what is asked for; the rest of what a request says of capabilities is the platform's to decide. */
export function askFor(state: State, holder: Holder, asked: Capabilities): Capabilities {
  const { capabilitiesAskedAt } = balancePlatformRecords(state);
  const before = holder.capabilities ?? {};
  const changed = Object.entries(asked).map(([name, wanted]) => {
    const { enabled, requested, requestedLevel, requestedSettings } = { ...before[name], ...wanted };
    const isNew = requested !== false && before[name]?.requested !== true;
    if (isNew) capabilitiesAskedAt.set(`${holder.id} ${name}`, state.now());
    if (isNew) requestOfEntity(state, holder.legalEntityId, name);
    const kept = {
      enabled: enabled ?? true,
      requested: requested ?? true,
      ...(requestedLevel !== undefined && { requestedLevel }),
      ...(requestedSettings !== undefined && { requestedSettings }),
    };
    return [name, kept] as const;
  });
  return { ...before, ...Object.fromEntries(changed) };
}

function verified(state: State, { id, legalEntityId }: Holder, name: string): Verification {
  const askedAt = balancePlatformRecords(state).capabilitiesAskedAt.get(`${id} ${name}`) ?? state.now();
  if (state.now() < askedAt + GRANTING_TIME) return { verificationStatus: 'pending' };
  return verificationOf(state, legalEntityId, name);
}

function capabilityNow(state: State, holder: Holder, name: string, asked: Capability): Capability {
  if (asked.requested === false) return { ...asked, allowed: false };
  const verification = verified(state, holder, name);
  const isValid = verification.verificationStatus === 'valid';
  const requestedLevel = asked.requestedLevel ?? 'notApplicable';
  return {
    ...asked,
    allowed: isValid && holder.status === 'active' && asked.enabled !== false,
    requestedLevel,
    allowedLevel: isValid ? requestedLevel : 'notApplicable',
    ...(isValid && asked.requestedSettings && { allowedSettings: asked.requestedSettings }),
    ...verification,
  };
}

/** An account holder with what it may do at this moment, and by when its data has to be complete. */
export function accountHolderNow(state: State, holder: Holder): Holder {
  const capabilities = Object.entries(holder.capabilities ?? {}).map(
    ([name, asked]) => [name, capabilityNow(state, holder, name, asked)] as const,
  );
  return {
    ...holder,
    capabilities: Object.fromEntries(capabilities),
    ...verificationDeadlines(state, holder.legalEntityId),
  };
}

/** Whether an account holder may do one of several things now; a holder that is suspended or closed may do nothing. */
export function isAllowed(
  state: State,
  accountHolderId: string,
  ...names: readonly CapabilityName[]
): boolean {
  const holder = balancePlatformRecords(state).accountHolders.get(accountHolderId);
  return names.some((name) => {
    const asked = holder?.capabilities?.[name];
    return holder && asked && capabilityNow(state, holder, name, asked).allowed;
  });
}

import type { State } from '../state/state.js';
import type { BalancePlatformRecords } from './records.js';
import { furnish } from './start.js';

/** The merchant knows the name of its platform, as it knows that of its merchant account. */
export const BALANCE_PLATFORM = 'FlorinPlatform';

function openRecords(state: State): BalancePlatformRecords {
  const records: BalancePlatformRecords = {
    platform: { id: BALANCE_PLATFORM, description: 'Simulated platform', status: 'Active' },
    accountHolders: new Map(),
    capabilitiesAskedAt: new Map(),
    balanceAccounts: new Map(),
    sweeps: new Map(),
    paymentInstruments: new Map(),
    paymentInstrumentGroups: new Map(),
    cardSecrets: new Map(),
    networkTokens: new Map(),
    cardOrders: new Map(),
    cardOrderItems: new Map(),
    transactionRules: new Map(),
    devices: new Map(),
    grantOffers: new Map(),
    grantAccounts: new Map(),
  };
  furnish(records, state);
  return records;
}

/** All that the platform remembers of who holds what. */
export const balancePlatformRecords = (state: State): BalancePlatformRecords => state.records(openRecords);

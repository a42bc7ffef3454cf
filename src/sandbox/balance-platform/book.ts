import type { State } from '../state/state.js';
import type { BalancePlatformBook } from './records.js';
import { furnish } from './start.js';

/** The merchant knows the name of its platform, as it knows that of its merchant account. */
export const BALANCE_PLATFORM = 'FlorinPlatform';

function openBook(state: State): BalancePlatformBook {
  const book: BalancePlatformBook = {
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
  furnish(book, state);
  return book;
}

/** All that the platform remembers of who holds what. */
export const balancePlatformBook = (state: State): BalancePlatformBook => state.book(openBook);

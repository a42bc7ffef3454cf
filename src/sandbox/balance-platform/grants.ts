import type { balancePlatform, GrantOffer } from '../../client/balance-platform/index.js';
import type { Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { isTaken, owedOn } from '../transfers/grants.js';
import { balancePlatformRecords } from './platform-records.js';
import type { Kept } from './records.js';
import { isAllowed } from './capabilities.js';
import { found, named } from './lookup.js';
import { offerGrant } from './start.js';

/** An offer that can still be taken. */
const isOpen = (state: State, { id = '', expiresAt = '' }: Kept<typeof GrantOffer>): boolean =>
  Date.parse(expiresAt) > state.now() && !isTaken(state, id);

export const grantAnswers = {
  /** An account holder who may have offers and has none gets one. */
  listGrantOffers(state, { input: { accountHolderId } }) {
    const records = balancePlatformRecords(state);
    const holder = named(records.accountHolders, accountHolderId, 'accountHolderId');
    if (!isAllowed(state, accountHolderId, 'getGrantOffers')) return { grantOffers: [] };
    const own = () =>
      [...records.grantOffers.values()].filter((offer) => offer.accountHolderId === holder.id);
    if (own().length === 0) offerGrant(records, state, holder);
    return { grantOffers: own().filter((offer) => isOpen(state, offer)) };
  },

  getGrantOffer: (state, { input: { grantOfferId } }) =>
    found(balancePlatformRecords(state).grantOffers, grantOfferId, 'Grant offer'),

  getGrantAccount: (state, { input: { id } }) => ({
    ...found(balancePlatformRecords(state).grantAccounts, id, 'Grant account'),
    balances: owedOn(state, id),
  }),
} satisfies Partial<Answers<typeof balancePlatform>>;

import type { balancePlatform, GrantOffer } from '../../client/balance-platform/index.js';
import type { Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { isTaken, owedOn } from '../transfers/grants.js';
import { balancePlatformBook } from './book.js';
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
    const book = balancePlatformBook(state);
    const holder = named(book.accountHolders, accountHolderId, 'accountHolderId');
    if (!isAllowed(state, accountHolderId, 'getGrantOffers')) return { grantOffers: [] };
    const own = () => [...book.grantOffers.values()].filter((offer) => offer.accountHolderId === holder.id);
    if (own().length === 0) offerGrant(book, state, holder);
    return { grantOffers: own().filter((offer) => isOpen(state, offer)) };
  },

  getGrantOffer: (state, { input: { grantOfferId } }) =>
    found(balancePlatformBook(state).grantOffers, grantOfferId, 'Grant offer'),

  getGrantAccount: (state, { input: { id } }) => ({
    ...found(balancePlatformBook(state).grantAccounts, id, 'Grant account'),
    balances: owedOn(state, id),
  }),
} satisfies Partial<Answers<typeof balancePlatform>>;

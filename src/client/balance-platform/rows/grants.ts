import { get } from '../../operation.js';
import { CapitalGrantAccount, GrantOffer, GrantOffers, GrantOffersRequest } from '../grants.js';

/** Lists the grants that an account holder could have. */
export const listGrantOffers = /*@__PURE__*/ get('/grantOffers', {
  input: GrantOffersRequest,
  output: GrantOffers,
});

/** Reads one offer of a grant. */
export const getGrantOffer = /*@__PURE__*/ get('/grantOffers/{grantOfferId}', { output: GrantOffer });

/** Reads the account that grants are booked on. */
export const getGrantAccount = /*@__PURE__*/ get('/grantAccounts/{id}', { output: CapitalGrantAccount });

import { getPaymentInstrument } from '../../client/balance-platform/index.js';
import { getGrant, getTransaction, getTransfer, transfers } from '../../client/transfers/index.js';
import { offer, type Owner, type Rule } from './rule.js';

/** Whoever holds the account, owns what happened on it. */
const ofHolder = (read: typeof getTransfer | typeof getTransaction): Owner => ({
  read,
  by: 'id',
  at: 'accountHolder.id',
  owner: 'accountHolders',
});

const own = (owned: NonNullable<Rule['owned']>): Rule => ({ audiences: ['seller', 'operator'], owned });

/** A payment instrument is not read with this credential, so none is anybody's: sellers search by account. */
const ofWindow = own({
  accountHolderId: 'accountHolders',
  balanceAccountId: 'balanceAccounts',
  paymentInstrumentId: {
    read: getPaymentInstrument,
    by: 'id',
    at: 'balanceAccountId',
    owner: 'balanceAccounts',
  },
});

/** A seller reads what happened on their own balance accounts. Money is moved by the merchant's people alone. */
export const transfersOffer = offer('transfers', 'transfers', transfers, {
  // A card to send money to is a stored one: that it has a number at all, no browser can say.
  createTransfer: { audiences: ['operator'], plain: ['card', 'expiryMonth', 'expiryYear'] },
  listTransfers: ofWindow,
  getTransfer: own({ id: ofHolder(getTransfer) }),
  returnTransfer: { audiences: ['operator'] },
  listTransactions: ofWindow,
  getTransaction: own({ id: ofHolder(getTransaction) }),
  createGrant: { audiences: ['operator'] },
  listGrants: own({ counterpartyAccountHolderId: 'accountHolders' }),
  getGrant: own({
    id: { read: getGrant, by: 'id', at: 'counterparty.accountHolderId', owner: 'accountHolders' },
  }),
});

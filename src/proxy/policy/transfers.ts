import {
  getGrant,
  getTransaction,
  getTransfer,
  transfers,
  type Grant,
} from '../../client/transfers/index.js';
import {
  MERCHANT_ONLY,
  ownerOfAccount,
  ownerOfCard,
  ownerOfHolder,
  ownerOfOffer,
  ownerOfTransferInstrument,
} from './owners.js';
import { offer, own, type Owner, type Rule } from './rule.js';

/** The holder of the account owns what happened on it. */
const ofHolder = (read: typeof getTransfer | typeof getTransaction): Owner => ({
  read,
  by: 'id',
  leads: { 'balanceAccount.id': 'balanceAccounts', 'accountHolder.id': ownerOfHolder },
});

const ofWindow = own({
  accountHolderId: ownerOfHolder,
  balanceAccountId: ownerOfAccount,
  paymentInstrumentId: ownerOfCard,
});

/** A grant says what is owed in numbers, without which the same answer again would be none. */
const receipt: Rule['receipt'] = {
  keep({ id, status, balances: { currency, fee, principal, total } }: Grant) {
    return { id, status, currency, fee: `${fee}`, principal: `${principal}`, total: `${total}` };
  },
  restore: ({ id, status, currency, fee, principal, total }) => ({
    id,
    status,
    balances: { currency, fee: Number(fee), principal: Number(principal), total: Number(total) },
  }),
};

/**
 * A seller reads what happened on their own balance accounts. Where the merchant says so they pay out what is theirs, to
 * no other person, and take a grant that they were offered; everything else that moves money is the merchant's people's.
 */
export const transfersOffer = offer('transfers', 'transfers', transfers, {
  // A card to send money to is a stored one: that it has a number at all, no browser can say.
  createTransfer: own(
    {
      balanceAccountId: ownerOfAccount,
      paymentInstrumentId: ownerOfCard,
      'counterparty.balanceAccountId': ownerOfAccount,
      'counterparty.transferInstrumentId': ownerOfTransferInstrument,
      'counterparty.bankAccount': MERCHANT_ONLY,
      'counterparty.card': MERCHANT_ONLY,
    },
    { optIn: ['seller'], plain: ['card', 'expiryMonth', 'expiryYear'] },
  ),
  listTransfers: ofWindow,
  getTransfer: own({ id: ofHolder(getTransfer) }),
  returnTransfer: { audiences: ['operator'] },
  listTransactions: ofWindow,
  getTransaction: own({ id: ofHolder(getTransaction) }),
  createGrant: own(
    {
      grantOfferId: ownerOfOffer,
      'counterparty.accountHolderId': ownerOfHolder,
      'counterparty.balanceAccountId': ownerOfAccount,
      'counterparty.transferInstrumentId': ownerOfTransferInstrument,
    },
    { optIn: ['seller'], askedByOperator: ['grantAccountId'], receipt },
  ),
  listGrants: own({ counterpartyAccountHolderId: ownerOfHolder }),
  getGrant: own({
    id: { read: getGrant, by: 'id', leads: { 'counterparty.accountHolderId': ownerOfHolder } },
  }),
});

import {
  getAccountHolder,
  getBalanceAccount,
  getGrantOffer,
  getNetworkToken,
  getPaymentInstrument,
  listRegisteredDevices,
} from '../../client/balance-platform/index.js';
import { getBusinessLine, getDocument, getTransferInstrument } from '../../client/legal-entity/index.js';
import type { Owner } from './rule.js';

/** For what only the merchant's own people may name. */
export const MERCHANT_ONLY: Owner = [];

/** Below legal entities: what tells who a person is, and where they are paid. */
const ofEntity = { of: 'legal-entity', by: 'id' } as const;

export const ownerOfLine: Owner = {
  ...ofEntity,
  read: getBusinessLine,
  leads: { legalEntityId: 'legalEntities' },
};
export const ownerOfTransferInstrument: Owner = {
  ...ofEntity,
  read: getTransferInstrument,
  leads: { legalEntityId: 'legalEntities' },
};
/** Whom a document speaks of: an entity itself, or one of its bank accounts. */
export const ofDocument: Owner = ['legalEntities', ownerOfTransferInstrument];
export const ownerOfDocument: Owner = {
  ...ofEntity,
  read: getDocument,
  asking: { skipContent: true },
  leads: { 'owner.id': ofDocument },
};

/** Below account holders: a balance account is its holder's, a card that of the account it spends from, a token that of its card. */
const below = { of: 'balance-platform', by: 'id' } as const;

export const ownerOfHolder: Owner = [
  'accountHolders',
  { ...below, read: getAccountHolder, leads: { legalEntityId: 'legalEntities' } },
];
export const ownerOfAccount: Owner = [
  'balanceAccounts',
  { ...below, read: getBalanceAccount, leads: { accountHolderId: ownerOfHolder } },
];
export const ownerOfCard: Owner = {
  ...below,
  read: getPaymentInstrument,
  leads: { balanceAccountId: ownerOfAccount },
};
export const ownerOfToken: Owner = {
  ...below,
  read: getNetworkToken,
  by: 'networkTokenId',
  leads: { 'token.paymentInstrumentId': ownerOfCard },
};
export const ownerOfOffer: Owner = {
  ...below,
  read: getGrantOffer,
  by: 'grantOfferId',
  leads: { accountHolderId: ownerOfHolder },
};

/** A device is that of the card which the same call names. */
export const registeredFor: Owner = {
  list: listRegisteredDevices,
  by: 'paymentInstrumentId',
  at: 'data.*.id',
};

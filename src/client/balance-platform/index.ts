import {
  getBalancePlatform,
  listAccountHolders,
  createAccountHolder,
  getAccountHolder,
  updateAccountHolder,
  listBalanceAccounts,
  getTaxForm,
} from './rows/account-holders.js';
import {
  createBalanceAccount,
  getBalanceAccount,
  updateBalanceAccount,
  listPaymentInstruments,
  listSweeps,
  createSweep,
  getSweep,
  updateSweep,
  deleteSweep,
} from './rows/balance-accounts.js';
import {
  createPaymentInstrument,
  getPaymentInstrument,
  updatePaymentInstrument,
  listPaymentInstrumentRules,
  createPaymentInstrumentGroup,
  getPaymentInstrumentGroup,
  listPaymentInstrumentGroupRules,
  listNetworkTokens,
  getNetworkToken,
  updateNetworkToken,
  listCardOrders,
  listCardOrderItems,
} from './rows/payment-instruments.js';
import {
  getPublicKey,
  revealPaymentInstrument,
  getCardNumber,
  revealPin,
  changePin,
} from './rows/card-secrets.js';
import {
  listRegisteredDevices,
  startDeviceRegistration,
  finishDeviceRegistration,
  deleteRegisteredDevice,
} from './rows/registered-devices.js';
import {
  createTransactionRule,
  getTransactionRule,
  updateTransactionRule,
  deleteTransactionRule,
} from './rows/transaction-rules.js';
import { getGrantAccount, getGrantOffer, listGrantOffers } from './rows/grants.js';
import { calculateTransferRoutes, validateBankAccountIdentification } from './rows/transfer-routes.js';

export * from './account-holders.js';
export * from './balance-accounts.js';
export * from './capability.js';
export * from './card-orders.js';
export * from './card-secrets.js';
export * from './cards.js';
export * from './grants.js';
export * from './network-tokens.js';
export { PageRequest } from './pages.js';
export * from './payment-instruments.js';
export * from './registered-devices.js';
export * from './sweeps.js';
export * from './transaction-rules.js';
export * from './transfer-routes.js';
export * from './rows/account-holders.js';
export * from './rows/balance-accounts.js';
export * from './rows/payment-instruments.js';
export * from './rows/card-secrets.js';
export * from './rows/registered-devices.js';
export * from './rows/transaction-rules.js';
export * from './rows/grants.js';
export * from './rows/transfer-routes.js';

/** Configuration of a balance platform, version 2: `/bcl/v2`. */
export const balancePlatform = {
  getBalancePlatform,
  listAccountHolders,
  createAccountHolder,
  getAccountHolder,
  updateAccountHolder,
  listBalanceAccounts,
  getTaxForm,
  createBalanceAccount,
  getBalanceAccount,
  updateBalanceAccount,
  listPaymentInstruments,
  listSweeps,
  createSweep,
  getSweep,
  updateSweep,
  deleteSweep,
  createPaymentInstrument,
  getPaymentInstrument,
  updatePaymentInstrument,
  listPaymentInstrumentRules,
  createPaymentInstrumentGroup,
  getPaymentInstrumentGroup,
  listPaymentInstrumentGroupRules,
  listNetworkTokens,
  getNetworkToken,
  updateNetworkToken,
  listCardOrders,
  listCardOrderItems,
  getPublicKey,
  revealPaymentInstrument,
  getCardNumber,
  revealPin,
  changePin,
  listRegisteredDevices,
  startDeviceRegistration,
  finishDeviceRegistration,
  deleteRegisteredDevice,
  createTransactionRule,
  getTransactionRule,
  updateTransactionRule,
  deleteTransactionRule,
  listGrantOffers,
  getGrantOffer,
  getGrantAccount,
  calculateTransferRoutes,
  validateBankAccountIdentification,
};

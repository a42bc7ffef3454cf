import {
  balancePlatform,
  type PaymentInstrument,
  type PaymentInstrumentPage,
} from '../../client/balance-platform/index.js';
import { offer, type Owner, type Rule } from './rule.js';

/** A balance account is its holder's, a card that of the account it spends from, a token that of its card. */
const ownerOfAccount: Owner = {
  read: balancePlatform.getBalanceAccount,
  by: 'id',
  at: 'accountHolderId',
  owner: 'accountHolders',
};
const ownerOfInstrument: Owner = {
  read: balancePlatform.getPaymentInstrument,
  by: 'id',
  at: 'balanceAccountId',
  owner: ownerOfAccount,
};
const ownerOfToken: Owner = {
  read: balancePlatform.getNetworkToken,
  by: 'networkTokenId',
  at: 'token.paymentInstrumentId',
  owner: ownerOfInstrument,
};
const ownerOfOffer: Owner = {
  read: balancePlatform.getGrantOffer,
  by: 'grantOfferId',
  at: 'accountHolderId',
  owner: 'accountHolders',
};

/** A telephone has a number, too, and `card` says which card is to be made. */
const CARD_TO_MAKE = ['card', 'number'];

/** Credentials that may hold card numbers are answered with them; a browser gets the last four digits, whoever asks. */
function withoutCardData(instrument: PaymentInstrument): PaymentInstrument {
  if (!instrument.card) return instrument;
  const { cvc: _code, number, authentication, ...card } = instrument.card;
  const { password: _password, ...shown } = authentication ?? {};
  return {
    ...instrument,
    card: {
      ...card,
      number: `************${number.slice(-4)}`,
      ...(authentication && { authentication: shown }),
    },
  };
}

const withoutCardDataEach = ({
  paymentInstruments,
  ...page
}: PaymentInstrumentPage): PaymentInstrumentPage => ({
  ...page,
  paymentInstruments: paymentInstruments.map(withoutCardData),
});

const operator: Rule = { audiences: ['operator'] };
const own = (owned: Rule['owned'], rule: Partial<Rule> = {}): Rule => ({
  audiences: ['seller', 'operator'],
  ...(owned && { owned }),
  ...rule,
});

const ofHolder = own({ id: 'accountHolders' });
const ofAccount = own({ balanceAccountId: ownerOfAccount });
const ofInstrument = own({ id: ownerOfInstrument });
const ofDevice = own({ paymentInstrumentId: ownerOfInstrument }, { optIn: true });

const table = {
  ...balancePlatform,
  /** Who may use a card is for the merchant to say: a seller blocks a card, and gives its password to nobody. */
  updatePaymentInstrument: {
    ...balancePlatform.updatePaymentInstrument,
    supplied: ['card'] as const,
  },
};

/**
 * A seller sees what hangs below their own account holders, and blocks cards and tokens. What gives rights, costs money or
 * sets money moving is the operator's.
 */
export const balancePlatformOffer = offer('balance-platform', 'balance-platform', table, {
  getBalancePlatform: operator,
  listAccountHolders: operator,
  createAccountHolder: { ...operator, plain: ['number'] },
  getAccountHolder: ofHolder,
  // Capabilities and status are what a seller would change here.
  updateAccountHolder: { ...operator, plain: ['number'] },
  listBalanceAccounts: ofHolder,
  getTaxForm: ofHolder,

  createBalanceAccount: operator,
  getBalanceAccount: own({ id: ownerOfAccount }),
  // Decides after how many days a seller is paid.
  updateBalanceAccount: operator,
  listPaymentInstruments: own({ id: ownerOfAccount }, { narrow: withoutCardDataEach }),

  listSweeps: ofAccount,
  // Whose bank account a sweep pays to, this interface cannot say.
  createSweep: operator,
  getSweep: ofAccount,
  updateSweep: operator,
  deleteSweep: operator,

  createPaymentInstrument: { ...operator, plain: CARD_TO_MAKE, narrow: withoutCardData },
  getPaymentInstrument: own({ id: ownerOfInstrument }, { narrow: withoutCardData }),
  updatePaymentInstrument: own(
    { id: ownerOfInstrument, balanceAccountId: ownerOfAccount },
    { narrow: withoutCardData },
  ),
  listPaymentInstrumentRules: ofInstrument,
  createPaymentInstrumentGroup: operator,
  getPaymentInstrumentGroup: operator,
  listPaymentInstrumentGroupRules: operator,

  listNetworkTokens: ofInstrument,
  getNetworkToken: own({ networkTokenId: ownerOfToken }),
  updateNetworkToken: own({ networkTokenId: ownerOfToken }),
  listCardOrders: operator,
  listCardOrderItems: operator,

  // The number and the PIN of a card end on a device of the cardholder, never in a page: not even encrypted for a key that
  // the page itself has made. `getPublicKey` serves nothing else.
  getPublicKey: 'never',
  revealPaymentInstrument: 'never',
  getCardNumber: 'never',
  revealPin: 'never',
  changePin: 'never',

  // Whoever registers a device approves payments with it.
  listRegisteredDevices: own({ paymentInstrumentId: ownerOfInstrument }),
  startDeviceRegistration: ofDevice,
  finishDeviceRegistration: ofDevice,
  deleteRegisteredDevice: ofDevice,

  // What a rule is set on can be of five kinds, so no chain leads from it to one owner.
  createTransactionRule: operator,
  getTransactionRule: operator,
  updateTransactionRule: operator,
  deleteTransactionRule: operator,

  listGrantOffers: own({ accountHolderId: 'accountHolders' }),
  getGrantOffer: own({ grantOfferId: ownerOfOffer }),
  getGrantAccount: operator,

  calculateTransferRoutes: own({
    balanceAccountId: ownerOfAccount,
    // An id of another interface is nobody's here, so a seller cannot name one: an answer would tell that it exists.
    'counterparty.transferInstrumentId': 'accountHolders',
  }),
  validateBankAccountIdentification: { audiences: ['seller', 'operator'] },
});

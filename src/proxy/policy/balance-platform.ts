import {
  balancePlatform,
  type PaymentInstrument,
  type PaymentInstrumentPage,
} from '../../client/balance-platform/index.js';
import {
  askForSecret,
  choosePin,
  showCard,
  showPin,
} from '../../client/balance-platform/rows/framed-secrets.js';
import { SECRET_RULES } from './card-secrets.js';
import { asStarter, asFinisher } from './device-registration.js';
import {
  MERCHANT_ONLY,
  ownerOfAccount,
  ownerOfCard,
  ownerOfHolder,
  ownerOfOffer,
  ownerOfToken,
  ownerOfTransferInstrument,
  registeredFor,
} from './owners.js';
import { offer, own, type Rule } from './rule.js';

/** A telephone has a number, too, and `card` says which card is to be made. */
const CARD_TO_MAKE = ['card', 'number'];

/** Credentials that may hold card numbers are answered with them; a browser gets the last four digits, for every caller. */
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
const ofHolder = own({ id: ownerOfHolder });
const ofAccount = own({ balanceAccountId: ownerOfAccount });
const ofInstrument = own({ id: ownerOfCard });
const ofDevice = own({ paymentInstrumentId: ownerOfCard }, { optIn: ['seller', 'operator'] });

/** A sweep moves money by itself, so the merchant has to want it; a seller's ends at an account of their own. */
const ofSweep = own(
  {
    balanceAccountId: ownerOfAccount,
    'counterparty.balanceAccountId': ownerOfAccount,
    'counterparty.transferInstrumentId': ownerOfTransferInstrument,
    'counterparty.merchantAccount': MERCHANT_ONLY,
  },
  { optIn: ['seller'] },
);

/** A secret is for the cardholder alone: staff have no business with it. */
const ofCardholder: Rule = {
  audiences: ['seller'],
  optIn: ['seller'],
  owned: { paymentInstrumentId: ownerOfCard },
};

const table = {
  ...balancePlatform,
  getPublicKey: askForSecret,
  revealPaymentInstrument: showCard,
  revealPin: showPin,
  changePin: choosePin,
  /** Who may use a card is for the merchant to say: a seller blocks a card, and never gives its password. */
  updatePaymentInstrument: {
    ...balancePlatform.updatePaymentInstrument,
    supplied: ['card'] as const,
  },
};

/**
 * A seller sees what hangs below their own account holders, and blocks cards and tokens. What gives rights or costs money is
 * the operator's; what sets a seller's own money moving is theirs where the merchant says so.
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
  createSweep: ofSweep,
  getSweep: ofAccount,
  updateSweep: ofSweep,
  deleteSweep: { ...ofAccount, optIn: ['seller'] },

  createPaymentInstrument: { ...operator, plain: CARD_TO_MAKE, narrow: withoutCardData },
  getPaymentInstrument: own({ id: ownerOfCard }, { narrow: withoutCardData }),
  updatePaymentInstrument: own(
    { id: ownerOfCard, balanceAccountId: ownerOfAccount },
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

  // The number and the PIN of a card end in the secret frame of its holder, never in a page: not even encrypted for a key that
  // the page itself has made. In clear they would pass through the proxy.
  getPublicKey: { ...ofCardholder, ...SECRET_RULES.getPublicKey },
  revealPaymentInstrument: { ...ofCardholder, ...SECRET_RULES.revealPaymentInstrument },
  getCardNumber: 'never',
  revealPin: { ...ofCardholder, ...SECRET_RULES.revealPin },
  changePin: { ...ofCardholder, ...SECRET_RULES.changePin },

  // A registered device approves payments.
  listRegisteredDevices: own({ paymentInstrumentId: ownerOfCard }),
  startDeviceRegistration: { ...ofDevice, guard: asStarter },
  finishDeviceRegistration: { ...ofDevice, guard: asFinisher },
  deleteRegisteredDevice: {
    ...ofDevice,
    owned: { paymentInstrumentId: ownerOfCard, id: registeredFor },
  },

  // A rule can be set on five kinds of resource, so no chain leads from it to one owner.
  createTransactionRule: operator,
  getTransactionRule: operator,
  updateTransactionRule: operator,
  deleteTransactionRule: operator,

  listGrantOffers: own({ accountHolderId: ownerOfHolder }),
  getGrantOffer: own({ grantOfferId: ownerOfOffer }),
  getGrantAccount: operator,

  calculateTransferRoutes: own(
    {
      balanceAccountId: ownerOfAccount,
      // An answer tells that it exists.
      'counterparty.transferInstrumentId': ownerOfTransferInstrument,
    },
    { isRead: true },
  ),
  validateBankAccountIdentification: { audiences: ['seller', 'operator'], isRead: true },
});

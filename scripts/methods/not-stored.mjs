const ASKS_WHO_PAYS = 'Asks for the details of the shopper, and decides again, for each order.';
const SEPA = 'The platform stores it as a SEPA direct debit, listed as `sepadirectdebit`.';
const MANDATE = 'The platform stores an Autopay mandate, which the merchant debits without the shopper.';
const SHEET = "The wallet's own sheet remembers the shopper's cards.";

/** Types whose schema has a `storedPaymentMethodId`, and that a page does not list where the platform stores one: why. */
export const NOT_STORED = {
  afterpay_b2b: ASKS_WHO_PAYS,
  afterpay_default: ASKS_WHO_PAYS,
  openinvoice: ASKS_WHO_PAYS,
  ratepay: ASKS_WHO_PAYS,
  ancv: 'The shopper chooses the amount in the app for each order.',
  applepay: SHEET,
  googlepay: SHEET,
  paywithgoogle: SHEET,
  samsungpay: SHEET,
  bcmc_mobile: SEPA,
  bcmc_mobile_QR: SEPA,
  bcmc_mobile_app: SEPA,
  eps: SEPA,
  onlineBanking_CZ: SEPA,
  onlineBanking_PL: "The shopper approves each payment on the bank's own page.",
  onlineBanking_SK: SEPA,
  giftcard: "The balance must be checked with the card's number and PIN before each payment.",
  momo_wallet_app: 'Stored and listed as `momo_wallet`.',
  oxxo: 'Cash at a till has no account.',
  payu_IN_upi: MANDATE,
  upi_collect: MANDATE,
  upi_intent: MANDATE,
};

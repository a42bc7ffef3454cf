const ASKS_WHO_PAYS = 'Asks who pays, and decides anew, for each order.';
const SEPA = 'What the platform stores of it is a SEPA direct debit, which is listed as `sepadirectdebit`.';
const MANDATE =
  'What the platform stores is an Autopay mandate, which the merchant debits without the shopper.';
const SHEET = "The wallet's own sheet remembers the shopper's cards.";

/** Types whose schema has a `storedPaymentMethodId`, and that a page does not list where the platform stores one: why. */
export const NOT_STORED = {
  afterpay_b2b: ASKS_WHO_PAYS,
  afterpay_default: ASKS_WHO_PAYS,
  openinvoice: ASKS_WHO_PAYS,
  ratepay: ASKS_WHO_PAYS,
  ancv: 'The shopper decides in the app, for each order, how much the vouchers pay.',
  applepay: SHEET,
  googlepay: SHEET,
  paywithgoogle: SHEET,
  samsungpay: SHEET,
  bcmc_mobile: SEPA,
  bcmc_mobile_QR: SEPA,
  bcmc_mobile_app: SEPA,
  eps: SEPA,
  onlineBanking_CZ: SEPA,
  onlineBanking_PL: "Its shopper approves each payment on the bank's own page.",
  onlineBanking_SK: SEPA,
  giftcard: 'What is left on a card has to be asked for, by its number and PIN, before it pays.',
  momo_wallet_app: 'Stored as `momo_wallet`, which is listed.',
  oxxo: 'Cash at a till has no account.',
  payu_IN_upi: MANDATE,
  upi_collect: MANDATE,
  upi_intent: MANDATE,
};

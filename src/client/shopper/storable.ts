/**
 * Types, less cards, that a shopper can store by paying with them, by the platform's names: those whose schema in Checkout v71 has a
 * `storedPaymentMethodId`. None was tried at the live platform. iDEAL and its like are not among them: what the platform stores of those
 * is a SEPA direct debit, for which the shopper has read no mandate. UPI is not either: what it stores is an Autopay mandate.
 */
const STORABLE: ReadonlySet<string> = new Set([
  'paypal',
  'klarna',
  'klarna_account',
  'klarna_paynow',
  'twint',
  'kakaopay',
  'gcash',
  'dana',
  'vipps',
  'momo_wallet',
  'blik',
  'sepadirectdebit',
  'ach',
  'eft_directdebit_CA',
  'directdebit_GB',
]);

/** Whether a shopper can store a method that is no card. */
export const isStorable = (type: string): boolean => STORABLE.has(type);

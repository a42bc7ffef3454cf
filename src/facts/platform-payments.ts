/** Parts of a payment that are a share of it, in the platform's words: `platformPaymentType` of a transfer. */
export const PAYMENT_SHARES = [
  'BalanceAccount',
  'Default',
  'Remainder',
  'Surcharge',
  'Tip',
  'TopUp',
] as const;

/** Parts of a payment that are what it costs. Without an amount in the request, the platform works it out. */
export const PAYMENT_FEES = [
  'AcquiringFees',
  'AdyenCommission',
  'AdyenFees',
  'AdyenMarkup',
  'Interchange',
  'PaymentFee',
  'SchemeFee',
] as const;

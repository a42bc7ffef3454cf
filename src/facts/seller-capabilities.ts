/** Capabilities that a seller of a platform usually has, by the platform's names; of them the platform gives the second to the fifth unasked. */
export const SELLER_CAPABILITIES = [
  'receivePayments',
  'receiveFromPlatformPayments',
  'receiveFromBalanceAccount',
  'sendToBalanceAccount',
  'sendToTransferInstrument',
  'issueCard',
  'useCard',
  'issueBankAccount',
  'getGrantOffers',
  'receiveGrants',
] as const;

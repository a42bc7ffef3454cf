/** Tags of the elements that show what an interface's rows are about; a row of its own stands before its interface. */
const ELEMENTS: Readonly<Record<string, string>> = {
  'balance-platform.createAccountHolder': 'florin-account-holders',
  'balance-platform.updateAccountHolder': 'florin-account-holders',
  'balance-platform.createPaymentInstrument': 'florin-issued-cards',
  'balance-platform.updatePaymentInstrument': 'florin-issued-cards',
  'balance-platform.createPaymentInstrumentGroup': 'florin-issued-cards',
  'balance-platform.updateNetworkToken': 'florin-issued-cards',
  'balance-platform.startDeviceRegistration': 'florin-issued-cards',
  'balance-platform.finishDeviceRegistration': 'florin-issued-cards',
  'balance-platform.deleteRegisteredDevice': 'florin-issued-cards',
  'balance-platform.createTransactionRule': 'florin-transaction-rules',
  'balance-platform.updateTransactionRule': 'florin-transaction-rules',
  'balance-platform.deleteTransactionRule': 'florin-transaction-rules',
  'checkout.createPaymentLink': 'florin-payment-links',
  'checkout.updatePaymentLink': 'florin-payment-links',
  'checkout-classic.createPaymentLink': 'florin-payment-links',
  'transfers.createGrant': 'florin-financing',
  'balance-platform': 'florin-balances',
  checkout: 'florin-payment-operations',
  'data-protection': 'florin-data-erasure',
  disputes: 'florin-disputes',
  operator: 'florin-payment-operations',
  payout: 'florin-payouts',
  recurring: 'florin-recurring-contracts',
  'terminal-management': 'florin-terminals',
  transfers: 'florin-transfers',
  workspace: 'florin-workspace',
};

/** Tag of the element that shows what a request by a row was about; empty where there is none. */
export const elementOfRow = (row: string): string => ELEMENTS[row] ?? ELEMENTS[row.split('.')[0] ?? ''] ?? '';

/** The page of each element of the office. */
export const OFFICE = {
  'florin-account-holders': '/office/account-holders.html',
  'florin-balances': '/office/balances.html',
  'florin-data-erasure': '/office/data-erasure.html',
  'florin-disputes': '/office/disputes.html',
  'florin-financing': '/office/financing.html',
  'florin-issued-cards': '/office/issued-cards.html',
  'florin-payment-links': '/office/payment-links.html',
  'florin-payment-operations': '/office/payments.html',
  'florin-payouts': '/office/payouts.html',
  'florin-recurring-contracts': '/office/stored-cards.html',
  'florin-terminals': '/office/terminals.html',
  'florin-transaction-rules': '/office/transaction-rules.html',
  'florin-transfers': '/office/transfers.html',
  'florin-workspace': '/workspace.html',
};

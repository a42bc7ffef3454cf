/** The page of each element of the sellers' hub. */
export const SELLER = {
  'florin-balances': '/seller/money.html',
  'florin-financing': '/seller/financing.html',
  'florin-issued-cards': '/seller/cards.html',
  'florin-onboarding-launcher': '/become-a-seller.html',
  'florin-overview': '/sell.html',
  'florin-sales': '/seller/sales.html',
  'florin-transfers': '/seller/money.html',
};

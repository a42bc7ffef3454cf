/**
 * The three places of the demonstration: each with a navigation and a theme of its own. `who` is the person that the page
 * takes you for: a real site has its own sign-in. The navigation names pages, in groups where there are many.
 */
export const PLACES = {
  shop: {
    name: 'Gulden &amp; Co.',
    link: 'Shop',
    theme: 'market',
    navigation: [{ pages: ['index', 'orders', 'account', 'cart'] }],
  },
  seller: {
    name: 'Gulden &amp; Co. for sellers',
    link: 'Seller hub',
    theme: 'bloom',
    who: 'seller@example.com · seller',
    navigation: [
      {
        pages: [
          'sell',
          'seller/sales',
          'seller/money',
          'seller/financing',
          'seller/cards',
          'seller/taxes',
          'become-a-seller',
          'your-details',
        ],
      },
    ],
  },
  office: {
    name: 'Gulden &amp; Co.',
    link: 'Back office',
    theme: 'plain',
    who: 'Olga · operator',
    navigation: [
      { pages: ['office'] },
      {
        title: 'Payments',
        pages: [
          'office/payments',
          'office/payment-links',
          'office/checkout-sessions',
          'office/disputes',
          'office/stored-cards',
          'office/terminals',
          'office/card-lookup',
        ],
      },
      {
        title: 'Money',
        pages: ['office/balances', 'office/transfers', 'office/payouts', 'approvals', 'office/financing'],
      },
      {
        title: 'Sellers',
        pages: ['office/account-holders', 'office/issued-cards', 'office/transaction-rules'],
      },
      { title: 'Records', pages: ['office/journal', 'office/data-erasure', 'workspace'] },
    ],
  },
};

/**
 * Every page, by its file: what it is called, and the place it belongs to. A new page is one entry here and one in the
 * navigation of its place, its main part in `demo/pages/<name>.html`, and its script beside it.
 */
export const PAGES = {
  index: { title: 'Shop', place: 'shop' },
  listing: { title: 'Listing', place: 'shop' },
  cart: { title: 'Cart', place: 'shop' },
  checkout: { title: 'Checkout', place: 'shop' },
  return: { title: 'Your payment', place: 'shop' },
  orders: { title: 'Orders', place: 'shop' },
  account: { title: 'Account', place: 'shop' },
  sell: { title: 'Your shop', place: 'seller' },
  'seller/sales': { title: 'Sales', place: 'seller' },
  'seller/money': { title: 'Money', place: 'seller' },
  'seller/financing': { title: 'Financing', place: 'seller' },
  'seller/cards': { title: 'Cards', place: 'seller' },
  'seller/taxes': { title: 'Taxes', place: 'seller' },
  'become-a-seller': { title: 'Get verified', place: 'seller' },
  'your-details': { title: 'Your details', place: 'seller' },
  office: { title: 'Overview', place: 'office' },
  'office/payments': { title: 'Payments', place: 'office' },
  'office/payment-links': { title: 'Payment links', place: 'office' },
  'office/checkout-sessions': { title: 'Checkout sessions', place: 'office' },
  'office/disputes': { title: 'Disputes', place: 'office' },
  'office/stored-cards': { title: 'Stored cards', place: 'office' },
  'office/terminals': { title: 'Terminals', place: 'office' },
  'office/card-lookup': { title: 'Card lookup', place: 'office' },
  'office/balances': { title: 'Balances', place: 'office' },
  'office/transfers': { title: 'Transfers', place: 'office' },
  'office/payouts': { title: 'Payouts', place: 'office' },
  'office/financing': { title: 'Financing', place: 'office' },
  'office/account-holders': { title: 'Account holders', place: 'office' },
  'office/issued-cards': { title: 'Issued cards', place: 'office' },
  'office/transaction-rules': { title: 'Transaction rules', place: 'office' },
  'office/journal': { title: 'Journal', place: 'office' },
  'office/data-erasure': { title: 'Data erasure', place: 'office' },
  workspace: { title: 'Workspace', place: 'office' },
  approvals: { title: 'Approvals', place: 'office', who: 'Arno · approver' },
};

export const addressOf = (name) => (name === 'index' ? '/' : `/${name}.html`);

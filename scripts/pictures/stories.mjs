/** Pixels across: a column of a shop's page, and a back office on a laptop. */
const [COLUMN, OFFICE] = [480, 1024];

const wide = (...ids) => ids.map((id) => ({ id, width: OFFICE }));
const inColumn = (...ids) => ids.map((id) => ({ id, width: COLUMN }));

/** The forty stories that are pictured: every screen once, and the states in which a look goes wrong. */
export const PICTURED = [
  ...inColumn(
    'shopper-checkout--default',
    'shopper-checkout--many-methods',
    'shopper-checkout--stored-cards',
    'shopper-checkout--methods-as-tabs',
    'shopper-checkout--proxy-down',
    'shopper-checkout--offline',
    'shopper-checkout-paying--paying',
    'shopper-checkout-paying--refused',
    'shopper-checkout-paying--pending',
    'shopper-checkout-paying--challenge',
    'shopper-checkout-paying-elsewhere--voucher',
    'shopper-checkout-paying-elsewhere--code',
    'shopper-card-fields--errors',
    'shopper-express-checkout--ready',
    'shopper-payment-result--paid',
    'shopper-cart--ready',
    'shopper-cart--empty',
    'shopper-saved-cards--ready',
    'seller-onboarding-launcher--needs-input',
    'seller-legal-entity-form--faults',
    'seller-verification-documents--each-status',
  ),
  ...wide(
    'shopper-listing-catalogue--filtered',
    'shopper-listing-catalogue--list',
    'shopper-listing-details--ready',
    'shopper-order-history--ready',
    'shopper-order-history--one-order',
    'seller-listing-form--ready',
    'seller-balances--ready',
    'seller-sales--figures',
    'operator-overview--ready',
    'operator-payment-operations--ready',
    'operator-payment-operations--one-payment',
    'operator-payment-operations--confirming',
    'operator-payment-operations--loading',
    'operator-payouts--ready',
    'operator-payouts--review',
    'operator-disputes--ready',
    'operator-transfers--ready',
    'operator-terminals--opened',
    'operator-terminals--empty',
  ),
];

/** Where an order goes, for the sheets of both wallets: one file, loaded for orders that have shipping options. */
export { AppleDelivery } from './apple-delivery.js';
export { GoogleDelivery } from './google-delivery.js';

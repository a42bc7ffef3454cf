/** Every public name of the library, without effects: nothing is registered and nothing is sent. */
export * from './client/index.js';
export { FlorinCardFields } from './components/card-fields/card-fields.js';
export { FlorinCheckout } from './components/checkout/checkout.js';
export { FlorinPaymentOperations } from './components/payment-operations/payment-operations.js';
export { FlorinPaymentResult } from './components/payment-result/payment-result.js';
export { FlorinProvider } from './components/provider/provider.js';
export { FlorinSavedCards } from './components/saved-cards/saved-cards.js';

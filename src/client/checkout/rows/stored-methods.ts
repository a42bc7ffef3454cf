import { del, get, post } from '../../operation.js';
import {
  ListStoredPaymentMethodsResponse,
  StoredPaymentMethodOwner,
  StoredPaymentMethodRequest,
  StoredPaymentMethodResource,
  StoredPaymentMethodsQuery,
} from '../stored-methods.js';

/** Lists what a shopper has stored. */
export const listStoredPaymentMethods = /*@__PURE__*/ get('/storedPaymentMethods', {
  input: StoredPaymentMethodsQuery,
  output: ListStoredPaymentMethodsResponse,
  supplied: ['merchantAccount', 'shopperReference'],
});

/** Stores a payment method without paying. */
export const createStoredPaymentMethod = /*@__PURE__*/ post('/storedPaymentMethods', {
  input: StoredPaymentMethodRequest,
  output: StoredPaymentMethodResource,
  success: [201],
  idempotency: 'accepted',
  supplied: ['merchantAccount', 'shopperEmail', 'shopperIP', 'shopperReference'],
});

/** Forgets what a shopper has stored. */
export const deleteStoredPaymentMethod = /*@__PURE__*/ del('/storedPaymentMethods/{storedPaymentMethodId}', {
  input: StoredPaymentMethodOwner,
  success: [204],
  supplied: ['merchantAccount', 'shopperReference'],
});

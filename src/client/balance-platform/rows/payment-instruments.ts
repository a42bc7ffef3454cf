import { get, patch, post } from '../../operation.js';
import { CardOrderItemPage, CardOrderPage, CardOrderPageRequest } from '../card-orders.js';
import {
  GetNetworkTokenResponse,
  ListNetworkTokensResponse,
  UpdateNetworkTokenRequest,
} from '../network-tokens.js';
import { PageRequest } from '../pages.js';
import {
  PaymentInstrument,
  PaymentInstrumentGroup,
  PaymentInstrumentGroupInfo,
  PaymentInstrumentInfo,
  PaymentInstrumentUpdateRequest,
} from '../payment-instruments.js';
import { TransactionRulesResponse } from '../transaction-rules.js';

/** Issues a card or a business account. Fails where the account holder lacks the capability. */
export const createPaymentInstrument = /*@__PURE__*/ post('/paymentInstruments', {
  input: PaymentInstrumentInfo,
  output: PaymentInstrument,
  idempotency: 'required',
});

/** Reads a payment instrument; the number of a card is masked. */
export const getPaymentInstrument = /*@__PURE__*/ get('/paymentInstruments/{id}', {
  output: PaymentInstrument,
});

/** Activates, suspends or closes a payment instrument, or moves it to another balance account while it is inactive. */
export const updatePaymentInstrument = /*@__PURE__*/ patch('/paymentInstruments/{id}', {
  input: PaymentInstrumentUpdateRequest,
  output: PaymentInstrument,
});

/** Lists the rules on one payment instrument. */
export const listPaymentInstrumentRules = /*@__PURE__*/ get('/paymentInstruments/{id}/transactionRules', {
  output: TransactionRulesResponse,
});

/** Makes a group of payment instruments, once for each key: no row takes one away again. */
export const createPaymentInstrumentGroup = /*@__PURE__*/ post('/paymentInstrumentGroups', {
  input: PaymentInstrumentGroupInfo,
  output: PaymentInstrumentGroup,
  idempotency: 'required',
  supplied: ['balancePlatform'],
});

/** Reads a group of payment instruments. */
export const getPaymentInstrumentGroup = /*@__PURE__*/ get('/paymentInstrumentGroups/{id}', {
  output: PaymentInstrumentGroup,
});

/** Lists the rules on a group of payment instruments. */
export const listPaymentInstrumentGroupRules = /*@__PURE__*/ get(
  '/paymentInstrumentGroups/{id}/transactionRules',
  { output: TransactionRulesResponse },
);

/** Lists the network tokens of a card. */
export const listNetworkTokens = /*@__PURE__*/ get('/paymentInstruments/{id}/networkTokens', {
  output: ListNetworkTokensResponse,
});

/** Reads a network token. */
export const getNetworkToken = /*@__PURE__*/ get('/networkTokens/{networkTokenId}', {
  output: GetNetworkTokenResponse,
});

/** Activates, suspends or closes a network token. The answer has no body: the change is under way, not done. */
export const updateNetworkToken = /*@__PURE__*/ patch('/networkTokens/{networkTokenId}', {
  input: UpdateNetworkTokenRequest,
  success: [202],
});

/** Lists the orders that a manufacturer makes cards by. */
export const listCardOrders = /*@__PURE__*/ get('/cardorders', {
  input: CardOrderPageRequest,
  output: CardOrderPage,
});

/** Lists the cards of an order, and how far each is on its way. */
export const listCardOrderItems = /*@__PURE__*/ get('/cardorders/{id}/items', {
  input: PageRequest,
  output: CardOrderItemPage,
});

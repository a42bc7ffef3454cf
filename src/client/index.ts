export { browserRow, type BrowserRow } from './browser-row.js';
export { bind, createClient, type CallOptions, type Client, type ClientOptions } from './client.js';
export { ClientError, type ClientErrorKind } from './errors.js';
export { IDEMPOTENCY_KEY_LENGTH, isIdempotencyKey, newIdempotencyKey } from './idempotency.js';
export { formatAmount, minorDigits } from './money.js';
export {
  del,
  get,
  patch,
  post,
  put,
  type BrowserInput,
  type CallInput,
  type CallOutput,
  type Idempotency,
  type Operation,
  type Table,
} from './operation.js';
export { OUTCOMES, outcomeOf, type Evidence, type Expectation, type Outcome } from './outcome.js';
export type { Fetch } from './transport.js';
export { Amount, oneOf } from './values.js';

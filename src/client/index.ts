export { browserRow, type BrowserRow } from './schema/browser-row.js';
export { bind, createClient, type Client } from './client.js';
export type { CallOptions, ClientOptions, Fetch } from './wire/client-options.js';
export type { Clock } from './wire/clock.js';
export { readPlatformRefusal, type Refusal } from './wire/error-body.js';
export { ClientError, type ClientErrorKind } from './wire/errors.js';
export { IDEMPOTENCY_KEY_LENGTH, isIdempotencyKey, newIdempotencyKey } from './wire/idempotency.js';
export {
  addressOf,
  interfaces,
  type AddressOptions,
  type CredentialKind,
  type ErrorFamily,
  type Interface,
  type InterfaceName,
  type PlatformEnvironment,
} from './interfaces.js';
export { amountInput, parseAmount } from './amount-input.js';
export { formatAmount } from './money.js';
export { minorDigits } from '../facts/currencies.js';
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
export { pageOf, pages, type Page, type Pages, type PagingOptions } from './paging.js';
export { rateLimited, type RateLimitedFetch, type RateLimitOptions } from './wire/rate-limit.js';
export type { RateLimits } from './wire/rate-window.js';
export { withRetries, type Retry, type RetryOptions } from './wire/retry.js';
export { KeyedRefusal } from './schema/refused-fields.js';
export { Amount, oneOf } from './schema/values.js';
